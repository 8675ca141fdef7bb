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

const KEPT =
  /^(?:\s|请|就|帮我|please)*(?:保留|留下|留着|keep(?= ))\s*(?<kept>[^,。;]{2,30}?)[,。;\s]*$/d;
const OTHERS =
  /^(?:\s|,|把|将|and|请|然后)*(?:(?:删|去)(?:掉|除|了)?(?:别的|其他|其它|其余|剩下)|(?:别的|其他|其它|其余|剩下).{0,8}(?:删|去掉)|(?:delete|remove|drop) (?:all )?(?:of )?(?:the )?(?:others?|rest)(?: (?:of )?(?:my |the )?(?:jobs?|work|projects?|ones?|entries|experiences?|positions?|schools?|degrees?|internships?))?(?: please)?[\s.!]*$)/;

/** "保留腾讯，删掉别的工作经历": both are one request. */
export const isKeptAlone = (before: string, piece: string): boolean =>
  KEPT.test(before) && OTHERS.test(piece);

function keptIn(act: Said): Said | undefined {
  const keep = KEEP.exec(act.cues);
  if (keep !== null) return part(act, keep.index + keep[0].length);
  const at = [...act.cues.matchAll(/[,。;]|\sand\s/g)].find(({ index }) =>
    isKeptAlone(act.cues.slice(0, index), act.cues.slice(index)),
  )?.index;
  const span =
    at === undefined ? undefined : KEPT.exec(act.cues.slice(0, at))?.indices?.groups?.kept;
  return span === undefined ? undefined : part(act, ...span);
}

export function readKeep(act: Said, scene: Scene): Outcome | undefined {
  const kept = keptIn(act);
  if (kept === undefined) return undefined;
  const target = parseTarget(kept, scene.seen, scene.today);
  if (target.named.length === 0 && target.picks.length === 0) return undefined;
  if (!KEEP.test(act.cues) && target.rest !== "") return undefined;
  const found = resolveEntries(target, scene, ANY_LIST);
  if ("instead" in found) return found.instead;
  const others = othersThan({ ...target, named: found.entries }, scene);
  return others.length === 0 ? undefined : deleted(others, scene);
}
