/** The areas as they are stored: a tree, one line an area, and regions that are made of parts of it. */
import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { AreaTable } from "./area-table.ts";

const DATA = new URL("data/", import.meta.url);

export interface Areas {
  readonly table: AreaTable;
  /** By a region's id, the areas that it is made of. */
  readonly members: ReadonlyMap<string, readonly string[]>;
}

export function loadAreas(): Areas {
  const table = new AreaTable(gunzipSync(readFileSync(new URL("areas.tsv.gz", DATA))));
  return { table, members: addRegions(table) };
}

/** Gives what each region is made of. That all of it exists is tested, and not looked up at each start. */
function addRegions(table: AreaTable): Map<string, readonly string[]> {
  const members = new Map<string, readonly string[]>();
  let base = "";
  const idOf = (member: string): string => {
    if (member.startsWith("+")) return `~${member.slice(1)}`;
    return base === "" ? member : `${base}/${member}`;
  };
  for (const line of readFileSync(new URL("regions.tsv", DATA), "utf8").trimEnd().split("\n")) {
    if (line.startsWith("#")) continue;
    const [first = "", second = ""] = line.split("\t");
    if (line.startsWith("@")) base = line.slice(1);
    else if (line.startsWith("=")) {
      const id = idOf(first.slice(1));
      if (!table.addNames(id, second.split("|"))) {
        throw new Error(`regions.tsv names an unknown area: ${id}`);
      }
    } else {
      const names = first.split("|");
      const id = `~${names[0]}`;
      members.set(id, second.split(";").map(idOf));
      table.add({ id, names, code: "", population: 0, depth: 0 });
    }
  }
  return members;
}
