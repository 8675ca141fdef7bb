/** Reads what somebody likes: only where they say that they like it. */
import { LEANINGS, type Leaning } from "./leanings.ts";
import { clausesOf } from "./quoted.ts";

const LIKING =
  /喜欢|热爱|爱好|最爱|感兴趣|擅长|享受|乐于|有劲|\b(?:like|love|enjoy|fond of|good at|fascinated|passionate|into|interested in|see myself|energy from)\b/i;
const DISLIKING =
  /不(?:太|怎么|再)?喜欢|讨厌|不感兴趣|不擅长|\b(?:(?:don't|do not|doesn't|never) (?:really )?(?:like|love|enjoy)|not (?:into|good at|interested)|hate|would like)\b/i;

export interface ReadLeaning {
  readonly leaning: string;
  readonly quote: string;
}

/** @param isAnswer whether it was asked for, so that nobody has to say "I like" */
export function readLeanings(text: string, isAnswer: boolean): ReadLeaning[] {
  return clausesOf(text)
    .map((clause) => clause.text.trim())
    .filter((clause) => (isAnswer || LIKING.test(clause)) && !DISLIKING.test(clause))
    .flatMap((clause) => leaningsOf(clause).map(({ id }) => ({ leaning: id, quote: clause })));
}

export const leaningsOf = (words: string): Leaning[] =>
  LEANINGS.filter((one) => one.words.test(words));

export const occupationsFor = (leaning: string): readonly string[] =>
  LEANINGS.find(({ id }) => id === leaning)?.occupations ?? [];
