/** British postcodes: the letters that they begin with say which counties they are in. */
import { readFileSync } from "node:fs";

const POSTCODE = /\b([A-Z]{1,2})\d[A-Z\d]?(?: ?\d[A-Z]{2})?\b/gu;

let loaded: ReadonlyMap<string, readonly string[]> | null = null;

/** Ids of areas that a postcode of the text may be in; none where it has none. */
export function areasOfPostcode(text: string): readonly string[] {
  loaded ??= load();
  for (const [, letters = ""] of text.matchAll(POSTCODE)) {
    const areas = loaded.get(letters);
    if (areas !== undefined) return areas;
  }
  return [];
}

function load(): ReadonlyMap<string, readonly string[]> {
  const table = readFileSync(new URL("data/postcodes.tsv", import.meta.url), "utf8");
  const rows = table.trimEnd().split("\n");
  return new Map(
    rows
      .filter((row) => !row.startsWith("#"))
      .map((row) => row.split("\t"))
      .map(([letters = "", members = ""]) => [letters, members.split(";").map(idOf)]),
  );
}

const idOf = (member: string): string =>
  member.startsWith("+") ? `~${member.slice(1)}` : `GB/${member}`;
