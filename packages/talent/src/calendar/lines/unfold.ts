/**
 * The lines of a file as they were before they were folded, with the number of the first. Any of the
 * line ends that programs write will do.
 */
export interface UnfoldedLine {
  readonly line: number;
  readonly text: string;
}

export function* unfold(file: string): Generator<UnfoldedLine> {
  const lines = file.replace(/^\uFEFF/, "").split(/\r\n|\n|\r/);
  let line = 0;
  let parts: string[] = [];
  for (const [index, text] of lines.entries()) {
    if ((text.startsWith(" ") || text.startsWith("\t")) && parts.length > 0) {
      parts.push(text.slice(1));
      continue;
    }
    if (parts.length > 0) yield { line, text: parts.join("") };
    line = index + 1;
    parts = text === "" ? [] : [text];
  }
  if (parts.length > 0) yield { line, text: parts.join("") };
}
