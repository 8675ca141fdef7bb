/** "删掉前两段，第三段留着", "… but keep the third": what is not to go with the others. */
import { REMOVE } from "../lexicon/verbs.ts";
import type { Scene } from "../scene.ts";
import { part, type Said } from "../text/said.ts";
import { targetRun } from "./openers.ts";

const STAYS =
  /^(?:的|就|都|先|还是|要|得|继续|给我|\s)*(?:留着|保留|留下|不动|不变|照旧)[\s,。!吧]*$|^\s*(?:stays?|should stay|can stay|remains?)[\s,.!]*$/;
const KEEP = /^(?:[\s,]|but|and|please|just)*(?:keep|leave|retain|spare)\s+/;
const GONE = new RegExp(REMOVE);

export function isSpared(before: Said, piece: Said, scene: Scene): boolean {
  if (!GONE.test(before.cues)) return false;
  const keep = KEEP.exec(piece.cues)?.[0];
  const rest = part(
    piece,
    keep?.length ?? /^(?:[\s,]|但是?|不过)*/.exec(piece.cues)?.[0].length ?? 0,
  );
  const run = targetRun(rest, scene);
  if (run === 0) return false;
  const after = rest.cues.slice(run);
  return keep === undefined
    ? STAYS.test(after)
    : /^(?:\s|one|ones|job|project|[.,!])*$/.test(after);
}
