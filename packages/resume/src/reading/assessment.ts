/** What can be said of a résumé from what it says: gaps, what is missing, and how much of it is backed by figures. */
import { numbersIn } from "@bole/language/text";
import type { ResumeData } from "@bole/talent";
import { entryLabel, type Language } from "../model/structure.ts";
import { allEntries, type Entry, entriesOf, linesOf, textOf } from "./entries.ts";
import { monthNumber, spanWords } from "./time-spans.ts";

export interface Gap {
  readonly from: string;
  readonly to: string;
  readonly months: number;
}

/** Shorter ones nobody asks about. */
const NOTABLE = 3;

/** Between jobs and studies, where more than three months are unaccounted for. */
export function gapsIn(resume: ResumeData, today: Date): Gap[] {
  const all = [...entriesOf(resume, "workExperience"), ...entriesOf(resume, "education")];
  const now = today.getUTCFullYear() * 12 + today.getUTCMonth();
  const gaps: Gap[] = [];
  let [until, untilDate]: [number | undefined, string] = [undefined, ""];
  for (const { fields } of all.toSorted(byStart)) {
    const { startDate = "", endDate = "" } = fields;
    const from = monthNumber(startDate);
    if (from === undefined) continue;
    if (until !== undefined && from - until > NOTABLE)
      gaps.push({ from: untilDate, to: startDate, months: from - until - 1 });
    const to = lastMonth(endDate) ?? (endDate === "" ? from : now);
    if (until === undefined || to > until) [until, untilDate] = [to, endDate || startDate];
  }
  return gaps;
}

/** A year without a month may have ended with it. */
const lastMonth = (date: string): number | undefined =>
  monthNumber(date.length === 4 ? `${date}-12` : date);

const byStart = (one: Entry, other: Entry): number =>
  (one.fields.startDate ?? "") < (other.fields.startDate ?? "") ? -1 : 1;

/** From the end of what came before an entry to its beginning, however short; undefined where dates are missing. */
export function gapBefore(
  entry: Entry,
  others: readonly Entry[],
): (Gap & { readonly after: Entry }) | undefined {
  const from = monthNumber(entry.fields.startDate ?? "");
  const ended = others.flatMap((other) => {
    const to = monthNumber(other.fields.endDate ?? "");
    const isBefore = to !== undefined && from !== undefined && to <= from && other !== entry;
    return isBefore ? [{ other, to }] : [];
  });
  const last = ended.toSorted((a, b) => b.to - a.to)[0];
  if (from === undefined || last === undefined) return undefined;
  const { endDate = "" } = last.other.fields;
  const months = Math.max(0, from - last.to - 1);
  return { from: endDate, to: entry.fields.startDate ?? "", months, after: last.other };
}

export function gapWords({ from, to, months }: Gap, language: Language): string {
  const length =
    months === 0
      ? language === "zh"
        ? "不到一个月"
        : "less than a month"
      : spanWords(months, language);
  return `${from} – ${to} (${length})`;
}

/** What a reader of the résumé would look for and not find. */
export function missingIn(resume: ResumeData, language: Language): string[] {
  const { basic } = resume;
  const lacks: string[] = [];
  const note = (isMissing: boolean, zh: string, en: string) =>
    isMissing && lacks.push(language === "zh" ? zh : en);
  note(basic.name === "", "姓名", "name");
  note(basic.email === "", "邮箱", "e-mail");
  note(basic.phone === "", "电话", "phone");
  note(basic.location === "", "城市", "location");
  note(basic.summary === "", "个人简介", "summary");
  note(resume.skillContent === "", "技能", "skills");
  note(resume.education.length === 0, "教育经历", "education");
  note(resume.workExperience.length === 0, "工作经历", "work experience");
  for (const entry of allEntries(resume)) {
    const label = entryLabel(entry.list, entry.fields);
    note(entry.list !== "other" && !entry.fields.startDate, `${label}的时间`, `dates of ${label}`);
    const isBlank = entry.list === "workExperience" && textOf(entry) === "";
    note(isBlank, `${label}的描述`, `a description of ${label}`);
  }
  return lacks;
}

/** How many lines of jobs and projects there are, and how many of them give a figure. */
export function figuresIn(resume: ResumeData): {
  readonly lines: number;
  readonly figures: number;
} {
  const lines = [...entriesOf(resume, "workExperience"), ...entriesOf(resume, "projects")].flatMap(
    linesOf,
  );
  const figures = lines.filter(({ text }) => numbersIn(text).length > 0).length;
  return { lines: lines.length, figures };
}
