/** All concepts, read when the first one is asked for. Neighbourhood is mutual, whoever names it. */
import { readdirSync, readFileSync } from "node:fs";
import type { Concept } from "../../model/skill.ts";
import { type Category, readTable, type TableRow } from "./read-table.ts";

const FOLDER = new URL("../data/", import.meta.url);

export interface Taxonomy {
  readonly categories: readonly Category[];
  readonly rows: readonly TableRow[];
  readonly concepts: readonly Concept[];
  readonly byId: ReadonlyMap<string, Concept>;
}

let loaded: Taxonomy | null = null;

export function taxonomy(): Taxonomy {
  loaded ??= load();
  return loaded;
}

function load(): Taxonomy {
  const names = readdirSync(FOLDER)
    .filter((name) => name.endsWith(".tsv"))
    .sort();
  const tables = names.map((name) => readTable(name, readFileSync(new URL(name, FOLDER), "utf8")));
  const rows = tables.flatMap((table) => table.rows);
  const neighbours = mutual(rows);
  const concepts = rows.map(
    (row): Concept => ({
      id: row.id,
      kind: row.category.kind,
      category: row.category.id,
      zh: row.zh,
      en: row.en,
      aliases: row.aliases.map(({ written }) => written),
      neighbours: neighbours.get(row.id) ?? [],
    }),
  );
  return {
    categories: tables.flatMap((table) => table.categories),
    rows,
    concepts,
    byId: new Map(concepts.map((concept) => [concept.id, concept])),
  };
}

function mutual(rows: readonly TableRow[]): Map<string, string[]> {
  const neighbours = new Map<string, string[]>(rows.map(({ id }) => [id, []]));
  const add = (id: string, other: string) => {
    const known = neighbours.get(id);
    if (known && !known.includes(other)) known.push(other);
  };
  for (const row of rows) {
    for (const other of row.neighbours) {
      add(row.id, other);
      add(other, row.id);
    }
  }
  return neighbours;
}
