/** When two fields mean the same by their names. */
import { wordsOf } from "../match/words.ts";

/** `user_name` and `userName`, `cv` and `resume`; words in any order, without their number. */
export function sameName(a: string, b: string): boolean {
  if (a === b) return true;
  const [left, right] = [key(a), key(b)];
  return left !== "" && left === right;
}

function key(name: string): string {
  return [...new Set(wordsOf(name.replaceAll("_", " ")))].sort().join(" ");
}

const ASKS =
  /^(goal|query|question|prompt|topic|subject|request|task|instruction|text|message|user_input|keywords?|brief)s?$/;

/** Whether a field is there to say in words what is wanted. */
export function asksForWords(field: string): boolean {
  return ASKS.test(field);
}

const COUNTS = /^(n|k|top|top_k|limit|count|number|max|max_results|size|amount|how_many)$/;

export function asksForCount(field: string): boolean {
  return COUNTS.test(field);
}
