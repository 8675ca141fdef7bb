/**
 * Whether the person's own words ask for what a model's edits do. A model has no calibrated confidence: an edit is made
 * at once where another reader, too, reads a wish to change something, what is written is what the person has
 * said, and what goes away is named. Everything else waits for a yes.
 */
import type { Reading } from "@bole/language";
import { folded, numbersIn } from "@bole/language/text";
import type { MadeCall } from "../agent/execute.ts";
import { RESUME_TOOLS } from "../reading/tools/index.ts";
import type { Turn } from "../reading/understanding.ts";

/** Below this the other reader does not mean it either. */
const LIKELY = 0.25;
/** Longer messages have a text in them that somebody else may have written. */
const LONGEST_WISH = 600;
/** Of the words that go away. */
const NAMED = 0.5;

export function areInOwnWords(
  made: readonly MadeCall[],
  { message, today }: Pick<Turn, "message" | "today">,
  { calls }: Pick<Reading, "calls">,
): boolean {
  const wishes = calls.filter(
    ({ tool, polarity, confidence }) =>
      RESUME_TOOLS.get(tool)?.risk === "change" && polarity !== "suppose" && confidence >= LIKELY,
  );
  const said = new Set(wordsOf(message));
  const numbers = new Set([
    ...numbersIn(message).flatMap(({ value, to = value }) => [value, to]),
    // A month alone is one of this year or the last.
    ...[0, 1].map((ago) => today.getUTCFullYear() - ago),
  ]);
  return (
    wishes.length > 0 &&
    message.length <= LONGEST_WISH &&
    made.every(({ before, after }) => {
      const [had, has] = [wordsIn(before), wordsIn(after)];
      const came = [...has].filter((word) => !had.has(word));
      const gone = [...had].filter((word) => !has.has(word));
      const isSaid = (word: string) => said.has(word) || isNumberOf(word, numbers);
      // A field whose words are exchanged for the person's own loses its words by that.
      const isExchanged = came.length > 0 && gone.length <= came.length + FEW;
      return (
        came.every(isSaid) &&
        (isExchanged || gone.length === 0 || gone.filter(isSaid).length >= gone.length * NAMED)
      );
    })
  );
}

const FEW = 3;

/** 2023 is said by "23", 06 by 六月. */
function isNumberOf(word: string, numbers: ReadonlySet<number>): boolean {
  if (!/^\d+$/.test(word)) return false;
  const value = Number(word);
  return numbers.has(value) || (word.length === 4 && numbers.has(value % 100));
}

/** Words, and the signs of scripts that have no spaces. */
const wordsOf = (text: string): string[] =>
  folded(text).match(/\p{Script=Han}|[\p{L}\p{N}]+/gu) ?? [];

function wordsIn(value: unknown, name = ""): Set<string> {
  if (typeof value === "string") return new Set(name === "id" ? [] : wordsOf(value));
  return new Set(
    Object.entries(Object(value)).flatMap(([own, one]) => [
      ...wordsIn(one, Array.isArray(value) ? name : own),
    ]),
  );
}
