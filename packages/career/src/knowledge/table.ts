/** A table of the data folder: tab-separated, lines that begin with "#" are comments. Read once. */
import { readFileSync } from "node:fs";

const tables = new Map<string, readonly (readonly string[])[]>();

export function table(name: string): readonly (readonly string[])[] {
  const known = tables.get(name);
  if (known !== undefined) return known;
  const text = readFileSync(new URL(`data/${name}`, import.meta.url), "utf8");
  const rows = text
    .split("\n")
    .filter((line) => line !== "" && !line.startsWith("#"))
    .map((line) => line.split("\t"));
  tables.set(name, rows);
  return rows;
}
