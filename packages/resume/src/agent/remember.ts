/** What a turn leaves behind for the next one. */
import { entryId, type ResumeDocument } from "../model/document.ts";
import { LISTS, placeOf } from "../model/structure.ts";
import { resolvePath } from "../path/index.ts";
import type { TurnMemory } from "../understanding/understanding.ts";
import type { MadeCall } from "./execute.ts";

type Last = NonNullable<TurnMemory["last"]>;

/** Of calls that a model chose: where the last one of them was. */
export function rememberCalls(memory: TurnMemory, made: readonly MadeCall[]): TurnMemory {
  const last = made.findLast(({ result }) => result.success);
  return { last: last === undefined ? memory.last : lastOf(last), asked: null };
}

/**
 * An entry that was added has its id only now. Who understood the message could not know it, and
 * named none, or one that is not in the résumé.
 */
export function settleMemory(memory: TurnMemory, made: readonly MadeCall[]): TurnMemory {
  const document = made.at(-1)?.after;
  if (document === undefined) return memory;
  const settle = <Place extends { section: string; entry_id: string | null }>(
    place: Place,
  ): Place =>
    isThere(document, place) ? place : { ...place, entry_id: addedTo(place.section, made) };
  return {
    last:
      memory.last === null || memory.last.action === "delete" ? memory.last : settle(memory.last),
    asked: memory.asked === null ? null : settle(memory.asked),
  };
}

function isThere(
  document: ResumeDocument,
  { section, entry_id }: { section: string; entry_id: string | null },
): boolean {
  const list = document[section];
  if (!Array.isArray(list)) return true;
  return entry_id !== null && list.some((entry) => entryId(entry) === entry_id);
}

function addedTo(section: string, made: readonly MadeCall[]): string | null {
  const add = made.findLast(
    ({ call, result }) =>
      call.name === "CVEditor" &&
      call.params.action === "add" &&
      call.params.path.split(/[.[]/)[0] === section &&
      result.success,
  );
  const data = add?.result.data;
  return entryId(Array.isArray(data) ? data.at(-1) : data) ?? null;
}

function lastOf({ call, result, before }: MadeCall): Last | null {
  const segments = resolvePath(before, call.params.path ?? "");
  const [section, index] = segments;
  if (section === undefined) return null;
  const place = placeOf(segments);
  const list = before[String(section)];
  const entry = Array.isArray(list) && typeof index === "number" ? list[index] : undefined;
  const isAdd = call.name === "CVEditor" && call.params.action === "add" && place.kind !== "field";
  return {
    section: String(section),
    entry_id:
      (isAdd && Object.hasOwn(LISTS, section) ? entryId(result.data) : entryId(entry)) ?? null,
    field: place.kind === "field" ? place.name : null,
    action: call.name === "CVReader" ? "read" : call.params.action,
  };
}
