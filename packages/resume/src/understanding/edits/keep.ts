/** "只保留腾讯那段", "除了5G基站交付，其他都删了": what stays is said, the others go. */
import type { Outcome } from "../outcome.ts";
import { type Entry, entriesOf } from "../reference/entries.ts";
import { ANY_LIST, resolveEntries } from "../reference/resolve.ts";
import { parseTarget, type Target } from "../reference/target.ts";
import type { Scene } from "../scene.ts";
import { part, type Said } from "../text/said.ts";
import { deleted } from "./deleted.ts";

/** "除了5G基站交付，其他都删了". */
export function othersThan({ named }: Pick<Target, "named">, scene: Scene): Entry[] {
  const [first] = named;
  if (first === undefined) return [];
  return entriesOf(scene.draft, first.section).filter(
    ({ id }) => !named.some((entry) => entry.id === id),
  );
}

/** "只保留腾讯那段". */
const KEEP =
  /(?:只|仅|就)(?:想|需要?|打算|要)?(?:保留|留下?|要|剩)|(?<![a-z])(?:keep only|only keep|just keep|keep just)(?![a-z])/;

export function readKeep(act: Said, scene: Scene): Outcome | undefined {
  const keep = KEEP.exec(act.cues);
  if (keep === null) return undefined;
  const target = parseTarget(part(act, keep.index + keep[0].length), scene.seen, scene.today);
  if (target.named.length === 0 && target.picks.length === 0) return undefined;
  const found = resolveEntries(target, scene, ANY_LIST);
  if ("instead" in found) return found.instead;
  const others = othersThan({ ...target, named: found.entries }, scene);
  return others.length === 0 ? undefined : deleted(others, scene);
}
