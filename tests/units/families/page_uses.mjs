// Prints, for every file of the page, where a field of something called like a declared thing is read: file, line, field.
// Svelte's own parser reads components and, wrapped as a script, plain TypeScript.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "svelte/compiler";

const [folder, called] = [process.argv[2], new Set(process.argv.slice(3))];
const lines = [];

function walk(node, look) {
  if (Array.isArray(node)) node.forEach((one) => walk(one, look));
  else if (node && typeof node === "object") {
    if (typeof node.type === "string") look(node);
    Object.entries(node).forEach(([key, one]) => key !== "loc" && walk(one, look));
  }
}

for (const file of readdirSync(folder, { recursive: true })) {
  if (!/\.(svelte|ts)$/.test(file)) continue;
  const text = readFileSync(join(folder, file), "utf-8");
  const source = file.endsWith(".svelte") ? text : `<script lang="ts">${text}</script>`;
  walk(parse(source, { modern: true }), (node) => {
    if (node.type !== "MemberExpression" || node.computed) return;
    const holder = node.object.type === "MemberExpression" ? node.object.property.name : node.object.name;
    if (!called.has(holder)) return;
    const line = source.slice(0, node.property.start).split("\n").length;
    lines.push([file.replaceAll("\\", "/"), line, node.property.name]);
  });
}
console.log(JSON.stringify(lines));
