/** The entries of a résumé's lists and the lines of their texts, as things that words can point at. */
import type { Item } from "@bole/language";
import type { ResumeData } from "@bole/talent";
import { entryDates, entryLabel } from "../model/structure.ts";
import { LIST_NAMES, type ListName, textField } from "./places.ts";

export interface Entry {
  readonly list: ListName;
  readonly id: string;
  readonly index: number;
  readonly path: string;
  readonly fields: Readonly<Record<string, string>>;
}

export function entriesOf(resume: ResumeData, list: ListName): Entry[] {
  return resume[list].map((entry, index) => ({
    ...{ list, id: entry.id, index, path: `${list}[${index}]` },
    fields: Object.fromEntries(
      Object.entries(entry).filter((one): one is [string, string] => typeof one[1] === "string"),
    ),
  }));
}

export const allEntries = (resume: ResumeData): Entry[] =>
  LIST_NAMES.flatMap((list) => entriesOf(resume, list));

export const entryItem = (entry: Entry): Item => ({
  kind: "entry",
  id: `${entry.list}/${entry.id}`,
  label: labelOf(entry),
});

export const labelOf = ({ list, fields }: Entry): string =>
  [entryLabel(list, fields), entryDates(fields, "en")].filter(Boolean).join(" · ") || list;

export function entryOf(resume: ResumeData, { id }: Item): Entry | undefined {
  return allEntries(resume).find((entry) => `${entry.list}/${entry.id}` === id);
}

export interface Line {
  readonly entry: Entry;
  readonly at: number;
  /** Without its bullet. */
  readonly text: string;
}

const BULLET = /^\s*(?:[-*•·]|\d{1,2}[.)、])\s*/u;
export const bulletOf = (line: string): string => BULLET.exec(line)?.[0] ?? "";
export const withoutBullet = (line: string): string => line.replace(BULLET, "");

export const textOf = ({ list, fields }: Entry): string => fields[textField(list)] ?? "";
export const textPath = ({ list, path }: Entry): string => `${path}.${textField(list)}`;

export function linesOf(entry: Entry): Line[] {
  return textOf(entry)
    .split("\n")
    .flatMap((line, at) =>
      line.trim() === "" ? [] : [{ entry, at, text: withoutBullet(line).trim() }],
    );
}

export const lineItem = ({ entry, at, text }: Line): Item => ({
  kind: "line",
  id: `${entry.list}/${entry.id}#${at}`,
  label: text,
});

export function lineOf(resume: ResumeData, { id }: Item): Line | undefined {
  return allEntries(resume)
    .flatMap(linesOf)
    .find((line) => lineItem(line).id === id);
}

/** The one that goes on or ended last comes first. */
export function byTime(entries: readonly Entry[]): Entry[] {
  const rank = ({ fields: { endDate = "", startDate = "" } }: Entry) =>
    `${/^\d/.test(endDate) || endDate === "" ? endDate : "9999"}|${startDate}`;
  return entries.toSorted((a, b) => (rank(a) < rank(b) ? 1 : rank(a) > rank(b) ? -1 : 0));
}
