/**
 * JSON as people read it: names and values, long texts as they are, no braces. What agents wrote is
 * shown here, so nothing in it can move the cursor.
 */
import { isList, isRecord, type JsonValue } from "@bole/engine";

export function readable(value: JsonValue, indent = "  "): string {
  return linesOf(value)
    .map((line) => `${indent}${line}`)
    .join("\n");
}

function linesOf(value: JsonValue): string[] {
  if (isList(value))
    return value.length === 0 ? ["[]"] : value.flatMap((entry) => hung("- ", linesOf(entry)));
  if (isRecord(value)) {
    const entries = Object.entries(value);
    return entries.length === 0 ? ["{}"] : entries.flatMap(([name, inner]) => named(name, inner));
  }
  if (typeof value !== "string") return [String(value)];
  return value
    .trimEnd()
    .split(/\r?\n/)
    .map((line) => line.replace(/[\p{Cc}\p{Cf}]/gu, " "));
}

function named(name: string, value: JsonValue): string[] {
  const lines = linesOf(value);
  const isShort = lines.length === 1 && !(isList(value) && value.length > 0) && !isNested(value);
  const label = `${name.replace(/[\p{Cc}\p{Cf}]/gu, " ")}:`;
  return isShort ? [`${label} ${lines[0] ?? ""}`] : [label, ...lines.map((line) => `  ${line}`)];
}

const isNested = (value: JsonValue) => isRecord(value) && Object.keys(value).length > 0;

/** The first line behind a mark, the others below it. */
function hung(mark: string, lines: readonly string[]): string[] {
  return lines.map((line, index) => `${index === 0 ? mark : " ".repeat(mark.length)}${line}`);
}
