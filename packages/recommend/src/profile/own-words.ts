/** The words of a wish as they were typed, and those of them that it names to keep something away. */
import { queryWords } from "@bole/talent/reading";
import { isUnwanted } from "./wanted-concepts.ts";

export interface OwnWords {
  readonly wanted: readonly string[];
  readonly unwanted: readonly string[];
}

export function ownWords(wish: string): OwnWords {
  const [wanted, unwanted]: [string[], string[]] = [[], []];
  for (const { clause, start } of clausesOf(wish)) {
    const words = [...clause.matchAll(WORDS)];
    const border = words.find(({ index }) => isUnwanted(wish, start + index))?.index;
    wanted.push(clause.slice(0, border));
    if (border !== undefined) unwanted.push(clause.slice(border));
  }
  const sought = queryWords(wanted.join(" , "));
  return {
    wanted: sought,
    unwanted: queryWords(unwanted.join(" , ")).filter((word) => !sought.includes(word)),
  };
}

const WORDS = /[\p{Script=Latin}\p{N}]+|\p{Script=Han}/gu;
const CLAUSES = /[^.;,:?!。，；：？！、()（）\n–—]+/gu;

export function clausesOf(wish: string): { readonly clause: string; readonly start: number }[] {
  return Array.from(wish.matchAll(CLAUSES), ({ 0: clause, index: start }) => ({
    clause,
    start,
  })).filter(({ clause }) => clause.trim().length > 1);
}
