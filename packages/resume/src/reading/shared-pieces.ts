/** What two texts have in common, in words of other scripts and pairs of Han characters. */
import { folded } from "@bole/language/text";
import { VOCABULARY } from "./vocabulary.ts";

/** Words count by their beginning: "manager" is in "managers". */
const STEM = 5;

export function piecesOf(text: string): string[] {
  const said = folded(text);
  const words = (said.match(/[a-z][a-z+#]{2,}|\d+/g) ?? [])
    .filter((word) => !VOCABULARY.common.has(word))
    .map((word) => word.slice(0, STEM));
  const pairs = (said.match(/\p{Script=Han}+/gu) ?? []).flatMap((run) =>
    Array.from({ length: run.length - 1 }, (_, at) => run.slice(at, at + 2)),
  );
  return [...new Set([...words, ...pairs])].filter((piece) => !VOCABULARY.common.has(piece));
}

export function sharedPieces(text: string, line: string): number {
  const has = folded(line);
  return piecesOf(text).filter((piece) => beginsWord(piece, has)).length;
}

/** Short words have to begin one of the line's: "art" is not in "department". */
function beginsWord(piece: string, line: string): boolean {
  if (!/^[a-z]/.test(piece)) return line.includes(piece);
  for (let at = line.indexOf(piece); at >= 0; at = line.indexOf(piece, at + 1))
    if (!/[a-z]/.test(line.charAt(at - 1)))
      return (
        piece.length > 3 ||
        !/[a-z]/.test(line.charAt(at + piece.length)) ||
        line.charAt(at + piece.length) === "s"
      );
  return false;
}
