/** Areas by their names. */
import { readFileSync } from "node:fs";
import type { Area } from "./area.ts";
import { areas } from "./around.ts";
import { fold, isHan } from "./fold.ts";

interface Names {
  readonly byName: ReadonlyMap<string, readonly Area[]>;
  /** Of states and countries: "OH", "DE". */
  readonly byCode: ReadonlyMap<string, readonly Area[]>;
  /** Names that are words, too. */
  readonly words: ReadonlySet<string>;
}

let loaded: Names | null = null;

export function names(): Names {
  loaded ??= load();
  return loaded;
}

function load(): Names {
  const byName = new Map<string, Area[]>();
  const byCode = new Map<string, Area[]>();
  const add = (map: Map<string, Area[]>, key: string, area: Area) => {
    const same = map.get(key);
    if (same === undefined) map.set(key, [area]);
    else if (!same.includes(area)) same.push(area);
  };
  for (const area of areas().byId.values()) {
    for (const name of area.names) add(byName, isHan(name) ? name : fold(name), area);
    if (area.code !== "") add(byCode, area.code, area);
  }
  const list = readFileSync(new URL("data/words.txt", import.meta.url), "utf8");
  const words = list.split("\n").filter((line) => !line.startsWith("#"));
  return { byName, byCode, words: new Set(words.join(" ").split(/\s+/u)) };
}
