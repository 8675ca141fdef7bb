/**
 * `npm run slim`, after the page is built: takes away what was installed and a running Bole on this machine never
 * uses; `npm ci` brings it back. With `-- --sources`, also tests, training data and measurements of the checkout.
 */
import { existsSync, lstatSync, readdirSync, rmSync } from "node:fs";
import path from "node:path";
import { developmentSources } from "./development-sources.ts";
import { superfluous } from "./superfluous.ts";
import { unneededPackages } from "./unneeded-packages.ts";

const root = path.resolve(import.meta.dirname, "../..");

function sizeOf(place: string): number {
  const info = lstatSync(place);
  if (!info.isDirectory()) return info.isFile() ? info.size : 0;
  return readdirSync(place).reduce((sum, one) => sum + sizeOf(path.join(place, one)), 0);
}

const hasPage = existsSync(path.join(root, "apps/web/dist/index.html"));
if (!hasPage && existsSync(path.join(root, "node_modules/react-dom"))) {
  process.stderr.write(
    "Build the page first: what builds it is taken away. See docs/operations.md.\n",
  );
  process.exit(1);
}
const withSources = process.argv.includes("--sources");
let bytes = 0;
// Fonts are looked for in sources, so these go last.
for (const find of [unneededPackages, superfluous, ...(withSources ? [developmentSources] : [])]) {
  for (const place of find(root)) {
    if (!existsSync(place)) continue;
    bytes += sizeOf(place);
    rmSync(place, { recursive: true, force: true });
  }
}
process.stdout.write(`Removed ${Math.round(bytes / 1_048_576)} MB that this machine never uses.\n`);
