/**
 * Labelled turns to score a reader on: the files and folders named behind the benchmark's name, else all
 * sets under `bench/sealed` and the examples of the voices that the weights were not trained on. A path names
 * its product (`…/recruiter/en/a.jsonl`, `…/recruiter-en.jsonl`).
 */
import { existsSync, globSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { MODEL_FOLDER } from "@bole/language/embedded";
import { type Inventory, readInventories, Turn } from "@bole/language/examples";
import { z } from "zod";

export interface TurnSet {
  /** As it is shown: the date of a sealed set, or the path that was given. */
  readonly name: string;
  readonly turns: readonly { readonly turn: Turn; readonly inventory: Inventory }[];
}

const DATA = path.resolve(import.meta.dirname, "../../packages/language/data");
const SEALED = path.resolve(import.meta.dirname, "../sealed");

export function readTurnSets(given: readonly string[] = process.argv.slice(3)): TurnSet[] {
  const readSet = (set: string) => ({
    name: path.basename(set),
    turns: filesOf(set).flatMap(readFile),
  });
  if (given.length > 0) return given.map(readSet);
  const sealed = existsSync(SEALED) ? globSync("*/", { cwd: SEALED }).toSorted() : [];
  return [...sealed.map((name) => readSet(path.join(SEALED, name))), heldOut()];
}

function heldOut(): TurnSet {
  const manifest = readFileSync(new URL("manifest.json", MODEL_FOLDER), "utf8");
  const { held } = z.object({ held: z.array(z.string()) }).parse(JSON.parse(manifest));
  const voices = new Set(held);
  const turns = filesOf(DATA)
    .flatMap(readFile)
    .filter(({ turn, inventory }) => voices.has(`${inventory.product} ${turn.voice}`));
  return { name: "held-out voices", turns };
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
