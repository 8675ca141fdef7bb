/** Which goals a message names, in the order in which they are said. */
import type { Goal } from "../../model/understood.ts";
import { CUES, FITS, LAUNCH, NAME } from "./cues.ts";
import { type Mood, moodOf } from "./mood.ts";
import { weakGoal } from "./weak-cues.ts";

interface FoundGoals {
  readonly goals: readonly Goal[];
  /** Goals that were named to be left out. */
  readonly not: readonly Goal[];
  /** Mails are to be written, and not sent. */
  readonly draftOnly: boolean;
  /** Goals that a question or a tale names: what it is about, not what is wanted. */
  readonly spokenOf: readonly Goal[];
  readonly moods: readonly Mood[];
}

interface Place {
  readonly goal: Goal;
  readonly at: number;
  readonly negated: boolean;
}

const SENTENCE_END = /(?<=[。！!?？\n；;]|(?<![\d\p{Lu}])\.(?=\s|$))/u;

/** `cues` of what was said. */
export function findGoals(cues: string): FoundGoals {
  const wanted: Place[] = [];
  const spokenOf = new Set<Goal>();
  const moods: Mood[] = [];
  let offset = 0;
  for (const sentence of asIfSaid(cues).split(SENTENCE_END)) {
    if (sentence.trim() !== "") {
      const places = placesIn(sentence);
      if (FITS.test(sentence) && !sentence.includes(NAME)) {
        places.push({ goal: "find_people", at: 0, negated: false });
      }
      const mood = places.some(({ at }) => opens(sentence, at)) ? "command" : moodOf(sentence);
      moods.push(mood);
      if (mood === "command") wanted.push(...weakPlaces(sentence, places, offset));
      for (const place of places) {
        if (mood === "command" || isOrder(sentence, place.at))
          wanted.push({ ...place, at: place.at + offset });
        else spokenOf.add(place.goal);
      }
    }
    offset += sentence.length;
  }
  const named = wanted.filter(({ negated }) => !negated).toSorted((a, b) => a.at - b.at);
  const not = new Set(wanted.filter(({ negated }) => negated).map(({ goal }) => goal));
  const goals = [...new Set(named.map(({ goal }) => goal))];
  return {
    goals: goals.filter((goal) => !not.has(goal) || isLater(goal, wanted)),
    not: [...not],
    draftOnly: DRAFT_ONLY.test(cues) || (not.has("write_mails") && DRAFTED.test(cues)),
    spokenOf: [...spokenOf],
    moods,
  };
}

const CLAUSE_END =
  /(?<=[,，:：→]|(?<!和|与|跟)、)|(?=然后|接着|之后|再(?!追|催|提醒|发一)|\b(?:and then|then)\b)/u;
/** What hints have to weigh: alone, and beside something that is clear. */
const ALONE = 2;
const BESIDE = 2;

/** What a mail is to say. */
const CONTENT =
  /^\s*(?:并|顺便)?(?:说明|介绍|告诉|告知|提醒|表示|确认|讲|说|问|询问|提到|强调|解释)|^\s*(?:and )?(?:saying|telling|mention|asking|explain|to (?:say|tell|ask|welcome|thank)|about)\b/u;

/** What the clauses hint at that name nothing clearly. */
function weakPlaces(sentence: string, places: readonly Place[], offset: number): Place[] {
  const found: Place[] = [];
  let start = 0;
  for (const clause of places.length === 0 ? [sentence] : sentence.split(CLAUSE_END)) {
    const end = start + clause.length;
    const isClear = places.some(({ at }) => at >= start && at < end);
    const goal =
      isClear || CONTENT.test(clause)
        ? null
        : weakGoal(clause, places.length === 0 ? ALONE : BESIDE);
    if (goal !== null) {
      found.push({
        goal,
        at: start + offset,
        negated: goal !== "cancel_interview" && NO.test(clause),
      });
    }
    start = end;
  }
  return found;
}

