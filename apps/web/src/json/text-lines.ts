/** Offsets of a text as people name them: lines and columns, from 1. */
export interface LineColumn {
  readonly line: number;
  readonly column: number;
}

export function lineAndColumn(text: string, offset: number): LineColumn {
  const before = text.slice(0, offset);
  const lastBreak = before.lastIndexOf("\n");
  return { line: before.split("\n").length, column: offset - lastBreak };
}
