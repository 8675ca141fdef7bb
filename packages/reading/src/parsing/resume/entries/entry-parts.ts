/** What all kinds of entries have: dates, a description, and fields that say their own name. */
import type { FoundRange } from "../dates/find-ranges.ts";
import { rangesOf } from "../dates/ranges-of-line.ts";
import type { Sourced } from "../draft.ts";
import { joinLines } from "../text/join-lines.ts";
import type { Line } from "../text/line.ts";
import type { Piece } from "../text/span.ts";
import { type EntryField, labelledFields } from "./field-labels.ts";
import { type Header, readHeader } from "./header-pieces.ts";
import type { Entry } from "./segment-entries.ts";

export interface EntryParts {
  readonly header: Header;
  readonly labelled: ReadonlyMap<EntryField, Piece>;
  readonly range: FoundRange | undefined;
  readonly body: readonly Line[];
}

export function entryParts(text: string, entry: Entry): EntryParts {
  const labelled = new Map<EntryField, Piece>();
  const ranges: FoundRange[] = [];
  const plain = (line: Line) => {
    const fields = labelledFields(text, line);
    for (const { field, piece } of fields) {
      if (!labelled.has(field)) labelled.set(field, piece);
      if (field === "date") ranges.push(...rangesOf({ ...line, ...piece }));
    }
    return fields.length === 0;
  };
  const header = readHeader(text, entry.header.filter(plain));
  const body = entry.body.flatMap((line) => {
    const [first] = labelledFields(text, line);
    if (first?.field === "description") return [{ ...line, ...first.piece }];
    return plain(line) ? [line] : [];
  });
  const all = [...header.ranges, ...ranges];
  return {
    header,
    labelled,
    range: all.find((range) => range.from.value !== "" && range.to.value !== "") ?? all[0],
    body,
  };
}

/**
 * What is told of an entry: its body, and lines of the header that gave no field.
 * @param said pieces of the header that are told, too, though their line gave a field
 */
export function description(
  original: string,
  { header, body, range }: EntryParts,
  used: readonly (Piece | undefined)[],
  said: readonly Piece[] = [],
) {
  const tells = (line: Line) =>
    ![...used, range].some((piece) => piece && piece.start < line.end && line.start < piece.end);
  const told = header.lines.flatMap((line) => {
    if (tells(line)) return [line];
    const inside = said.filter(({ start, end }) => line.start <= start && end <= line.end);
    return inside.map((piece) => ({ ...line, ...piece, gap: true }));
  });
  return joinLines(original, [...told, ...body]);
}

/** A single date is an end where things are known by their end, and a beginning elsewhere. */
export function dates(
  sourced: Sourced,
  path: string,
  range: FoundRange | undefined,
  single: "start" | "end",
) {
  let [from, to] = [range?.from, range?.to];
  if (single === "end" && range && !range.whole && to?.value === "") [from, to] = [to, from];
  const put = (name: string, date: FoundRange["from"] | undefined) =>
    date?.span ? sourced.value(`${path}.${name}`, date.value, [date.span]) : "";
  return { startDate: put("startDate", from), endDate: put("endDate", to) };
}
