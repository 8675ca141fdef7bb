/** A pasted text as an entry: its first line names it, its dates are its dates, and everything else is kept as it is. */
import { datesIn } from "@bole/language/text";
import type { Desk } from "./desk.ts";
import { type ListName, nameField, textField } from "./places.ts";
import { storedDates } from "./values.ts";

const BETWEEN = /\s*(?:[|｜·•,，;；]|\s[-–—]\s)\s*/u;

export function parseEntryText(text: string, list: ListName, desk: Desk): Record<string, string> {
  const [head = "", ...body] = text
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean);
  const [start, end] = list === "other" ? [] : storedDates(head, desk);
  const pieces = withoutDates(head)
    .split(BETWEEN)
    .map((piece) => piece.trim())
    .filter(Boolean);
  const [name = "", second] = pieces;
  const isLong = name.length > 60;
  const SECOND = {
    workExperience: "position",
    education: "major",
    projects: "role",
    other: "",
  } as const;
  const isSecond = second !== undefined && SECOND[list] !== "" && !isLong;
  const rest = isLong ? [head] : pieces.slice(isSecond ? 2 : 1);
  const entry: Record<string, string> = {
    ...(!isLong && { [nameField(list)]: name }),
    ...(isSecond && { [SECOND[list]]: second }),
    ...(start !== undefined && { startDate: start }),
    ...(end !== undefined && { endDate: end }),
  };
  const lines = [...rest, ...body];
  return lines.length === 0 ? entry : { ...entry, [textField(list)]: lines.join("\n") };
}

function withoutDates(line: string): string {
  const places = datesIn(line).map(({ place }) => place);
  return places
    .toReversed()
    .reduce((left, [from, to]) => `${left.slice(0, from)}${left.slice(to)}`, line)
    .replace(/[（(]?\s*[-–—~至到]\s*[）)]?\s*$/u, "");
}
