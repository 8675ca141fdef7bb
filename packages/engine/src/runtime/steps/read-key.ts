/**
 * What a journal key tells those who only look at a run: a drawing, a trace, a page. Keys are made
 * in `journal-key.ts` alone, and taken apart there and here.
 */
import { isReserved } from "./journal-key.ts";

/** `2[3]#1~2/a` is drawn at `2[3]/a`: turns and tries have no node of their own. */
export function nodeOfKey(key: string): string {
  return key.replaceAll(/[#~]\d+/g, "");
}

/** The step's id in its own plan: of `2[3]/a#1` that is `a`. */
export function stepOfKey(key: string): string {
  const own = key.slice(key.lastIndexOf("/") + 1);
  return own.replace(/(?:\[\d+\]|[#~@]\d+)+$/, "");
}

/**
 * What a key lies in: an item in its fan-out, a turn in its loop, an inner step in the call of the
 * composite around it. Null for a step of the run's own plan, and for what the run itself does.
 */
export function keyAround(key: string): string | null {
  if (isReserved(key)) return null;
  const [ending] = /(?:\[\d+\]|#\d+|(?:~\d+)?\/[^/[#~]+)$/.exec(key) ?? [];
  return ending === undefined ? null : key.slice(0, -ending.length);
}
