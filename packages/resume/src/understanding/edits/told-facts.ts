/** "Paper Trails: role Creator": an entry that is there, and facts of it that say their own names. */
import { takeLabelled } from "../facts/labels.ts";
import { takePeriod } from "../facts/period.ts";
import { edits, type Outcome, update } from "../outcome.ts";
import { ANY_LIST, resolveEntries } from "../reference/resolve.ts";
import { parseTarget } from "../reference/target.ts";
import { pathOf, type Scene } from "../scene.ts";
import type { Change } from "./read-change.ts";

export function factsOfEntry({ target, value, weak }: Change, scene: Scene): Outcome | undefined {
  const meant = parseTarget(target, scene.seen, scene.today);
  const points = meant.named.length + meant.picks.length > 0 && meant.field === undefined;
  if (value === undefined || weak !== ":" || !points) return undefined;
  const found = resolveEntries(meant, scene, ANY_LIST);
  const [entry, other] = "instead" in found ? [] : found.entries;
  const path = entry === undefined ? undefined : pathOf(scene, entry);
  if (entry === undefined || path === undefined || other !== undefined) return undefined;
  const { rest, ...dates } = takePeriod(value, entry.section, scene);
  const { facts, rest: left } = takeLabelled(rest, entry.section);
  const calls = Object.entries({ ...facts, ...dates }).map(([field, text]) =>
    update(`${path}.${field}`, text),
  );
  if (calls.length === 0 || Object.keys(facts).length === 0) return undefined;
  if (left.cues.replace(/[\s,.。;]/g, "") !== "") return undefined;
  const last = {
    section: entry.section,
    entry_id: entry.id,
    field: null,
    action: "update" as const,
  };
  return edits(calls, last);
}
