const DIGITS = "零一二三四五六七八九";
const ENGLISH = "zero one two three four five six seven eight nine ten eleven twelve".split(" ");

/** A number below 100 as people write it in a sentence: 12, twelve, 十二, 两. */
export function numberOf(word: string): number | undefined {
  const plain = word.normalize("NFKC").trim().toLowerCase();
  if (/^\d+$/.test(plain)) return Number(plain);
  const english = ENGLISH.indexOf(plain);
  if (english >= 0) return english;
  const [, tens, ten, ones] =
    /^([一二两三四五六七八九]?)(十?)([一二两三四五六七八九]?)$/.exec(plain) ?? [];
  if (tens === undefined || plain === "") return undefined;
  const digit = (letter = "") => DIGITS.indexOf(letter === "两" ? "二" : letter);
  if (ten === "") return ones === "" ? digit(tens) : undefined;
  return (tens === "" ? 1 : digit(tens)) * 10 + (ones === "" ? 0 : digit(ones));
}

/** For regular expressions. */
export const NUMBER = `(\\d+|[零一二两三四五六七八九十]+|${ENGLISH.join("|")})`;
