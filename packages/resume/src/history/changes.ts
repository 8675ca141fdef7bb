/** What differs between two versions, as facts that a page tells in either language. */
import { isDeepStrictEqual } from "node:util";
import { z } from "zod";
import { isRecord, type ResumeDocument } from "../model/document.ts";
import { entryLabel } from "../model/structure.ts";
import { byId, movedIds } from "./entry-list.ts";

export const Change = z.object({
  kind: z.enum(["added", "removed", "changed", "moved"]),
  section: z.string().describe("basic, education, …, skillContent, or a field that is not known"),
  entry_id: z.string().nullable().describe("Of an entry of a list"),
  entry_label: z.string().describe("What the entry is called, such as 美团 · 工程师; may be empty"),
  field: z.string().nullable().describe("Null where a whole entry or section is meant"),
  before: z.unknown(),
  after: z.unknown(),
});
export type Change = z.infer<typeof Change>;

export function changesBetween(before: ResumeDocument, after: ResumeDocument): Change[] {
  const sections = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...sections].flatMap((section) =>
    inSection(section, before[section], after[section]).map((change) => ({
      entry_id: null,
      entry_label: "",
      field: null,
      section,
      ...change,
    })),
  );
}

type Found = Pick<Change, "kind" | "before" | "after"> & Partial<Change>;

function inSection(section: string, before: unknown, after: unknown): Found[] {
  if (isDeepStrictEqual(before, after)) return [];
  const parts = inParts(section, before, after);
  // An empty section in the place of none has no part that differs, and yet it came or went.
  if (parts.length > 0) return parts;
  return [{ kind: kindOf(before, after), before: before ?? null, after: after ?? null }];
}

function inParts(section: string, before: unknown, after: unknown): Found[] {
  const [old, now] = [byId(before ?? []), byId(after ?? [])];
  if (old !== undefined && now !== undefined) return inEntries(section, old, now);
  const areRecords = isRecord(before ?? {}) && isRecord(after ?? {});
  return areRecords ? inFields(before ?? {}, after ?? {}) : [];
}

type Entries = ReadonlyMap<string, unknown>;

function inEntries(section: string, before: Entries, after: Entries): Found[] {
  const stayed = [...after.keys()].filter((id) => before.has(id));
  const order = [...before.keys()].filter((id) => after.has(id));
  const moved = new Set(movedIds(order, stayed));
  const of = (id: string, entry: unknown) => ({
    entry_id: id,
    entry_label: entryLabel(section, entry),
  });
  return [
    ...[...before]
      .filter(([id]) => !after.has(id))
      .map(([id, entry]) => ({
        kind: "removed" as const,
        before: entry,
        after: null,
        ...of(id, entry),
      })),
    ...[...after].flatMap(([id, entry], place): Found[] => {
      if (!before.has(id)) return [{ kind: "added", before: null, after: entry, ...of(id, entry) }];
      const move: Found = { kind: "moved", before: order.indexOf(id), after: place };
      const found = inFields(before.get(id), entry);
      return [...(moved.has(id) ? [move] : []), ...found].map((change) => ({
        ...change,
        ...of(id, before.get(id)),
      }));
    }),
  ];
}

function inFields(before: unknown, after: unknown): Found[] {
  const [old, now] = [Object(before), Object(after)];
  const names = new Set([...Object.keys(old), ...Object.keys(now)]);
  return [...names]
    .filter((field) => !isDeepStrictEqual(old[field], now[field]))
    .map((field) => {
      const values = { before: old[field] ?? null, after: now[field] ?? null };
      return { kind: kindOf(values.before, values.after), field, ...values };
    });
}

/** Something in the place of nothing is added, nothing in the place of something is removed. */
function kindOf(before: unknown, after: unknown): Change["kind"] {
  const isNothing = (value: unknown) => value === undefined || value === null || value === "";
  if (isNothing(before)) return "added";
  return isNothing(after) ? "removed" : "changed";
}
