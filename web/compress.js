// Compresses the built pages once, so that no server does it for every browser. Node brings both kinds.
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

const PAGES = new URL("../src/misterx/server/pages/", import.meta.url);
const TEXT = /\.(js|css|html|svg|txt|json)$/;
const LEAST_BYTES = 1000; // below which compressing saves nothing

for (const name of readdirSync(PAGES, { recursive: true })) {
  if (!TEXT.test(name)) continue;
  const file = new URL(name.replaceAll("\\", "/"), PAGES);
  const raw = readFileSync(file);
  if (raw.length < LEAST_BYTES) continue;
  const hints = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: raw.length,
  };
  writeFileSync(new URL(`${file.href}.br`), brotliCompressSync(raw, { params: hints }));
  writeFileSync(new URL(`${file.href}.gz`), gzipSync(raw, { level: 9 }));
}
