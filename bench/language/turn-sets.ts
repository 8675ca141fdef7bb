/**
 * Labelled turns to score a reader on: the files and folders named behind the benchmark's name, else all
 * sets under `bench/sealed`. A path names its product (`…/recruiter/en/a.jsonl`, `…/recruiter-en.jsonl`).
 */
import { existsSync, globSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { type Inventory, readInventories, Turn } from "@bole/language/examples";

export interface TurnSet {
  /** As it is shown: the date of a sealed set, or the path that was given. */
  readonly name: string;
  readonly turns: readonly { readonly turn: Turn; readonly inventory: Inventory }[];
}

const SEALED = path.resolve(import.meta.dirname, "../sealed");

export function readTurnSets(given: readonly string[] = process.argv.slice(3)): TurnSet[] {
  const sealed = existsSync(SEALED) ? globSync("*/", { cwd: SEALED }).toSorted() : [];
  const sets = given.length > 0 ? given : sealed.map((name) => path.join(SEALED, name));
  return sets.map((set) => ({ name: path.basename(set), turns: filesOf(set).flatMap(readFile) }));
}

function filesOf(place: string): string[] {
  if (!statSync(place).isDirectory()) return [place];
  return globSync("**/*.jsonl", { cwd: place })
    .toSorted()
    .map((file) => path.join(place, file));
}

function readFile(file: string) {
  const inventory = inventoryOf(file);
  return readFileSync(file, "utf8")
    .trimEnd()
    .split("\n")
    .map((line) => ({ turn: Turn.parse(JSON.parse(line)), inventory }));
}

function inventoryOf(file: string): Inventory {
  const words = file.split(/[/\\.-]/).toReversed();
  const inventories = new Map(readInventories().map((one) => [one.product, one]));
  const product = words.find((word) => inventories.has(word)) ?? "";
  const inventory = inventories.get(product);
  if (!inventory) throw new Error(`The path ${file} names no product.`);
  return inventory;
}
