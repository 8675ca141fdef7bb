/** Between places, named by ids, and the paths by which the drawn pages name their fields. */
import { parsePath } from "../../../json/json-path.ts";
import { entriesOf, isListName, type Place, type ResumeData } from "./structure.ts";

/** Null for what the page does not edit. */
export function placeAt(data: ResumeData, path: string): Place | null {
  const [section, second, third] = parsePath(path);
  if (section === "skillContent") return { section, entry_id: null, field: null };
  if (section === "basic" && typeof second === "string") {
    return { section, entry_id: null, field: second };
  }
  if (typeof section !== "string" || !isListName(section) || typeof second !== "number")
    return null;
  const entry = entriesOf(data, section)[second];
  if (entry === undefined) return null;
  return { section, entry_id: entry.id, field: typeof third === "string" ? third : null };
}

/** Null for an entry that is not there. A whole entry or section is the beginning of its fields' paths. */
export function pathOf(data: ResumeData, { section, entry_id, field }: Place): string | null {
  if (entry_id === null) return field === null ? section : `${section}.${field}`;
  if (!isListName(section)) return null;
  const index = entriesOf(data, section).findIndex(({ id }) => id === entry_id);
  if (index < 0) return null;
  return `${section}[${index}]${field === null ? "" : `.${field}`}`;
}

/** Whether a field stands in what a path names. */
export function isWithin(path: string, whole: string): boolean {
  if (!path.startsWith(whole)) return false;
  const next = path.at(whole.length);
  return next === undefined || next === "." || next === "[";
}
