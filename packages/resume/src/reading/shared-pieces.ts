/** What two texts have in common, in words of other scripts and pairs of Han characters. */
import { folded } from "@bole/language/text";

/** Words count by their beginning: "manager" is in "managers". Short ones stand in every text. */
const STEM = 5;

export function piecesOf(text: string): string[] {
  const said = folded(text);
  const words = (said.match(/[a-z]{4,}|\d+/g) ?? []).map((word) => word.slice(0, STEM));
  const pairs = (said.match(/\p{Script=Han}+/gu) ?? []).flatMap((run) =>
    Array.from({ length: run.length - 1 }, (_, at) => run.slice(at, at + 2)),
  );
  return [...new Set([...words, ...pairs])];
}

export function sharedPieces(text: string, line: string): number {
  const has = folded(line);
  return piecesOf(text).filter((piece) => has.includes(piece)).length;
}
