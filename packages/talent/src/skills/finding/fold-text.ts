/**
 * A text without what does not matter for finding words in it: case, full-width letters, and which
 * of spaces, hyphens and line ends stand between two words. Each sign knows where it came from, and
 * whether something stood before it.
 */
export interface FoldedText {
  readonly text: string;
  /** Without anything between the words. */
  readonly plain: string;
  /** What stood before the sign: one of the constants below. */
  before(at: number): number;
  /** The span of `text` that a part of `plain` stands for. */
  span(start: number, end: number): { readonly start: number; readonly end: number };
}

export const NOTHING = 0;
/** A space, a hyphen, or the end of a line. */
export const JOINT = 1;
/** A new paragraph: nothing goes on across it. */
export const BREAK = 2;

export function foldText(text: string): FoldedText {
  const codes = new Uint16Array(text.length);
  const starts = new Uint32Array(text.length);
  const befores = new Uint8Array(text.length + 1);
  let length = 0;
  for (let at = 0; at < text.length; ) {
    const code = text.charCodeAt(at);
    if (isJoint(code)) {
      const end = endOfJoints(text, at);
      befores[length] = jointFor(text, at, end);
      at = end;
    } else {
      starts[length] = at;
      codes[length] = foldSign(text, at, code);
      length++;
      at++;
    }
  }
  return {
    text,
    plain: new TextDecoder("utf-16le").decode(codes.subarray(0, length)),
    before: (at) => befores[at] ?? BREAK,
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
function jointFor(text: string, start: number, end: number): number {
  let lines = 0;
  let blank = true;
  for (let at = start; at < end; at++) {
    const code = text.charCodeAt(at);
    if (code === 0x0a) lines++;
    else if (code > 0x20 && code !== 0x3000) blank = false;
  }
  if (lines > 1) return BREAK;
  const between = isHan(text.charCodeAt(start - 1)) && isHan(text.charCodeAt(end));
  return lines === 1 && between && blank ? NOTHING : JOINT;
}

export const isHan = (code: number): boolean =>
  (code >= 0x4e00 && code <= 0x9fff) || (code >= 0x3400 && code <= 0x4dbf);

/** A letter or digit that words of alphabets are made of, folded already. */
export function isWordSign(code: number): boolean {
  if (code < 0x80) return (code >= 0x61 && code <= 0x7a) || (code >= 0x30 && code <= 0x39);
  return code >= 0xc0 && code < 0x2000;
}

function foldSign(text: string, at: number, code: number): number {
  if (code >= 0x41 && code <= 0x5a) return code + 32;
  if (code < 0x80 || isHan(code)) return code;
  if (code >= 0xff01 && code <= 0xff5e) {
    const half = code - 0xfee0;
    return half >= 0x41 && half <= 0x5a ? half + 32 : half;
  }
  const lower = text.charAt(at).toLowerCase();
  // A few letters grow when they are folded; offsets would no longer fit.
  return lower.length === 1 ? lower.charCodeAt(0) : code;
}
