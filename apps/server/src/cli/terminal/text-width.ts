/** How wide a text is in a terminal, where a Chinese character is as wide as two Latin ones. */
export function textWidth(text: string): number {
  let width = 0;
  for (const character of text) width += widthOf(character);
  return width;
}

/** The text, or as much of it as fits, with an ellipsis. */
export function clipText(text: string, width: number): string {
  if (textWidth(text) <= width) return text;
  let clipped = "";
  let left = width - 1;
  for (const character of text) {
    left -= widthOf(character);
    if (left < 0) break;
    clipped += character;
  }
  return width < 1 ? "" : `${clipped.trimEnd()}…`;
}

/**
 * The text as one line without anything that moves the cursor: what agents write is shown in a
 * terminal, and must not be able to redraw it.
 */
export function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, " ").trim();
}

function widthOf(character: string): number {
  if (WIDE.test(character)) return 2;
  return /[\p{Mn}\p{Me}\p{Cf}]/u.test(character) ? 0 : 1;
}

/** Han, kana, Hangul, full-width forms, and pictures that are drawn as such by default. */
const WIDE =
  /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]|\p{Emoji_Presentation}|[\u{20000}-\u{3fffd}]/u;
