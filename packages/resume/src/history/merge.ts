/**
 * Two edits of one résumé at the same time become one document where they are about different things:
 * another field, or another entry, known by its id and not by its place. Where both are about the same,
 * nobody's words are thrown away: it is a conflict that shows both.
 */
import { isDeepStrictEqual } from "node:util";
import { z } from "zod";
import { isRecord, type ResumeDocument } from "../model/document.ts";
import { entryLabel } from "../model/structure.ts";
import { byId } from "./entry-list.ts";

export const Conflict = z.object({
  section: z.string(),
  entry_id: z.string().nullable(),
  entry_label: z.string(),
  field: z.string().nullable(),
  base: z.unknown().describe("What both began with; null where it was not there"),
  yours: z.unknown(),
  theirs: z.unknown(),
});
export type Conflict = z.infer<typeof Conflict>;

export interface Merged {
  readonly document: ResumeDocument;
  /** Where there are any, the document is of no use. */
  readonly conflicts: readonly Conflict[];
}

export function merge(base: ResumeDocument, yours: ResumeDocument, theirs: ResumeDocument): Merged {
  const merger = new Merger();
  const document = merger.fields([base, yours, theirs], (section) => ({
    section,
    entry_id: null,
    entry_label: "",
    field: null,
  }));
  return { document, conflicts: merger.conflicts };
}

/** What stands for a value that is not there. */
const GONE = Symbol("gone");

/** Of the beginning, of the one who asks, and of the others. */
type Three<T> = readonly [base: T, yours: T, theirs: T];
type Place = Pick<Conflict, "section" | "entry_id" | "entry_label" | "field">;
type Entries = ReadonlyMap<string, unknown>;

class Merger {
  readonly conflicts: Conflict[] = [];

  fields(records: Three<ResumeDocument>, placeOf: (name: string) => Place): ResumeDocument {
    const names = new Set([...Object.keys(records[2]), ...Object.keys(records[1])]);
    const merged = [...names].map((name) => {
      const [base, yours, theirs] = records.map((of) =>
        Object.hasOwn(of, name) ? of[name] : GONE,
      );
      return [name, this.#value([base, yours, theirs], placeOf(name))] as const;
    });
    return Object.fromEntries(merged.filter(([, value]) => value !== GONE));
  }

  #value(values: Three<unknown>, place: Place): unknown {
    const [base, yours, theirs] = values;
    if (isDeepStrictEqual(yours, theirs) || isDeepStrictEqual(base, yours)) return theirs;
    if (isDeepStrictEqual(base, theirs)) return yours;
    const old = base === GONE && isRecord(yours) ? {} : base;
    if (isRecord(old) && isRecord(yours) && isRecord(theirs)) {
      return this.fields([old, yours, theirs], (name) => ({
        ...place,
        field: place.field ?? name,
      }));
    }
    const [was, mine, others] = [byId(base === GONE ? [] : base), byId(yours), byId(theirs)];
    if (was !== undefined && mine !== undefined && others !== undefined) {
      return this.#entries([was, mine, others], place);
    }
    const orNull = (value: unknown) => (value === GONE ? null : value);
    const both = { base: orNull(base), yours: orNull(yours), theirs: orNull(theirs) };
    this.conflicts.push({ ...place, ...both });
    return theirs;
  }

  #entries(lists: Three<Entries>, place: Place): unknown[] {
    const [base, yours, theirs] = lists.map((list) => [...list.keys()]);
    return mergedOrder(base ?? [], yours ?? [], theirs ?? []).flatMap((id) => {
      const [old, mine, others] = lists.map((list) => (list.has(id) ? list.get(id) : GONE));
      const entry = [others, old, mine].find((one) => one !== GONE);
      const entry_label = entryLabel(place.section, entry);
      const merged = this.#value([old, mine, others], { ...place, entry_id: id, entry_label });
      return merged === GONE ? [] : [merged];
    });
  }
}

/**
 * All ids of both sides. Whoever has put those that all three know into another order has put them
 * so; if both have, yours is what was meant last. New ones of the other side follow whom they followed.
 */
function mergedOrder(
  base: readonly string[],
  yours: readonly string[],
  theirs: readonly string[],
): string[] {
  const common = new Set(base.filter((id) => yours.includes(id) && theirs.includes(id)));
  const known = (ids: readonly string[]) => ids.filter((id) => common.has(id));
  const isMine = !isDeepStrictEqual(known(base), known(yours));
  const [first, second] = isMine ? [yours, theirs] : [theirs, yours];
  const order = [...first];
  for (const [index, id] of second.entries()) {
    if (order.includes(id)) continue;
    const before = second.slice(0, index).findLast((other) => order.includes(other));
    order.splice(before === undefined ? 0 : order.indexOf(before) + 1, 0, id);
  }
  return order;
}
