import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

const TEXT = /\.(js|css|html|svg|txt|json)$/;
const LEAST_BYTES = 1000; // below which compressing saves nothing

/** Compresses what was built once, so that no server does it for every browser. Node brings both kinds. */
export function compress() {
  let folder = "";
  return {
    name: "compress",
    configResolved({ root, build }) {
      folder = resolve(root, build.outDir);
    },
    closeBundle() {
      for (const name of readdirSync(folder, { recursive: true }).filter((each) => TEXT.test(each))) {
        const file = resolve(folder, name);
        const raw = readFileSync(file);
        if (raw.length < LEAST_BYTES) continue;
        const hints = {
          [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
          [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
          [constants.BROTLI_PARAM_SIZE_HINT]: raw.length,
        };
        writeFileSync(`${file}.br`, brotliCompressSync(raw, { params: hints }));
        writeFileSync(`${file}.gz`, gzipSync(raw, { level: 9 }));
      }
    },
  };
}
