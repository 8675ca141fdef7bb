/** Rows in a narrow column: what does not fit goes on below, and the dates stay on the first line. */
import type { Piece, Row } from "./writer.ts";

export function narrowed(row: Row, width: number): Row[] {
  const tab = row.lastIndexOf("\t");
  const isRight =
    tab > 0 && row.slice(tab + 1).every((piece) => typeof piece !== "string" || piece.length < 4);
  const [before, behind] = isRight ? [row.slice(0, tab), row.slice(tab)] : [row, []];
  const lines = broken(before, width);
  const [first = [], ...others] = lines;
  return [[...first, ...behind], ...others];
}

/** Broken at blanks; a name that was broken keeps its tag on both lines. */
function broken(row: Row, width: number): Piece[][] {
  const lines: Piece[][] = [[]];
  let used = 0;
  for (const piece of row) {
    const [tag, text] = typeof piece === "string" ? [undefined, piece] : piece;
    let held = "";
    for (const word of text.split(/(?<=\s)/)) {
      if (used > 0 && used + word.length > width && /\p{L}/u.test(word)) {
        push(lines, tag, held);
        lines.push([]);
        [held, used] = ["", 0];
      }
      held += word;
      used += word.length;
    }
    push(lines, tag, held);
  }
  return lines;
}

function push(lines: Piece[][], tag: Exclude<Piece, string>[0] | undefined, text: string): void {
  if (text === "") return;
  lines.at(-1)?.push(tag === undefined ? text : [tag, text]);
}
