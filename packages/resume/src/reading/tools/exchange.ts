/** A new value beside the old words: where those stand decides what changes. */
import type { Words } from "@bole/language";
import type { Desk } from "../desk.ts";
import { findEntries } from "../find-entries.ts";
import { basicField, entryField, isListName, sectionFor } from "../places.ts";
import { placesIn, textsOf } from "../texts.ts";
import { replaceText } from "./replace.ts";
import type { Done } from "./resume-tool.ts";
import { whereOf } from "./where.ts";

interface Named {
  readonly entry: Words[];
  readonly section?: string | undefined;
  readonly field?: string | undefined;
}

const PROSE: ReadonlySet<string> = new Set(["summary", "description", "content", "line", "skills"]);

/** The old words inside of the field or the entry that is named; else, unless a field is named, wherever they stand. */
export function exchange(
  { entry, section, field = "" }: Named,
  old: string,
  value: string,
  desk: Desk,
): Done | { readonly entry: Words[] } | undefined {
  const found = entry.length > 0 ? findEntries(entry, whereOf(desk)) : undefined;
  const list = sectionFor(section);
  const own = isListName(list) ? entryField(list, field) : basicField(field);
  const near = { entry, value, old, field: own, isBasic: list === "basic" && entry.length === 0 };
  const stands = textsOf(desk.resume).filter(({ text }) => placesIn(text, old).length > 0);
  const inside = stands.filter(({ entry: one }) =>
    found && "found" in found ? found.found.some(({ path }) => path === one?.path) : false,
  );
  if (inside.length > 0)
    return replaceText({ ...near, field: inside.length > 1 ? own : inside[0]?.field }, desk);
  const isNamed = own !== undefined && !PROSE.has(field);
  if (!isNamed || stands.some(({ field: one }) => one === own)) return replaceText(near, desk);
  // "Bonny was in Lagos": the old words name the entry.
  const named = entry.length === 0 ? [{ text: old, ref: "name" as const }] : entry;
  const entries = findEntries(named, whereOf(desk));
  const isEntry = "found" in entries && entries.found.length === 1 && isListName(list);
  return isEntry ? { entry: named } : undefined;
}
