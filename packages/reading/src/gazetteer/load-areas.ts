/** The areas as they are stored: a tree, one line an area, and regions that are made of parts of it. */
import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import type { Area } from "./area.ts";

const DATA = new URL("data/", import.meta.url);

export interface Areas {
  readonly byId: ReadonlyMap<string, Area>;
  /** By a region's id, the areas that it is made of. */
  readonly members: ReadonlyMap<string, readonly string[]>;
}

export function loadAreas(): Areas {
  const byId = new Map<string, Area>();
  const path: string[] = [];
  for (const line of gunzipSync(readFileSync(new URL("areas.tsv.gz", DATA)))
    .toString()
    .split("\n")) {
    if (line === "") continue;
    const [depth = "1", called = "", code = "", people = ""] = line.split("\t");
    const names = called.split("|");
    path.length = Number(depth) - 1;
    path.push(names[0] ?? "");
    const id = path.join("/");
    // The code that a country is filed under is no name of it.
    const own = path.length === 1 ? names.slice(1) : names;
    byId.set(id, { id, names: own, code, population: Number(people), depth: path.length });
  }
  return { byId, members: addRegions(byId) };
}

/** Gives what each region is made of. */
function addRegions(byId: Map<string, Area>): Map<string, readonly string[]> {
  const members = new Map<string, readonly string[]>();
  let base = "";
  const idOf = (member: string): string => {
    const name = member.slice(1);
    const id = member.startsWith("+") ? `~${name}` : base === "" ? member : `${base}/${member}`;
    if (!byId.has(id)) throw new Error(`regions.tsv names an unknown area: ${id}`);
    return id;
  };
  for (const line of readFileSync(new URL("regions.tsv", DATA), "utf8").trimEnd().split("\n")) {
    if (line.startsWith("#")) continue;
    const [first = "", second = ""] = line.split("\t");
    if (line.startsWith("@")) base = line.slice(1);
    else if (line.startsWith("=")) {
      const area = byId.get(idOf(first.slice(1)));
      const names = [...new Set([...(area?.names ?? []), ...second.split("|")])];
      if (area !== undefined) byId.set(area.id, { ...area, names });
    } else {
      const names = first.split("|");
      const id = `~${names[0]}`;
      members.set(id, second.split(";").map(idOf));
      byId.set(id, { id, names, code: "", population: 0, depth: 0 });
    }
  }
  return members;
}
