/** Areas by their names. */
import { readFileSync } from "node:fs";
import type { Area } from "./area.ts";
import { areas } from "./around.ts";

interface Names {
  /** By what a name folds to; Chinese ones as they are. None where nothing is called so. */
  readonly named: (key: string) => readonly Area[];
  /** Of states and countries: "OH", "DE". */
  readonly coded: (code: string) => readonly Area[];
  /** Names that are words, too. */
  readonly words: ReadonlySet<string>;
}

let loaded: Names | null = null;

export function names(): Names {
  loaded ??= load();
  return loaded;
}

function load(): Names {
  const { table } = areas();
  const list = readFileSync(new URL("data/words.txt", import.meta.url), "utf8");
  const words = list.split("\n").filter((line) => !line.startsWith("#"));
  return {
    named: (key) => table.named(key),
    coded: (code) => table.coded(code),
    words: new Set(words.join(" ").split(/\s+/u)),
  };
}
