/** Which goals a message names, in the order in which they are said. */
import type { Goal } from "../../model/understood.ts";
import { asIfSaid } from "./as-if-said.ts";
import { CUES, FITS, LAUNCH, LAUNCH_NAMED, NAME } from "./cues.ts";
import { isDraftOnly } from "./draft-only.ts";
import { type Mood, moodOf } from "./mood.ts";
import { isNegated, isRefused } from "./negation.ts";
import { isOrder, opens } from "./orders.ts";
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

/** `cues` of what was said; whether one of the jobs that we have is named in it. */
export function findGoals(cues: string, isJobNamed = false): FoundGoals {
  const wanted: Place[] = [];
  const spokenOf = new Set<Goal>();
  const moods: Mood[] = [];
  let offset = 0;
  for (const sentence of asIfSaid(cues).split(SENTENCE_END)) {
    if (sentence.trim() !== "") {
      const places = placesIn(sentence, isJobNamed);
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
  const draftOnly = isDraftOnly(cues, not.has("write_mails"));
  // "Prepare the mails. Don't send them": what is not to be sent is to be written.
  const isDrafted = (goal: Goal) => goal === "write_mails" && draftOnly;
  return {
    goals: goals.filter((goal) => !not.has(goal) || isLater(goal, wanted) || isDrafted(goal)),
    not: [...not],
    draftOnly,
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
        negated: goal !== "cancel_interview" && isRefused(clause),
      });
    }
    start = end;
  }
  return found;
}

/** "Don't email them yet; email them on Monday" still wants the mail. */
function isLater(goal: Goal, places: readonly Place[]): boolean {
  return places.filter((place) => place.goal === goal).at(-1)?.negated === false;
}

function placesIn(sentence: string, isJobNamed: boolean): Place[] {
  const places: Place[] = [];
  for (const { goal, pattern } of CUES) {
    for (const { index, 0: match } of sentence.matchAll(pattern)) {
      places.push({ goal, at: index, negated: isNegated(sentence, index, match) });
    }
  }
  const launches = [LAUNCH, ...(isJobNamed ? [LAUNCH_NAMED] : [])];
  for (const { index, 0: match } of launches.flatMap((one) => [...sentence.matchAll(one)])) {
    const negated = isNegated(sentence, index, match);
    for (const [step, goal] of (["find_people", "write_mails"] as const).entries()) {
      places.push({ goal, at: index + step / 10, negated });
    }
  }
  return places;
}
