/**
 * How wide a text will be, without a font to ask: a server has none, and the page must get the same
 * picture. Errs on the wide side, so that what fits here fits there.
 */
export function textWidth(text: string, size: number): number {
  let ems = 0;
  for (const letter of text) ems += emsOf(letter);
  return Math.ceil(ems * size);
}

function emsOf(letter: string): number {
  if (WIDE.test(letter)) return 1;
  if (/[\p{Mn}\p{Cf}]/u.test(letter)) return 0;
  if (/[iljtfr.,:;'|!()[\] ·]/.test(letter)) return 0.36;
  if (/[mwMW@%→×…]/.test(letter)) return 0.92;
  return /[A-Z_0-9+#]/.test(letter) ? 0.7 : 0.61;
}

/** Han, kana, Hangul, full-width forms, emoji. */
const WIDE =
  /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]|\p{Extended_Pictographic}|[\u{20000}-\u{3fffd}]/u;

/** The text, or as much of it as fits, with an ellipsis. */
export function clip(text: string, size: number, width: number): string {
  if (textWidth(text, size) <= width) return text;
  const letters = [...text];
  while (letters.length > 0 && textWidth(`${letters.join("")}…`, size) > width) letters.pop();
  return `${letters.join("").trimEnd()}…`;
}