const NO =
  /^\s*(?:但|不过|but|and)?\s*(?:先|暂时|暂)?(?:不要|别|不用|不|no |don't|do not|without)|(?:先|就|暂时|都|也|暂)(?:不用|不必|不要|不急|不需要|不发|不写|不约|免|算)(?:了|发|管|写|啦)?\s*[,，。]?\s*$|\b(?:can wait|aren't needed|not needed|isn't needed|later)\s*[,.]?\s*$/u;

/** Only what is wanted: no stage by its name, no boss who is impatient, nothing that a mail is to say. */
function asIfSaid(cues: string): string {
  const blank = (whole: string) => " ".repeat(whole.length);
  return withoutLetters(cues)
    .replaceAll(STAGE_NAMED, blank)
    .replaceAll(URGED, blank)
    .replaceAll(WRITTEN_TO_MEET, (_, mail: string, rest: string) => mail + blank(rest));
}

const STAGE_NAMED =
  /(?<=处于|在|停在|卡在|所有|全部|还在)(?:筛选|初筛|面试|评审)(?=阶段|环节)|\b(?:screening|interview|review)(?= (?:stage|phase)\b)|(?<=\b(?:in|at|stuck in) )(?:screening|review)\b/gu;
/** Whoever is urged here is the recruiter, not a candidate. */
const URGED =
  /(?:老板|领导|上面|业务|客户|总监|经理|用人部门|老大|hr|boss|[张王李赵刘陈]总)(?:那边)?(?:又|一直|在|老)?(?:催|盯|追)(?:得|着|了|促)?|催(?:着|得)(?=[^,，。]{0,4}(?:人|紧|急|慌|不行))|\b(?:boss|manager|ceo|cto|client|team|hr|leadership)\b[^,.;]{0,16}\b(?:chas|nudg|bugg|push|remind|ping)(?:e|es|ed|ing|s)?\b (?:me|us)\b/gu;
/** "写信约聊" is one mail, and no appointment yet. */
const WRITTEN_TO_MEET =
  /((?:写|发|去|寄)(?:封|个|一封)?(?:信|邮件|消息|私信))((?:去)?(?:约|邀)(?:个|着|他们|她们)?(?:聊聊?|谈谈?|一聊)(?![^,，。]{0,4}(?:面|时间)))/gu;

/** "Send them a note: we got your application": what follows the colon is what the mail says. */
function withoutLetters(cues: string): string {
  return cues.replace(
    /((?:邮件|信|消息|通知|说|写|\b(?:e-?mail|mail|note|message|update|letter|saying)\b)[^:：。.\n→]{0,40}[:：])([^\n]{6,})$/u,
    (whole, head: string, body: string) =>
      NEXT.test(body) ? whole : head + " ".repeat(body.length),
  );
}

/** Steps may stand behind a colon, too. */
const NEXT = /然后|接着|→|、|安排|找人|搜|\b(?:then|schedule|find|source|emails?|set up)\b/u;

/** A sentence that begins with the verb of a goal is an order, whatever else is in it. */
function opens(sentence: string, at: number): boolean {
  const before = sentence.slice(0, at).trim();
  const isFirst =
    /^(?:(?:ok|okay|so|now|please|pls|then|and|also|first|hey|hi|好|那|请|先|麻烦|现在|然后|你|把)[\s,，]*)*$/u.test(
      before,
    );
  return (
    isFirst &&
    !/(?:吗|呢|么|没有|没)\s*[?？]?\s*$|^\s*(?:请问|find out|check (?:if|whether|who))|了(?:没|吗)/u.test(
      sentence,
    ) &&
    !/(?:是|都是|会|一般|通常)?(?:怎么|如何|怎样|凭什么|按什么|根据什么|为什么|为何)(?!.{0,12}(?:,|，)(?:帮|请|麻烦))/u.test(
      sentence,
    ) &&
    !/多少|几封/u.test(sentence)
  );
}

/** In a question, what follows "帮我" or "please" behind a comma is one. */
function isOrder(sentence: string, at: number): boolean {
  const clause =
    sentence
      .slice(0, at + 1)
      .split(/[,，]/u)
      .at(-1) ?? "";
  return (
    sentence.slice(0, at).search(/[,，]/u) >= 0 &&
    /^\s*(?:然后|再|接着)?(?:帮我|给我|请|麻烦|替我|把|将)|^\s*(?:and |then )?(?:please|then)\b/u.test(
      clause,
    )
  );
}

/** "Don't email them yet; email them on Monday" still wants the mail. */
function isLater(goal: Goal, places: readonly Place[]): boolean {
  return places.filter((place) => place.goal === goal).at(-1)?.negated === false;
}

function placesIn(sentence: string): Place[] {
  const places: Place[] = [];
  for (const { goal, pattern } of CUES) {
    for (const { index, 0: match } of sentence.matchAll(pattern)) {
      places.push({ goal, at: index, negated: isNegated(sentence, index, match) });
    }
  }
  for (const { index, 0: match } of sentence.matchAll(LAUNCH)) {
    const negated = isNegated(sentence, index, match);
    for (const [step, goal] of (["find_people", "write_mails"] as const).entries()) {
      places.push({ goal, at: index + step / 10, negated });
    }
  }
  return places;
}

const NEGATION =
  /(?:不要|不用|不必|别|先别|无需|勿|不想|暂不|先不|不需要|没必要)(?:再|先|急着|着急|给|帮|替|马上|直接|去)?[^,，。;；]{0,4}$|不(?:再|先|给|用给)?$|\b(?:do not|don't|dont|no need to|without|not|never|instead of|rather than|skip|hold off(?: on)?|stop|won't|shouldn't|no)\s+(?:the\s+|any\s+|yet\s+|actually\s+|to\s+)?(?:[a-z]+\s+)?$/u;

/** "邮件先不用", "the mails can wait". */
const NEGATED_AFTER =
  /^(?:的事)?(?:就|先|暂时|都|也|暂|我看)+(?:不用|不必|不要|不急|不需要|不发|不写|不约|别发|免|算)(?:了|发|管|写|啦)?(?=[,，。!！]|$)|^(?: (?:can wait|are not needed|aren't needed|not (?:yet|now)|on hold))\b/u;

function isNegated(sentence: string, index: number, match: string): boolean {
  const before = sentence
    .slice(Math.max(0, index - 24), index)
    .replaceAll(/(?:能不能|可不可以|要不要|会不会|愿不愿意|是不是|好不好|行不行)/gu, "");
  const clause = before.split(/[,，。;；]|\bbut\b|但|然后|\bthen\b/u).at(-1) ?? "";
  if (NEGATION.test(clause)) return true;
  if (NEGATED_AFTER.test(sentence.slice(index + match.length))) return true;
  return /^(?:[^,，]{0,12}?)(?:不要|先别|别)(?:发|安排|约)/u.test(match);
}

const DRAFT_ONLY =
  /(?:我|等我)?(?:看|审|过目|确认)(?:过|完|一下|了)?(?:之后|以后|后)?再发|\b(?:read|review|see|check|look at) (?:it|them|that)? ?(?:first|before)\b|(?:先别|先不|不要|别|暂不|暂时不)(?:急着)?(?:发(?:送|出)?)(?![^,，。]{0,3}(?:面试))|只(?:写|起草|草拟|拟)|(?:草稿|草拟|起草)(?![^。]{0,40}(?:发送|发出|发给|发掉))|先(?:写|起草|拟)(?:好|一下|个)?(?![^。]{0,30}(?:发送|再发|发出|然后发))|\bdrafts? only\b|\bonly (?:draft|write)\b|\bjust (?:draft|write)\b|\b(?:don't|do not|without|before|not) send(?:ing)?\b(?! (?:interview|invit))|\bdraft\b(?!.{0,60}\bsend\b)|\bnothing (?:leaves|goes out|is sent|gets sent)\b/u;
const DRAFTED = /起草|草拟|写|拟|\b(?:draft|write|compose)\b/u;
