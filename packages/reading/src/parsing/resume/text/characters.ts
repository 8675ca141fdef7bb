/** What kind of character something is, and the same text in plainer ones. */

const CJK = /[\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff]/;

export const hasCjk = (text: string): boolean => CJK.test(text);

export function cjkShare(text: string): number {
  const letters = text.match(/[\p{L}]/gu)?.length ?? 0;
  const han = text.match(/[\u3400-\u9fff\uf900-\ufaff]/g)?.length ?? 0;
  return letters === 0 ? 0 : han / letters;
}

/**
 * The text with odd spaces, dashes and quotes and full-width letters in their plain form. One unit
 * stays one unit, so that every place in it is the same place in the original.
 */
export function foldText(text: string): string {
  return text.replace(
    /[\u00a0\u2000-\u200a\u2010-\u2012\u202f\u205f\u2212\u3000\uff01-\uff5e‘’“”]/g,
    (sign, at: number) => {
      // A wide full stop between things of a different kind divides them.
      if (sign === "．" && !IN_WORD.test(text.slice(at - 1, at + 2))) return "·";
      if (sign === "\u2010" || sign === "\u2011") return "-";
      if (sign === "\u2012" || sign === "\u2212") return "–";
      if (sign === "‘" || sign === "’") return "'";
      if (sign === "“" || sign === "”") return '"';
      const code = sign.charCodeAt(0);
      return code >= 0xff01 && code <= 0xff5e ? String.fromCharCode(code - 0xfee0) : " ";
    },
  );
}

const IN_WORD = /^(?:[\d０-９].[\d０-９]|[A-Za-z].[A-Za-z])$/;

/** How wide a text looks: a Chinese character takes the room of two letters. */
export function textWidth(text: string): number {
  return text.length + (text.match(/[\u2e80-\u9fff\uf900-\uffef]/g)?.length ?? 0);
}
