/** Blanks and signs as they are set: between Han and letters, around commas, at ends. */

const HAN = "\\p{Script=Han}";
const HAN_THEN_LATIN = new RegExp(`(${HAN})(?=[A-Za-z])`, "gu");
const LATIN_THEN_HAN = new RegExp(`([A-Za-z+#])(?=${HAN})`, "gu");
/** Numbers stand close to the signs of a date and of a percentage. */
const HAN_THEN_DIGIT = new RegExp(`((?![年月日第])${HAN})(?=\\d)`, "gu");
const DIGIT_THEN_HAN = new RegExp(`(\\d%?)(?=(?![年月日号点时分秒])${HAN})`, "gu");

export function spaced(text: string): string {
  return text
    .replace(HAN_THEN_LATIN, "$1 ")
    .replace(LATIN_THEN_HAN, "$1 ")
    .replace(HAN_THEN_DIGIT, "$1 ")
    .replace(DIGIT_THEN_HAN, "$1 ")
    .replace(/[ \t\u3000]{2,}/g, " ")
    .trim();
}

const FULL: Readonly<Record<string, string>> = {
  ",": "，",
  ";": "；",
  ":": "：",
  "!": "！",
  "?": "？",
};
const HALF: Readonly<Record<string, string>> = {
  "，": ", ",
  "；": "; ",
  "：": ": ",
  "。": ". ",
  "！": "! ",
  "？": "? ",
  "（": " (",
  "）": ") ",
};

/** Full signs between Han, half ones in English; none twice. */
export function punctuated(text: string, zh: boolean): string {
  const signs = zh
    ? text
        .replace(
          new RegExp(`(?<=${HAN}|[）」》”])\\s*([,;:!?])\\s*(?=${HAN}|[A-Za-z\\d（「《“]|$)`, "gu"),
          (_, sign: string) => FULL[sign] ?? sign,
        )
        .replace(
          new RegExp(`(?<=[A-Za-z\\d%])\\s*([,;])\\s*(?=${HAN})`, "gu"),
          (_, sign: string) => FULL[sign] ?? sign,
        )
        .replace(/\s*([，。；：！？、])\s*/gu, "$1")
    : text
        .replace(/[，；：。！？（）]/g, (sign) => HALF[sign] ?? sign)
        .replace(/\s+([,;:.!?)])/g, "$1")
        .replace(/\(\s+/g, "(");
  return signs
    .replace(/([，。；：！？、])\1+/gu, "$1")
    .replace(/,{2,}/g, ",")
    .replace(/\s{2,}/g, " ")
    .trim();
}

/** Items of a list end without a stop. */
export const withoutStop = (text: string): string =>
  text
    .replace(/[\s。；;，,、]+$/u, "")
    .replace(/(?<![.\s][A-Za-z]|etc|Inc|Ltd|Co|Corp|Jr|Sr|U\.S)\.$/, "");
