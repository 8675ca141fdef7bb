/** Tab-separated tables with one header line and no quoting; lists in a cell are separated by "|" or ",". */
import { readFileSync } from "node:fs";
import { join } from "node:path";

export type Row = (column: string) => string;

export function readRows(folder: string, name: string): Row[] {
  const [head = "", ...lines] = readFileSync(join(folder, name), "utf8").trimEnd().split("\n");
  const columns = new Map(head.split("\t").map((column, place) => [column, place]));
  return lines.map((line) => {
    const cells = line.split("\t");
    return (column) => {
      const place = columns.get(column);
      if (place === undefined) throw new Error(`${name} has no column ${column}`);
      return cells[place] ?? "";
    };
  });
}

export const listOf = (cell: string, separator: "|" | "," = "|"): string[] =>
  cell
    .split(separator)
    .map((part) => part.trim())
    .filter((part) => part !== "");

export function grouped<K, V>(pairs: Iterable<readonly [K, V]>): Map<K, V[]> {
  const groups = new Map<K, V[]>();
  for (const [key, value] of pairs) {
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [value]);
    else group.push(value);
  }
  return groups;
}
