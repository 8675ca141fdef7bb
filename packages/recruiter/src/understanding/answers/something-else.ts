/** Whether a message is no answer to what waits: a question, or a wish of its own. What waits goes on waiting. */
import type { ApprovalKind } from "../../model/events.ts";
import { Goal } from "../../model/understood.ts";
import { hear } from "../goals/hear.ts";
import { moodOf } from "../goals/mood.ts";
import type { Pending } from "../pending.ts";
import { CHANGE, KEEP, LATER, REMOVE, THE_REST } from "./change-words.ts";
import { isOnlyThose, itemsMeant } from "./items.ts";
import { isAway, isPutOff } from "./put-off.ts";

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
  if (isPutOff(cues)) return true;
  const isOrder =
    /^(?:please |pls |请|先)*(?:remove|drop|delete|skip|take|cut|change|swap|move|add|去掉|删掉|删除|跳过|把|改)/u;
  const isOrdered = isOrder.test(cues) && !ASKED.test(cues);
  if (moodOf(cues) === "question" && !isOrdered) return true;
  const isAboutItems = kind !== "plan" && itemsMeant(cues, items).length > 0;
  if (isAway(cues) && !isAboutItems) return true;
  const touches = REMOVE.test(cues) || KEEP.test(cues) || CHANGE.test(cues);
  const isOfSome = LATER.test(cues) || THE_REST.test(cues) || isOnlyThose(cues, items);
  if (!touches && !(isAboutItems && isOfSome)) return true;
  if (isAboutItems) return false;
  return isAnotherWish(cues, kind);
}

/** "改了之后能撤销吗" asks; "把第三个去掉好吗" does not. */
const ASKED = /(?<!好|行|可以|成)(?:吗|么|嘛)\s*[?？]?\s*$/u;

/** "Find me three more designers" changes nothing that waits. */
export function isAnotherWish(cues: string, kind: ApprovalKind): boolean {
  const { goals, act } = hear(cues);
  const isOwnAct = kind === "stages" && act?.topic === "move_stage";
  return (act !== null && !isOwnAct) || goals.some((goal) => !OWN[kind].includes(goal));
}
