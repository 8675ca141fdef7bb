/**
 * A text without what does not matter for finding words in it: case, full-width letters, and which
 * of spaces, hyphens and line ends stand between two words. Each sign knows where it came from.
 */
export interface FoldedText {
  readonly text: string;
  readonly plain: string;
  /** The span of `text` that a part of `plain` stands for. */
  span(start: number, end: number): { readonly start: number; readonly end: number };
}

/** A new paragraph: nothing goes on across it. */
const BREAK = "\n";

export function foldText(text: string): FoldedText {
  const signs: string[] = [];
  const starts = new Uint32Array(text.length);
  let at = 0;
  while (at < text.length) {
    const code = text.charCodeAt(at);
    if (!isJoint(code)) {
      starts[signs.length] = at;
      signs.push(foldSign(text, at, code));
      at++;
      continue;
    }
    const end = endOfJoints(text, at);
    const joint = jointFor(text, at, end);
    if (joint !== "") {
      starts[signs.length] = at;
      signs.push(joint);
    }
    at = end;
  }
  const plain = signs.join("");
  return {
    text,
    plain,
    span: (start, end) => ({ start: starts[start] ?? 0, end: (starts[end - 1] ?? 0) + 1 }),
  };
}

/** Spaces, line ends, hyphens and the underscore. */
function isJoint(code: number): boolean {
  if (code <= 0x20 || code === 0x2d || code === 0x5f || code === 0xa0) return true;
  return code === 0x3000 || code === 0xfeff || code === 0xad || (code >= 0x2000 && code <= 0x2015);
}

function endOfJoints(text: string, start: number): number {
  let end = start + 1;
  while (end < text.length && isJoint(text.charCodeAt(end))) end++;
  return end;
}

/** Chinese has no spaces, so a line that ends within a word leaves nothing between its signs. */
function jointFor(text: string, start: number, end: number): string {
  const run = text.slice(start, end);
  const lines = run.split("\n").length - 1;
  if (lines > 1) return BREAK;
  const between = isHan(text.charCodeAt(start - 1)) && isHan(text.charCodeAt(end));
  return lines === 1 && between && run.trim() === "" ? "" : " ";
}

export const isHan = (code: number): boolean =>
  (code >= 0x4e00 && code <= 0x9fff) || (code >= 0x3400 && code <= 0x4dbf);

/** A letter or digit that words of alphabets are made of, folded already. */
export function isWordSign(code: number): boolean {
  if (code < 0x80) return (code >= 0x61 && code <= 0x7a) || (code >= 0x30 && code <= 0x39);
  return code >= 0xc0 && code < 0x2000;
}

function foldSign(text: string, at: number, code: number): string {
  if (code >= 0x61 && code <= 0x7a) return text[at] ?? "";
  if (code >= 0x41 && code <= 0x5a) return String.fromCharCode(code + 32);
  if (code < 0x80 || isHan(code)) return text[at] ?? "";
  if (code >= 0xff01 && code <= 0xff5e) return String.fromCharCode(code - 0xfee0).toLowerCase();
  const sign = text[at] ?? "";
  const lower = sign.toLowerCase();
  // A few letters grow when they are folded; offsets would no longer fit.
  return lower.length === 1 ? lower : sign;
}
