/** How many people are meant: "top 20", 三位, 前五个. */
import { numbersIn } from "@bole/language/text";

const MOST = 200;

/** @returns null where the words say no number of people */
export function countIn(words: string): number | null {
  const [said] = numbersIn(words);
  const count = said?.value ?? 0;
  return Number.isInteger(count) && count >= 1 && count <= MOST ? count : null;
}
