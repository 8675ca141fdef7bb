/** Edits by hand as a JSON Patch (RFC 6902) of the version that they were made on. Pure. */
import type { RequestedEdit } from "@bole/server/contract";
import { sameJson } from "../../../json/json.ts";
import { applyEdit, type EditValue, type HandEdit } from "./hand-edit.ts";
import { entriesOf, isListName, type Place, type ResumeData } from "./structure.ts";

export type Operation = Extract<RequestedEdit, { op: "add" | "remove" | "move" }>;
type Value = Extract<Operation, { op: "add" }>["value"];

export function toPatch(base: ResumeData, edits: readonly HandEdit[]): Operation[] {
  const operations: Operation[] = [];
  let data = base;
  for (const edit of edits) {
    const operation = operationOf(data, edit);
    data = applyEdit(data, edit);
    if (operation !== null) operations.push(operation);
  }
  return operations;
}

/** Null where it would change nothing: what it is about is gone, or is so already. */
function operationOf(data: ResumeData, edit: HandEdit): Operation | null {
  if (edit.kind === "set") return setting(data, edit.place, edit.value);
  const list = entriesOf(data, edit.section);
  const at = (index: number) => `/${edit.section}/${index}`;
  const indexOf = (id: string) => list.findIndex((entry) => entry.id === id);
  if (edit.kind === "add") {
    const isThere = indexOf(edit.entry.id) >= 0;
    return isThere ? null : { op: "add", path: at(list.length), value: jsonOf(edit.entry) };
  }
  const from = indexOf(edit.entry_id);
  if (from < 0) return null;
  if (edit.kind === "remove") return { op: "remove", path: at(from) };
  const to = Math.min(Math.max(0, edit.to), list.length - 1);
  return from === to ? null : { op: "move", from: at(from), path: at(to) };
}

/** To add what is there is to replace it, and also fits where it is not. */
function setting(
  data: ResumeData,
  { section, entry_id, field }: Place,
  value: EditValue,
): Operation | null {
  const path = pointerTo(data, { section, entry_id, field });
  if (path === null) return null;
  // A record that is not there yet has no place for a field.
  if (isRecordName(section) && data[section] === undefined) {
    return { op: "add", path: `/${section}`, value: jsonOf({ [field ?? ""]: value }) };
  }
  const before = valueAt(data, path);
  return sameJson(jsonOf(before), jsonOf(value)) ? null : { op: "add", path, value: jsonOf(value) };
}

function pointerTo(data: ResumeData, { section, entry_id, field }: Place): string | null {
  if (section === "skillContent") return "/skillContent";
  if (field === null) return null;
  if (section === "basic" || isRecordName(section)) return `/${section}/${escaped(field)}`;
  if (!isListName(section)) return null;
  const index = entriesOf(data, section).findIndex(({ id }) => id === entry_id);
  return index < 0 ? null : `/${section}/${index}/${escaped(field)}`;
}

const escaped = (name: string) => name.replaceAll("~", "~0").replaceAll("/", "~1");

function valueAt(data: ResumeData, path: string): unknown {
  const names = path.split("/").slice(1);
  return names.reduce<unknown>((value, name) => {
    const key = name.replaceAll("~1", "/").replaceAll("~0", "~");
    return typeof value === "object" && value !== null ? Reflect.get(value, key) : undefined;
  }, data);
}

/** What came over the wire is JSON; its type says less. */
function jsonOf(value: unknown): Value {
  return value === undefined ? null : JSON.parse(JSON.stringify(value));
}

/** Parts of a résumé that may be missing. */
const isRecordName = (section: string): section is "look" | "letter" =>
  section === "look" || section === "letter";
