/** Numbers as people write them, in figures or words, in either language. */
const HAN: Readonly<Record<string, number>> = {
  零: 0,
  半: 0.5,
  一: 1,
  两: 2,
  二: 2,
  三: 3,
  四: 4,
  五: 5,
  六: 6,
  七: 7,
  八: 8,
  九: 9,
};
const WORDS: Readonly<Record<string, number>> = {
  zero: 0,
  no: 0,
  half: 0.5,
  a: 1,
  an: 1,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  fifteen: 15,
  eighteen: 18,
  twenty: 20,
  thirty: 30,
};

/** For patterns: what `readNumber` understands. */
export const HAN_NUMBER = "[0-9０-９]+(?:\\.[0-9]+)?|[零半一两二三四五六七八九十]+";
export const LATIN_NUMBER = `[0-9]+(?:\\.[0-9]+)?|${Object.keys(WORDS).join("|")}`;

export function readNumber(text: string): number {
  const figures = text.normalize("NFKC").trim().toLowerCase();
  if (/^\d/.test(figures)) return Number.parseFloat(figures);
  const word = WORDS[figures];
  if (word !== undefined) return word;
  const [tens = "", ones] = figures.split("十");
  if (ones === undefined) return HAN[tens] ?? Number.NaN;
  return (
    (tens === "" ? 1 : (HAN[tens] ?? Number.NaN)) * 10 +
    (ones === "" ? 0 : (HAN[ones] ?? Number.NaN))
  );
}
