/** What becomes of edits that somebody else's stand against, once one of the two is chosen. Pure. */
import type { Conflict } from "@bole/server/contract";
import type { HandEdit } from "./hand-edit.ts";
import { type Entry, isListName, type Place } from "./structure.ts";

export type Side = "yours" | "theirs";

/** @param sides by the conflicts' places in the list; yours, where nothing is said */
export function resolveEdits(
  edits: readonly HandEdit[],
  conflicts: readonly Conflict[],
  sides: readonly (Side | undefined)[],
): readonly HandEdit[] {
  const untouched = edits.filter((edit) => !conflicts.some((one) => isAbout(edit, one)));
  const kept = conflicts.flatMap((conflict, index) =>
    sides[index] === "theirs" ? [] : editOf(conflict),
  );
  return [...untouched, ...kept];
}

function isAbout(edit: HandEdit, conflict: Place): boolean {
  const section = edit.kind === "set" ? edit.place.section : edit.section;
  if (section !== conflict.section) return false;
  const id =
    edit.kind === "set" ? edit.place.entry_id : edit.kind === "add" ? edit.entry.id : edit.entry_id;
  if (conflict.entry_id !== null && id !== conflict.entry_id) return false;
  return conflict.field === null || (edit.kind === "set" && edit.place.field === conflict.field);
}

/** The edit that makes of theirs what is yours. */
function editOf({ section, entry_id, field, yours }: Conflict): HandEdit[] {
  if (field === null && entry_id !== null && isListName(section)) {
    if (yours === null) return [{ kind: "remove", section, entry_id }];
    return isEntry(yours) ? [{ kind: "add", section, entry: yours }] : [];
  }
  const place = { section, entry_id, field };
  if (typeof yours === "string") return [{ kind: "set", place, value: yours }];
  return isTexts(yours) ? [{ kind: "set", place, value: yours }] : [];
}

function isEntry(value: unknown): value is Entry {
  return typeof value === "object" && value !== null && "id" in value;
}

function isTexts(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((one) => typeof one === "string");
}
