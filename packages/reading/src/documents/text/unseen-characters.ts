/**
 * Characters without a shape. One of them is a typographer's help and is dropped; a row of them, or
 * letters out of the tag block, say something that nobody sees: that is hidden text.
 */
const UNSEEN =
  /(?:[\u00AD\u180E\u200B-\u200F\u2060-\u2064\uFEFF]|[\uFE00-\uFE0F]|[\u{E0000}-\u{E01EF}])+/gu;
const ANY = /[\u00AD\u180E\u200B-\u200F\u2060-\u2064\uFEFF]|[\uFE00-\uFE0F]|\uDB40/;

/** A flag such as Scotland's is written with a few tag letters. */
const FLAG = "\u{1F3F4}";
const LONG_FLAG = 7;
const ROW = 4;

export interface Unseen {
  readonly text: string;
  /** Of the text without them. */
  readonly at: number;
}

export function takeOutUnseen(value: string): { text: string; unseen: Unseen[] } {
  if (!ANY.test(value)) return { text: value, unseen: [] };
  const unseen: Unseen[] = [];
  let text = "";
  let from = 0;
  for (const match of value.matchAll(UNSEEN)) {
    text += value.slice(from, match.index);
    from = match.index + match[0].length;
    const points = Array.from(match[0], (character) => character.codePointAt(0) ?? 0);
    if (isFlag(points, text)) continue;
    const says = tagLetters(points) || selectorBytes(points) || bits(points);
    if (says) unseen.push({ text: says, at: text.length });
    else if (points.length >= ROW) unseen.push({ text: named(points), at: text.length });
  }
  return { text: text + value.slice(from), unseen };
}

const isFlag = (points: number[], before: string) =>
  before.endsWith(FLAG) && points.length <= LONG_FLAG && points.every(isTag);

const isTag = (point: number) => point >= 0xe0000 && point <= 0xe007f;

const tagLetters = (points: number[]) =>
  String.fromCodePoint(
    ...points.filter((point) => point >= 0xe0020 && point <= 0xe007e).map((tag) => tag - 0xe0000),
  );

/** Bytes as variation selectors; a single one is a variant of the character before it. */
function selectorBytes(points: number[]): string {
  const bytes = points.flatMap((point) => {
    if (point >= 0xfe00 && point <= 0xfe0f) return [point - 0xfe00];
    return point >= 0xe0100 ? [point - 0xe0100 + 16] : [];
  });
  return bytes.length < ROW ? "" : readable(bytes);
}

/** Letters of eight bits, written with two characters of no width. */
function bits(points: number[]): string {
  const symbols = [...new Set(points)];
  if (points.length < 16 || symbols.length !== 2) return "";
  for (const zero of symbols) {
    const digits = points.map((point) => (point === zero ? "0" : "1")).join("");
    const text = readable((digits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
    if (text) return text;
  }
  return "";
}

function readable(bytes: number[]): string {
  const text = new TextDecoder().decode(Uint8Array.from(bytes));
  return /^[\p{L}\p{N}\p{P}\p{S}\s]+$/u.test(text) && !text.includes("\uFFFD") ? text : "";
}

function named(points: number[]): string {
  const kinds = [...new Set(points)].map((point) => `U+${point.toString(16).toUpperCase()}`);
  return `[${points.length} × ${kinds.slice(0, 4).join(", ")}]`;
}
