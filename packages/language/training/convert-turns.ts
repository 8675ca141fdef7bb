/**
 * Checks conversations in markup and writes them as JSON lines:
 *
 *     node packages/language/training/convert-turns.ts recruiter drafts/*.turns --out packages/language/data/recruiter
 *
 * A file is named after its language first (`en-nurses.turns`). Near duplicates are left out, also of what the
 * product's other files have.
 */
import { globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { describeTurns } from "../src/examples/describe-turns.ts";
import { Inventory } from "../src/examples/inventory.ts";
import { nearDuplicates } from "../src/examples/near-duplicates.ts";
import { readMarkup } from "../src/examples/read-markup.ts";
import { Turn } from "../src/examples/turn.ts";

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { out: { type: "string" } },
});
const [product = "", ...files] = positionals;
const tools = path.resolve(import.meta.dirname, "../data", product, "tools.json");
const inventory = Inventory.parse(JSON.parse(readFileSync(tools, "utf8")));

const say = (line: string) => process.stdout.write(`${line}\n`);

const sets = files.map((file) => {
  const name = path.basename(file, ".turns");
  const { turns, issues } = readMarkup(readFileSync(file, "utf8"), inventory, name);
  for (const { line, message } of issues) say(`${file}:${line}: ${message}`);
  if (issues.length > 0) process.exitCode = 1;
  return { name, turns };
});
const data = path.dirname(tools);
const known = globSync("*/*.jsonl", { cwd: data })
  .filter((file) => !sets.some(({ name }) => name === path.basename(file, ".jsonl")))
  .flatMap((file) => readFileSync(path.join(data, file), "utf8").trimEnd().split("\n"))
  .map((line) => Turn.parse(JSON.parse(line)));
const all = sets.flatMap(({ turns }) => turns);
const near = new Set(nearDuplicates([...known, ...all]));
for (const { id, message } of all.filter((turn) => near.has(turn)))
  say(`near duplicate, left out: ${id} ${message}`);
for (const { name, turns } of values.out === undefined ? [] : sets) {
  const [language = ""] = name.split("-");
  const folder = path.join(values.out ?? "", language);
  mkdirSync(folder, { recursive: true });
  const lines = turns.filter((turn) => !near.has(turn)).map((turn) => `${JSON.stringify(turn)}\n`);
  writeFileSync(path.join(folder, `${name}.jsonl`), lines.join(""));
}
say(describeTurns(all.filter((turn) => !near.has(turn))));
