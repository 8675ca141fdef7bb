import { keywordsOf } from "./keywords.ts";

const LONGEST = 40;
const SHARE = 0.75;

/** Whether a wish is nothing but what something is called: a title, or a few words in a row. */
export function isTitle(wish: string): boolean {
  const length = lettersIn(wish);
  if (length === 0 || length > LONGEST) return false;
  return lettersIn(keywordsOf(wish).join("")) >= length * SHARE;
}

const lettersIn = (text: string) => text.match(/[\p{L}\p{N}]/gu)?.length ?? 0;
