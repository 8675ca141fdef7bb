/** What the last turns have changed: for "put the phone number back", "the same for Acme", "only the first line of it". */
import { z } from "zod";
import { Change, changesBetween } from "../history/changes.ts";
import type { ResumeDocument } from "../model/document.ts";

const RecentEdit = Change.omit({ kind: true }).extend({
  /** Where an entry stood that is gone. */
  place: z.int().min(0).nullable().default(null),
});
export type RecentEdit = z.infer<typeof RecentEdit>;

export const EditedTurn = z.array(RecentEdit);
export type EditedTurn = z.infer<typeof EditedTurn>;

/** So many turns are remembered, and so many changes and characters of each. */
const MOST = { turns: 5, edits: 12, characters: 4_000 };

export function withEdits(
  turns: readonly EditedTurn[],
  before: ResumeDocument,
  after: ResumeDocument,
): EditedTurn[] {
  const edits = changesBetween(before, after).map(({ kind: _, ...change }) => ({
    ...change,
    place: placeOf(change.entry_id, before[change.section]),
  }));
  const isSmall = JSON.stringify(edits).length <= MOST.characters;
  if (edits.length === 0) return [...turns];
  return [...turns, isSmall ? edits.slice(0, MOST.edits) : []].slice(-MOST.turns);
}

function placeOf(id: string | null, list: unknown): number | null {
  if (id === null || !Array.isArray(list)) return null;
  const at = list.findIndex((entry: unknown) => Object(entry).id === id);
  return at < 0 ? null : at;
}
