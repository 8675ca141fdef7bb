/**
 * The parts of a résumé as the page shows them: sections, their entries, and the fields of each. A
 * place is named by ids, not by positions, so that it stays the same when entries come, go or move.
 */
import type { Resume } from "@bole/server/contract";

export type ResumeData = Resume["data"];

/** Sections that are lists, in the order in which they are shown beside the page. */
export const LISTS = ["workExperience", "projects", "education", "other"] as const;
export type ListName = (typeof LISTS)[number];

export type Entry = ResumeData[ListName][number];

export type FieldKind = "line" | "prose" | "date" | "email" | "phone" | "links";

export interface FieldSpec {
  readonly name: string;
  readonly kind: FieldKind;
  /** Two of these stand beside each other. */
  readonly half?: boolean;
}

const line = (name: string, half = false): FieldSpec => ({ name, kind: "line", half });
const DATES: readonly FieldSpec[] = [
  { name: "startDate", kind: "date", half: true },
  { name: "endDate", kind: "date", half: true },
];
const description: FieldSpec = { name: "description", kind: "prose" };

export const FIELDS: Readonly<Record<"basic" | ListName, readonly FieldSpec[]>> = {
  basic: [
    line("name", true),
    line("title", true),
    { name: "email", kind: "email", half: true },
    { name: "phone", kind: "phone", half: true },
    line("location"),
    { name: "links", kind: "links" },
    { name: "summary", kind: "prose" },
  ],
  workExperience: [
    line("company"),
    line("position", true),
    line("location", true),
    ...DATES,
    description,
  ],
  projects: [line("name"), line("role"), ...DATES, description],
  education: [line("school"), line("major", true), line("degree", true), ...DATES, description],
  other: [line("title"), { name: "content", kind: "prose" }],
};

/** What tells an entry from others, and what is said of it besides. */
const LABELS: Readonly<Record<ListName, readonly [main: string, more: string]>> = {
  workExperience: ["company", "position"],
  projects: ["name", "role"],
  education: ["school", "major"],
  other: ["title", ""],
};

export interface Place {
  /** `basic`, `skillContent`, one of the lists, or what is not known here. */
  readonly section: string;
  readonly entry_id: string | null;
  readonly field: string | null;
}

export function isListName(section: string): section is ListName {
  return LISTS.some((name) => name === section);
}

export function isSamePlace(one: Place, other: Place): boolean {
  return (
    one.section === other.section && one.entry_id === other.entry_id && one.field === other.field
  );
}

export function entriesOf(data: ResumeData, section: ListName): readonly Entry[] {
  return data[section];
}

export function textOf(record: Readonly<Record<string, unknown>>, field: string): string {
  const value = Object.hasOwn(record, field) ? record[field] : undefined;
  return typeof value === "string" ? value : "";
}

export function labelsOf(
  section: ListName,
  entry: Readonly<Record<string, unknown>>,
): { main: string; more: string } {
  const [main, more] = LABELS[section];
  return { main: textOf(entry, main), more: textOf(entry, more) };
}

export function fieldSpec({ section, field }: Place): FieldSpec | null {
  if (section === "skillContent") return { name: section, kind: "prose" };
  if (section !== "basic" && !isListName(section)) return null;
  return FIELDS[section].find(({ name }) => name === field) ?? null;
}

/** The text at a place, as it is edited: links stand one a line. */
export function textAt(data: ResumeData, { section, entry_id, field }: Place): string {
  if (section === "skillContent") return data.skillContent;
  if (section === "basic") {
    return field === "links" ? data.basic.links.join("\n") : textOf(data.basic, field ?? "");
  }
  if (!isListName(section)) return "";
  const entry = entriesOf(data, section).find(({ id }) => id === entry_id);
  return entry === undefined ? "" : textOf(entry, field ?? "");
}
