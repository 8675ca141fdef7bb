/** The decision that an answer makes at one interrupt; null where it is no answer to it. */
import type { Decision } from "../../model/decision.ts";
import type { ApprovalKind } from "../../model/events.ts";
import { Goal } from "../../model/understood.ts";
import { hear } from "../goals/hear.ts";
import { moodOf } from "../goals/mood.ts";
import type { Pending } from "../pending.ts";
import type { Said } from "../text/said.ts";
import { fitsBest } from "./fits.ts";
import { itemsMeant } from "./items.ts";
import { isBare, isNo, isYes } from "./yes-no.ts";

const REMOVE =
  /去掉|删掉|删除|除了|除去|剔除|排除|划掉|拿掉|去除|不要(?:给|发|约|安排)?|别(?:给|发|约)|先不(?:给|发|约)|跳过|不发给|不发|不约|减去|\b(?:drop|remove|exclude|excluding|except(?: for)?|without|skip|leave out|not|minus|take out|take\b.{1,40}\boff|delete|untick|uncheck|but not|other than|(?:everyone|everybody|all|anyone) but)\b/u;
const KEEP =
  /只(?:发|给|要|留|保留|约|选|取|需|用|批准|同意)|仅|保留|留下|就(?:发|给|要|约)(?!吧)|就?够了|就(?:行|可以)了?(?=$|[,，。!！])|\b(?:only|just|keep|will do|(?:are|is) enough|suffices?)\b/u;
const CHANGE =
  /改成|改为|改到|换成|换到|换|改一?下|改|调整|调到|加上|加一|补充|更(?:短|长|正式|简洁|热情|口语)|短一点|短点|长一点|正式一?点|正式些|简短|重写|重新|语气|主题|提到|别提|挪到|推迟|提前|增加|减少|人数|最多|限制|加个|加点|先.{0,8}再|顺序|放到|放在|移到|提到前|\b(?:change|make|shorter|longer|shorten|subject|rewrite|rephrase|instead|tone|mention|add|swap|move|use|more|less|friendlier|formal|casual|edit|tweak|reorder|first|earlier|later|different|another|translate|limit|cap|at most|include|expand|reduce)\b/u;

export function decideFrom(said: Said, one: Pending, all: readonly Pending[]): Decision | null {
  const { cues, raw } = said;
  if (raw.length > 400 || cues === "") return null;
  if (!fitsBest(cues, one, all)) return null;
  const decided = (decision: Decision["decision"], value?: Decision["value"]): Decision => ({
    interrupt_id: one.interrupt_id,
    decision,
    ...(value !== undefined && { value }),
  });
  const yes = isYes(cues);
  const no = isNo(cues);
  if (yes && /(?:吗|么|不)\s*[?？]?\s*$/u.test(cues)) return null;
  if (yes && isBare(cues)) return decided("approve");
  if (no && isBare(cues)) return decided("reject");
  if (NONE_OF_THEM.test(cues)) return decided("reject");
  // A question never is a yes, whatever word it begins with.
  if (yes && isAsked(cues)) return null;
  if (!yes && !no && isSomethingElse(said, one)) return null;
  if (no && isAnotherWish(cues, one.kind)) return null;
  const meant = one.kind === "plan" ? [] : itemsMeant(withoutYes(cues), one.items);
  if (meant.length > 0 && !isRewrite(cues)) {
    const removes = !THE_REST.test(cues) && (REMOVE.test(cues) || (no && !KEEP.test(cues)));
    const keeps = KEEP.test(cues) || THE_REST.test(cues) || (!removes && yes);
    if (removes || keeps || no) {
      const isKept = (id: string) => meant.includes(id) !== removes;
      const items = one.items.map(({ id }) => ({ id, keep: isKept(id) }));
      return items.some(({ keep }) => keep) ? decided("modify", { items }) : decided("reject");
    }
  }
  if (CHANGE.test(cues) || REMOVE.test(cues) || KEEP.test(cues))
    return decided("modify", { text: raw.slice(0, 2_000) });
  if (yes) return decided("approve");
  return no ? decided("reject") : null;
}

/** "前三个发，其余的不发": those who are named are the ones. */
const THE_REST =
  /(?:其余|其他|剩下|余下)(?:的|人|几个)?[^,，。]{0,4}(?:不|别|去掉|删|算了)|\b(?:the rest|the others|others)\b[^,.]{0,12}\b(?:no|not|out|skip|drop|don't)\b|\b(?:not|drop|skip|leave out) (?:the rest|the others)\b/u;

/** "不要动他们的状态", "don't move anybody": all of it, and not one of them. */
const NONE_OF_THEM =
  /^(?:先|都|请)*(?:不要|别|不用|不必)(?:再|去)?(?:动|改|碰|更新|挪|移|发|约|安排|联系|写)(?:给)?(?:他们|她们|这些|任何|大家|所有|全部|谁)|^(?:please )?(?:don't|do not) (?:touch|move|change|contact|write to|e-?mail|mail|update|book|meet) (?:any|them|these|those|everyone)|^(?:please )?(?:leave|keep) (?:everyone|everybody|them|all|things|everything)(?: all)? (?:where|as|alone|the way)\b/u;

/** Whether what follows a yes wants to know something, and orders nothing. */
function isAsked(cues: string): boolean {
  const rest = cues.replace(/^[^,，。.!！]{1,12}[,，。.!！]\s*/u, "");
  return moodOf(rest) === "question" && !ORDERED.test(cues);
}

const ORDERED =
  /发吧|发出|发了吧|执行|批准|同意|照办|\b(?:send|go ahead|do it|approve|ship|book|proceed)\b/u;

const isRewrite = (cues: string) =>
  /改成|改为|换成|改到|更短|短一点|主题|语气|重写|\b(?:shorter|longer|rewrite|subject|tone|change|reword)\b/u.test(
    cues,
  );

const withoutYes = (cues: string) =>
  cues.replace(/^(?:yes|ok(?:ay)?|sure|好的?|可以|行)[\s,，]*/u, "");

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

/** A question, or a wish of its own: what waits goes on waiting. */
function isSomethingElse({ cues }: Said, { kind, items }: Pending): boolean {
  const isOrder =
    /^(?:please |pls |请|先)*(?:remove|drop|delete|skip|take|cut|change|swap|move|add|去掉|删掉|删除|跳过|把|改)/u;
  if (moodOf(cues) === "question" && !isOrder.test(cues)) return true;
  const touches = REMOVE.test(cues) || KEEP.test(cues) || CHANGE.test(cues);
  if (!touches) return true;
  if (kind !== "plan" && itemsMeant(cues, items).length > 0) return false;
  return isAnotherWish(cues, kind);
}

/** "Find me three more designers" changes nothing that waits. */
function isAnotherWish(cues: string, kind: ApprovalKind): boolean {
  const { goals, act } = hear(cues);
  return act !== null || goals.some((goal) => !OWN[kind].includes(goal));
}
