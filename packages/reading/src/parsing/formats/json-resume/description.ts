/** A description of ours is lines, some of them bullets; of theirs, a summary and highlights. */
import { type JsonRecord, linesOf, textOf, textsOf } from "../unknown-json.ts";

const BULLET = "- ";

export function writeDescription(description: string) {
  const lines = description === "" ? [] : description.split("\n");
  const isBullet = (line: string) => line.startsWith(BULLET) && line.length > BULLET.length;
  return {
    summary: lines.filter((line) => !isBullet(line)).join("\n"),
    highlights: lines.filter(isBullet).map((line) => line.slice(BULLET.length)),
  };
}

/**
 * @param prose the fields whose text stands as it is, in this order
 * @param known fields that have a place of their own; any other is kept as "name: text"
 */
export function readDescription(
  record: JsonRecord,
  prose: readonly string[],
  known: readonly string[],
): string {
  const rest = Object.fromEntries(
    Object.entries(record).filter(
      ([key]) => key !== "highlights" && !prose.includes(key) && !known.includes(key),
    ),
  );
  return [
    ...prose.map((key) => textOf(record[key])),
    ...textsOf(record.highlights).map((text) => `${BULLET}${text.replace(/\s*\n\s*/g, " ")}`),
    ...linesOf(rest),
  ]
    .filter((line) => line !== "")
    .join("\n");
}
