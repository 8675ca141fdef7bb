/** What is odd about a résumé after an edit: dates in the future, ends before beginnings, entries that are there twice. */
import type { ResumeData } from "@bole/talent";
import { entryLabel, type Language } from "../model/structure.ts";
import { allEntries, type Entry } from "./entries.ts";
import { nameField } from "./places.ts";

/** Only of what the edit has made so. */
export function remarksOn(
  before: ResumeData,
  after: ResumeData,
  today: Date,
  language: Language,
): string[] {
  const known = new Set(oddities(before, today, language));
  return oddities(after, today, language).filter((remark) => !known.has(remark));
}

function oddities(resume: ResumeData, today: Date, language: Language): string[] {
  const now = today.toISOString().slice(0, 7);
  const zh = language === "zh";
  const entries = allEntries(resume);
  return entries.flatMap((entry, at) => {
    const { startDate = "", endDate = "" } = entry.fields;
    const label = entryLabel(entry.list, entry.fields);
    const isPlanned = entry.list === "education";
    return [
      ...(startDate.slice(0, 7) > now && /^\d/.test(startDate) && !isPlanned
        ? [
            zh
              ? `注意：${label}的开始时间在将来（${startDate}）。`
              : `Note: ${label} begins in the future (${startDate}).`,
          ]
        : []),
      ...(/^\d/.test(endDate) && endDate.slice(0, 7) > now && !isPlanned
        ? [
            zh
              ? `注意：${label}的结束时间在将来（${endDate}）。`
              : `Note: ${label} ends in the future (${endDate}).`,
          ]
        : []),
      ...(/^\d/.test(endDate) && startDate !== "" && isBefore(endDate, startDate)
        ? [
            zh
              ? `注意：${label}的结束时间早于开始时间（${startDate} – ${endDate}）。`
              : `Note: ${label} ends before it begins (${startDate} – ${endDate}).`,
          ]
        : []),
      ...(entries.slice(0, at).some((other) => isTwin(entry, other))
        ? [zh ? `注意：${label}出现了两次。` : `Note: ${label} is there twice.`]
        : []),
    ];
  });
}

/** As far as both say it. */
function isBefore(end: string, start: string): boolean {
  const length = Math.min(end.length, start.length);
  return end.slice(0, length) < start.slice(0, length);
}

function isTwin(one: Entry, other: Entry): boolean {
  const name = nameField(one.list);
  const same = (field: string) => (one.fields[field] ?? "") === (other.fields[field] ?? "");
  return (
    one.list === other.list &&
    (one.fields[name] ?? "") !== "" &&
    [name, "position", "role", "major", "degree", "startDate"].every(same)
  );
}
