/** Which script somebody writes Chinese in, and our own words in it. */
import { Converter } from "opencc-js/cn2t";
import { simplify } from "./fold.ts";

/** A single character may be a name. */
const LEAST = 2;
let converter: ReturnType<typeof Converter> | undefined;

export function isTraditional(text: string): boolean {
  const plain = simplify(text);
  let changed = 0;
  for (let at = 0; at < text.length; at++) if (text[at] !== plain[at]) changed += 1;
  return changed >= LEAST;
}

/** Simplified characters as traditional ones, with the words of Taiwan and Hong Kong left as they are. */
export function traditional(text: string): string {
  converter ??= Converter({ from: "cn", to: "t" });
  return converter(text);
}
