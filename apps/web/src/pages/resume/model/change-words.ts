/**
 * What a change is about, in the words of people: "Work at 美团: description", 「美团的工作经历：描述」.
 * The same words name a change in a chat, in the history, in a comparison and in a conflict.
 */
import type { PlaceWords } from "../text/place-text.ts";
import { entriesOf, isListName, labelsOf, type Place, type ResumeData } from "./structure.ts";

export interface PlacedChange extends Place {
  /** What the entry is called by the server; used where it is not in the résumé any more. */
  readonly entry_label: string;
  /** The entry itself, where all of it comes or goes. */
  readonly before?: unknown;
  readonly after?: unknown;
}

export function changeTitle(t: PlaceWords, change: PlacedChange, data: ResumeData): string {
  const { section, entry_id, field } = change;
  const part = field === null ? null : fieldName(t, section, field);
  if (section === "basic") return part ?? t.sections.basic;
  if (section === "look") return part === null ? t.sections.look : t.partOf(t.sections.look, part);
  if (!isListName(section)) return sectionName(t, section);
  if (entry_id === null) return t.sections[section];
  const entry = entriesOf(data, section).find(({ id }) => id === entry_id);
  const whole = [entry, change.after, change.before].find((one) => isRecord(one));
  const name = (whole && labelsOf(section, whole).main) || change.entry_label;
  const title = name === "" ? t.unnamedEntry[section] : t.entry[section](name);
  return part === null ? title : t.partOf(title, part);
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

export function fieldName(t: PlaceWords, section: string, field: string): string {
  const names: Readonly<Record<string, string>> =
    section === "basic" || section === "look" || isListName(section) ? t.fields[section] : {};
  return names[field] ?? field;
}

export function sectionName(t: PlaceWords, section: string): string {
  const names: Readonly<Record<string, string>> = t.sections;
  return names[section] ?? section;
}
