/** Which goals a message names, in the order in which they are said. */
import type { Goal } from "../../model/understood.ts";
import { CUES, LAUNCH } from "./cues.ts";
import { type Mood, moodOf } from "./mood.ts";

export interface FoundGoals {
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
  for (const sentence of cues.split(SENTENCE_END)) {
    if (sentence.trim() !== "") {
      const mood = moodOf(sentence);
      moods.push(mood);
      for (const place of placesIn(sentence)) {
        if (mood === "command") wanted.push({ ...place, at: place.at + offset });
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
  /(?:不要|不用|不必|别|先别|无需|勿|不想|暂不|先不|不需要|没必要|不)(?:再|先|急着|着急|给|帮|替|马上|直接|去)?[^,，。;；]{0,4}$|\b(?:do not|don't|dont|no need to|without|not|never|instead of|rather than|skip|hold off(?: on)?|stop|won't|shouldn't|no)\s+(?:the\s+|any\s+|yet\s+|actually\s+|to\s+)?(?:[a-z]+\s+)?$/u;

function isNegated(sentence: string, index: number, match: string): boolean {
  const before = sentence.slice(Math.max(0, index - 24), index);
  const clause = before.split(/[,，。;；]|\bbut\b|但|然后|\bthen\b/u).at(-1) ?? "";
  if (NEGATION.test(clause)) return true;
  return /^(?:[^,，]{0,12}?)(?:不要|先别|别)(?:发|安排|约)/u.test(match);
}

const DRAFT_ONLY =
  /(?:先别|先不|不要|别|暂不|暂时不)(?:急着)?(?:发(?:送|出)?)(?![^,，。]{0,3}(?:面试))|只(?:写|起草|草拟|拟)|(?:草稿|草拟|起草)(?![^。]{0,40}(?:发送|发出|发给|发掉))|先(?:写|起草|拟)(?:好|一下|个)?(?![^。]{0,30}(?:发送|再发|发出|然后发))|\bdrafts? only\b|\bonly (?:draft|write)\b|\bjust (?:draft|write)\b|\b(?:don't|do not|without|before|not) send(?:ing)?\b(?! (?:interview|invit))|\bdraft\b(?!.{0,60}\bsend\b)/u;
const DRAFTED = /起草|草拟|写|拟|\b(?:draft|write|compose)\b/u;
