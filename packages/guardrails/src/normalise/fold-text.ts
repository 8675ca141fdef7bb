/**
 * The form in which the lexicons are compared: lower case, compatibility forms and look-alikes
 * folded, nothing invisible, one space between words, none beside Chinese characters. One pass.
 */
import { foldCharacter } from "./fold-character.ts";
import { isInvisible, tagCharacter } from "./invisible.ts";
import { type MappedText, MappedTextBuilder } from "./mapped-text.ts";

export interface FoldedText extends MappedText {
  /** Places of invisible characters between visible ones, in the original. */
  readonly invisible: readonly number[];
  /** Text spelt in tag characters, if there is any. */
  readonly tagged: MappedText | undefined;
}

const SPACE = 0x20;
const BREAK = 0x0a;

export function foldText(original: string): FoldedText {
  const out = new MappedTextBuilder(original.length + 16);
  const tags = new MappedTextBuilder(0);
  const invisible: number[] = [];
  let lineBreaks = 0;
  for (let at = 0; at < original.length; ) {
    const code = original.codePointAt(at) ?? 0;
    const end = at + (code > 0xffff ? 2 : 1);
    if (code < 0x80) {
      if (code === BREAK) lineBreaks += 1;
      if (isSpace(code)) putSpace(out, at, end, lineBreaks);
      else {
        lineBreaks = 0;
        putVisible(out, lower(code), at, end);
      }
    } else if (isInvisible(code)) {
      const tag = tagCharacter(code);
      if (tag !== undefined) tags.put(tag, at, end);
      const before = out.last();
      if (isWordUnit(before) || isHan(before)) invisible.push(at);
    } else {
      const text = foldCharacter(code);
      for (let unit = 0; unit < text.length; unit += 1) {
        const folded = text.charCodeAt(unit);
        if (isSpace(folded)) putSpace(out, at, end, lineBreaks);
        else {
          lineBreaks = 0;
          putVisible(out, folded, at, end);
        }
      }
    }
    at = end;
  }
  const tagged = tags.length > 0 ? tags.build() : undefined;
  return { ...out.build(), invisible, tagged };
}

function lower(code: number): number {
  if (code >= 0x41 && code <= 0x5a) return code + 32;
  // A name such as `ignore_all` is three words to a model.
  return code === 0x5f ? SPACE : code;
}

function isSpace(code: number): boolean {
  return (code >= 0x09 && code <= 0x0d) || code === SPACE || code === 0x5f || code === 0x2028;
}

/** An empty line separates; anything else is one space. */
function putSpace(out: MappedTextBuilder, start: number, end: number, lineBreaks: number): void {
  const last = out.last();
  if (last === BREAK || out.length === 0) return;
  if (last === SPACE) {
    if (lineBreaks >= 2) {
      out.length -= 1;
      out.put(BREAK, start, end);
    }
    return;
  }
  out.put(SPACE, start, end);
}

function putVisible(out: MappedTextBuilder, code: number, start: number, end: number): void {
  // "AI 助手" and "AI助手" are the same words.
  if (out.last() === SPACE && (isHan(code) || isHan(out.last(2)))) out.length -= 1;
  out.put(code, start, end);
}

export function isHan(code: number): boolean {
  return code >= 0x3400 && code <= 0x9fff;
}

export function isWordUnit(code: number): boolean {
  return (
    (code >= 0x61 && code <= 0x7a) ||
    (code >= 0x30 && code <= 0x39) ||
    (code >= 0xc0 && code < 0x2000 && code !== 0xd7 && code !== 0xf7)
  );
}
