/** How far from another time: "half an hour later", 提前一小时, "the day after". The words are data of each locale. */
import { hasWord, REFERENCES } from "../locales/references.ts";
import { durationsIn } from "./durations.ts";
import { folded } from "./fold.ts";

export interface Shift {
  /** Negative for earlier. */
  readonly days: number;
  readonly minutes: number;
  /** Whether it cannot be meant from now on, as "two days after" or 两天后 can. */
  readonly isSure: boolean;
}

/** Undefined where no length of time stands beside a word that says which way. */
export function shiftIn(text: string): Shift | undefined {
  const words = folded(text);
  for (const { place, days, minutes, months } of durationsIn(words)) {
    const [before, after] = [words.slice(0, place[0]), words.slice(place[1])];
    const sign = directionOf(before, after);
    if (sign === 0 || months > 0) continue;
    const isSure = minutes > 0 || endsWithAny(before, [...LATER.prefix, ...EARLIER.prefix]);
    return { days: sign * days || 0, minutes: sign * minutes || 0, isSure };
  }
  const isOf = (names: readonly string[]) => names.some((name) => words.includes(folded(name)));
  if (isOf(REFERENCES.dayBefore)) return { days: -1, minutes: 0, isSure: false };
  return isOf(REFERENCES.nextDay) ? { days: 1, minutes: 0, isSure: false } : undefined;
}

/** "Same time Monday": another day, by the same clock. */
export const keepsTime = (text: string): boolean => hasWord(folded(text), REFERENCES.sameTime);

/** Which of several times in their order, counted from 0: "the earliest of those", 最晚的. */
export function extremeTime(text: string, length: number): number | undefined {
  const words = folded(text);
  if (length === 0) return undefined;
  if (hasWord(words, REFERENCES.earliest)) return 0;
  return hasWord(words, REFERENCES.latest) ? length - 1 : undefined;
}

/** How many months later, or earlier if negative: 往后推一个月, "a year earlier". Undefined where none are said. */
export function monthShiftIn(text: string): number | undefined {
  const words = folded(text);
  for (const { place, months } of durationsIn(words)) {
    const sign = directionOf(words.slice(0, place[0]), words.slice(place[1]));
    if (sign !== 0 && months >= 1) return sign * Math.round(months);
  }
  return undefined;
}

const { later: LATER, earlier: EARLIER } = REFERENCES;

function directionOf(before: string, after: string): -1 | 0 | 1 {
  const isOf = ({ prefix, suffix }: typeof LATER) =>
    endsWithAny(before, prefix) || startsWithAny(after, suffix);
  return isOf(LATER) ? 1 : isOf(EARLIER) ? -1 : 0;
}

const startsWithAny = (text: string, words: readonly string[]): boolean =>
  words.some((word) => text.trimStart().startsWith(folded(word)));
const endsWithAny = (text: string, words: readonly string[]): boolean =>
  words.some((word) => text.trimEnd().endsWith(folded(word)));
