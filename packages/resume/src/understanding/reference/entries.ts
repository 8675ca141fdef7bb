/** The entries of a résumé's lists, in one form, with what each can be called by. */
import type { ResumeData } from "@bole/talent";
import { LIST_SECTIONS, type ListSection, NAME_FIELD } from "../lexicon/places.ts";
import { fold } from "../text/said.ts";

export interface Entry {
  readonly section: ListSection;
  readonly id: string;
  readonly fields: Readonly<Record<string, string>>;
}

export function entriesOf(resume: ResumeData, section: ListSection): Entry[] {
  return resume[section].map((entry) => ({
    section,
    id: entry.id,
    fields: Object.fromEntries(
      Object.entries(entry).filter(
        (field): field is [string, string] => typeof field[1] === "string",
      ),
    ),
  }));
}

export const allEntries = (resume: ResumeData): Entry[] =>
  LIST_SECTIONS.flatMap((section) => entriesOf(resume, section));

export const nameOf = ({ section, fields }: Entry): string => fields[NAME_FIELD[section]] ?? "";

/** What a person would point at it by: "腾讯 · 后端工程师". */
export function labelOf(entry: Entry): string {
  const { fields } = entry;
  const second = fields.position ?? fields.degree ?? fields.role ?? "";
  const years = [fields.startDate, fields.endDate]
    .filter((date) => date !== undefined && date !== "")
    .join(" – ");
  return [nameOf(entry), second, years].filter((text) => text !== "").join(" · ");
}

export const isInternship = ({ fields }: Entry): boolean =>
  /实习|见习|(?<![a-z])(?:intern|internship|trainee|placement)(?![a-z])/.test(
    fold(`${fields.position ?? ""} ${fields.company ?? ""}`),
  );

/** Sorted by time: the one that goes on or ended last comes first. */
export function byTime(entries: readonly Entry[]): Entry[] {
  const rank = ({ fields }: Entry) => {
    const end = fields.endDate ?? "";
    const open = /^(?:至今|present|now|现在)$/i.test(end);
    return `${open ? "9999" : end.padEnd(7, "0")} ${fields.startDate ?? ""}`;
  };
  return entries.toSorted((a, b) => (rank(a) < rank(b) ? 1 : rank(a) > rank(b) ? -1 : 0));
}
