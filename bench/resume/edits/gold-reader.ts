/** A reader that reads the retired sets as they were labelled afterwards (`*-x*` among the examples). */
import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import {
  readInventories,
  type ScriptedReader,
  scriptedReader,
  Turn,
} from "@bole/language/examples";

const DATA = path.resolve(import.meta.dirname, "../../../packages/language/data/resume");

export function goldReader(): ScriptedReader {
  const inventory = readInventories().find(({ product }) => product === "resume");
  if (inventory === undefined) throw new Error("There are no examples of résumés.");
  const reader = scriptedReader(inventory);
  for (const file of globSync("{zh,en}/*-x*.jsonl", { cwd: DATA }))
    for (const line of readFileSync(path.join(DATA, file), "utf8").trimEnd().split("\n"))
      reader.learn(Turn.parse(JSON.parse(line)));
  return reader;
}
