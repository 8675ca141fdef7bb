import { textWidth } from "./terminal/text-width.ts";

/** Columns for a terminal, where a Chinese character is as wide as two Latin ones. */
export function table(rows: readonly (readonly string[])[]): string {
  const columns = Math.max(0, ...rows.map((row) => row.length));
  const widths = Array.from({ length: columns }, (_, column) =>
    Math.max(...rows.map((row) => textWidth(row[column] ?? ""))),
  );
  return rows.map((row) => `${line(row, widths)}\n`).join("");
}

function line(row: readonly string[], widths: readonly number[]): string {
  return row
    .map((cell, column) => cell + " ".repeat((widths[column] ?? 0) - textWidth(cell)))
    .join("  ")
    .trimEnd();
}
