/** The decision that an answer makes at one interrupt; null where it is no answer to it. */
import type { Decision } from "../../model/decision.ts";
import { moodOf } from "../goals/mood.ts";
import type { Pending } from "../pending.ts";
import type { Said } from "../text/said.ts";
import { CHANGE, KEEP, REMOVE } from "./change-words.ts";
import { verdictOf } from "./clauses.ts";
import { fitsBest } from "./fits.ts";
import { itemsMeant } from "./items.ts";
import { keptItems } from "./kept-items.ts";
import { partRefused } from "./plan-part.ts";
import { isAway, isHeard, isPutOff, ofThisTime } from "./put-off.ts";
import { selectedItems } from "./selection.ts";
import { isAnotherWish, isSomethingElse } from "./something-else.ts";
import { isBare, isNo, isYes } from "./yes-no.ts";

export function decideFrom(said: Said, one: Pending, all: readonly Pending[]): Decision | null {
  const { raw } = said;
  const cues = ofThisTime(said.cues);
  if (raw.length > 400 || cues === "" || isHeard(cues)) return null;
  if (!fitsBest(cues, one, all)) return null;
  const decided = (decision: Decision["decision"], value?: Decision["value"]): Decision => ({
    interrupt_id: one.interrupt_id,
    decision,
    ...(value !== undefined && { value }),
  });
  const keeping = (kept: readonly string[]) => {
    const items = one.items.map(({ id }) => ({ id, keep: kept.includes(id) }));
    if (kept.length === items.length) return decided("approve");
    return kept.length > 0 ? decided("modify", { items }) : decided("reject");
  };
  const part = partRefused(raw, one);
  if (part === "other") return null;
  if (part !== null) return decided(part, part === "modify" ? { text: raw } : undefined);
  const yes = isYes(cues);
  const no = isNo(cues);
  if (yes && /(?:吗|么|不|[?？])\s*[?？]?\s*$/u.test(cues)) return null;
  if (yes && isUndecided(cues) && itemsMeant(cues, one.items).length === 0) return null;
  const verdict = verdictOf(cues, one);
  if (verdict !== null) return decided(verdict === "yes" ? "approve" : "reject");
  if (moodOf(cues) !== "question") {
    const selected = selectedItems(cues, one);
    if (selected !== null) return keeping(selected);
  }
  if (yes && isBare(cues)) return decided("approve");
  if (no && isBare(cues)) return decided("reject");
  if (NONE_OF_THEM.test(cues)) return decided("reject");
  const isReasoned =
    REASON.test(cues) && itemsMeant(cues.replace(REASON, ""), one.items).length === 0;
  if (no && isReasoned) return decided("reject");
  // A question never is a yes, whatever word it begins with.
  if (yes && isAsked(cues)) return null;
  if (!yes && !no && isSomethingElse(cues, one)) return null;
  if (no && isAnotherWish(cues, one.kind)) return null;
  const kept = keptItems({ cues, yes, no }, one);
  if (kept !== null) return keeping(kept);
  const isForLater = yes && one.kind !== "slots" && AT_ANOTHER_TIME.test(cues);
  if (isForLater || CHANGE.test(cues) || REMOVE.test(cues) || KEEP.test(cues))
    return decided("modify", { text: raw.slice(0, 2_000) });
  // "Run it, but for 15 people": whatever follows, it is no plain yes.
  if (yes)
    return BUT.test(cues) ? decided("modify", { text: raw.slice(0, 2_000) }) : decided("approve");
  return no ? decided("reject") : null;
}

/** "不要动他们的状态", "don't move anybody": all of it, and not one of them. */
const NONE_OF_THEM =
  /^(?:先|都|请)*(?:不要|别|不用|不必)(?:再|去)?(?:动|改|碰|更新|挪|移|发|约|安排|联系|写|淘汰|拒绝?|归档|关)(?:给)?(?:他们|她们|这些|任何|大家|所有|全部|谁)|^(?:please )?(?:don't|do not) (?:touch|move|change|contact|write to|e-?mail|mail|update|book|meet) (?:any|them|these|those|everyone)|^(?:please )?(?:leave|keep) (?:everyone|everybody|them|all|things|everything)(?: all)? (?:where|as|alone|the way)\b/u;

const BUT = /但|不过|只是|\b(?:but|however|except|though)\b/u;

/** A yes for another time is none for now. */
const AT_ANOTHER_TIME =
  /明天|后天|下周|周[一二三四五六日天]|今晚|\b(?:tomorrow|tonight|next week|on (?:mon|tues|wednes|thurs|fri|satur|sun)day)\b/u;

/** Why it is a no: nothing that would be changed. */
const REASON =
  /(?:[,，.。;；]\s*(?:i|we) (?:need|want|have|like|'d like) to (?:talk|check|speak|discuss|ask|think|look|read|wait|confirm|consult)|\blet me (?:check|think|ask|talk)|[,，。]等[^,，]{1,10}(?:看|批|定|确认|回|说)|[,，。]我(?:再|先|得|要)(?:想|问|确认|看|商量|考虑)|再(?:说|议|想想|商量))[^,，.。]*/u;

/** Whether what follows a yes wants to know something, and orders nothing. */
const isAsked = (cues: string) => moodOf(afterYes(cues)) === "question" && !ORDERED.test(cues);

/** "好的，我回头再看": what sounds like a yes only says that it was heard. */
const isUndecided = (cues: string) =>
  (isPutOff(afterYes(cues)) || isAway(afterYes(cues))) && !ORDERED.test(cues);

const afterYes = (cues: string) => cues.replace(/^[^,，。.!！]{1,12}[,，。.!！]\s*/u, "");

const ORDERED =
  /发吧|发出|发了吧|执行|批准|同意|照办|\b(?:send|go ahead|do it|approve|ship|book|proceed)\b/u;
