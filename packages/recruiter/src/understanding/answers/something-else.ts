/** Whether a message is no answer to what waits: a question, or a wish of its own. What waits goes on waiting. */
import type { ApprovalKind } from "../../model/events.ts";
import { Goal } from "../../model/understood.ts";
import { hear } from "../goals/hear.ts";
import { moodOf } from "../goals/mood.ts";
import type { Pending } from "../pending.ts";
import { CHANGE, KEEP, LATER, REMOVE, THE_REST } from "./change-words.ts";
import { isOnlyThose, itemsMeant } from "./items.ts";

/** What a wish may be about without being another wish than the one that waits. */
const OWN: Readonly<Record<ApprovalKind, readonly Goal[]>> = {
  plan: Goal.options,
  shortlist: ["find_people", "parse_job"],
  mails: ["write_mails", "send_mails"],
  stages: ["clean_pipeline", "review_people"],
  slots: ["schedule_interviews", "reschedule_interview", "cancel_interview"],
  results: [],
  other: [],
};

export function isSomethingElse(cues: string, { kind, items }: Pending): boolean {
  if (NOT_NOW.test(cues)) return true;
  const isOrder =
    /^(?:please |pls |请|先)*(?:remove|drop|delete|skip|take|cut|change|swap|move|add|去掉|删掉|删除|跳过|把|改)/u;
  if (moodOf(cues) === "question" && !isOrder.test(cues)) return true;
  const isAboutItems = kind !== "plan" && itemsMeant(cues, items).length > 0;
  const touches = REMOVE.test(cues) || KEEP.test(cues) || CHANGE.test(cues);
  const isOfSome = LATER.test(cues) || THE_REST.test(cues) || isOnlyThose(cues, items);
  if (!touches && !(isAboutItems && isOfSome)) return true;
  if (isAboutItems) return false;
  return isAnotherWish(cues, kind);
}

/** "Find me three more designers" changes nothing that waits. */
export function isAnotherWish(cues: string, kind: ApprovalKind): boolean {
  const { goals, act } = hear(cues);
  return act !== null || goals.some((goal) => !OWN[kind].includes(goal));
}

/** Whoever wants to think has not answered. */
const NOT_NOW =
  /\b(?:i'll|i will|we'll|let me|i'd like to|i want to) (?:come back|get back|look|think|decide|check|see|sleep|have a)\b|\bi (?:have not|haven't|did not|didn't) (?:yet )?(?:read|seen|checked|looked|finished|decided|had)\b|还没(?:看|想|读|决定)|^(?:maybe |not (?:now|yet)|later|in a (?:minute|moment|bit)|give me a)|^(?:我)?(?:先|再|等会儿?|晚一?点|晚些|回头|稍后|稍等|待会儿?|一会儿?)(?:我)?(?:再)?(?:看|想|说(?!明)|考虑|处理|回|琢磨)/u;
