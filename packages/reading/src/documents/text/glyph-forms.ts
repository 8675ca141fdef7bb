/**
 * One character for one meaning. PDF files say "工" with the radical U+2F2F, "fi" with a ligature and
 * digits in full width; searches and parsers know the plain ones. Full-width punctuation stays: it
 * is how Chinese is written.
 */

/** Radicals that Unicode does not map to the character that a Chinese font draws for them. */
const RADICALS = new Map(
  "⺎兀⺟母⺠民⻄西⻅见⻆角⻉贝⻋车⻓长⻔门⻘青⻙韦⻚页⻛风⻜飞⻝食⻢马⻣骨⻤鬼⻥鱼⻦鸟⻨麦⻩黄⻬齐⻮齿⻰龙⼾户"
    .match(/../gu)
    ?.map((pair): [string, string] => [pair.charAt(0), pair.charAt(1)]),
);

/** Ligatures, radicals, compatibility ideographs, full-width letters and digits, styled letters. */
const VARIANTS =
  /[\uFB00-\uFB06\u2E80-\u2FD5\uF900-\uFAFF\uFF10-\uFF19\uFF21-\uFF3A\uFF41-\uFF5A\u{1D400}-\u{1D7FF}]/gu;

const SPACES = /[\u00A0\u2000-\u200A\u202F\u205F\u3000]/g;
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must not reach a text.
const CONTROLS = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\u202A-\u202E\u2066-\u2069]/g;
const PLAIN = /^[\t\n\r\u0020-\u007E\u4E00-\u9FA5，。、；：（）“”]*$/;

export function plainForms(value: string): string {
  if (PLAIN.test(value)) return value;
  return value
    .replace(VARIANTS, (found) => RADICALS.get(found) ?? found.normalize("NFKC"))
    .replace(SPACES, " ")
    .replace(CONTROLS, "")
    .normalize("NFC");
}
