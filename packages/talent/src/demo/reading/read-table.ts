/** A table with tabs between its columns, the first line of which names them. */
import type { z } from "zod";
import { demoBroken } from "./demo-broken.ts";

export type Row = Readonly<Record<string, string>>;

export function readRows(file: string, text: string): Row[] {
  const [head = "", ...lines] = text.replace(/\n+$/, "").split("\n");
  const columns = head.split("\t");
  return lines.map((line, index) => {
    const cells = line.split("\t");
    if (cells.length !== columns.length) {
      throw demoBroken(
        `${file}:${index + 2}`,
        `has ${cells.length} columns, not ${columns.length}`,
      );
    }
    return Object.fromEntries(columns.map((column, at) => [column, cells[at] ?? ""]));
  });
}

/** A value of a file, checked; `where` says where it stands. */
export function check<Schema extends z.ZodType>(
  schema: Schema,
  value: unknown,
  where: string,
): z.output<Schema> {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const issues = result.error.issues.map(({ path, message }) => `${path.join(".")}: ${message}`);
  throw demoBroken(where, issues.join("; "));
}
