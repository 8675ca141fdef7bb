/** The edits that an answer to a finding makes. Pure. */
import type { Review } from "@bole/server/contract";
import { blankEntry, type HandEdit } from "../model/hand-edit.ts";
import { entriesOf, isListName, type ResumeData } from "../model/structure.ts";

export type Ask = Review["checks"][number]["asks"][number];

/** @param newId of an entry that the answer makes, such as for a gap */
export function askEdits(
  { section, entry_id, field, head, tail, entry }: Ask,
  answer: string,
  newId: string,
): HandEdit[] {
  const value = head + answer.trim() + tail;
  const isNew = entry_id === null && isListName(section);
  if (!isNew) return [{ kind: "set", place: { section, entry_id, field }, value }];
  const set = (name: string, text: string): HandEdit => ({
    kind: "set",
    place: { section, entry_id: newId, field: name },
    value: text,
  });
  return [
    { kind: "add", section, entry: blankEntry(section, newId) },
    set(field, value),
    ...Object.entries(entry).map(([name, text]) => set(name, text)),
  ];
}

/** The text of the field before and after. */
export function askedText(
  data: ResumeData,
  { section, entry_id, field, head, tail }: Ask,
  answer: string,
): { readonly before: string; readonly after: string } {
  const entry = isListName(section)
    ? entriesOf(data, section).find(({ id }) => id === entry_id)
    : undefined;
  const before: unknown = entry === undefined ? "" : Reflect.get(entry, field);
  return { before: String(before ?? ""), after: head + answer.trim() + tail };
}
