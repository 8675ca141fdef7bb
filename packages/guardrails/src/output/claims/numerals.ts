/** Numbers as people write them, in digits and in words, Chinese and English, as one value. */

const CHINESE: Readonly<Record<string, number>> = {
  零: 0,
  〇: 0,
  一: 1,
  二: 2,
  两: 2,
  三: 3,
  四: 4,
  五: 5,
  六: 6,
  七: 7,
  八: 8,
  九: 9,
  壹: 1,
  贰: 2,
  叁: 3,
  肆: 4,
  伍: 5,
  陆: 6,
  柒: 7,
  捌: 8,
  玖: 9,
};
const SMALL: Readonly<Record<string, number>> = {
  十: 10,
  拾: 10,
  百: 100,
  佰: 100,
  千: 1000,
  仟: 1000,
};
const LARGE: Readonly<Record<string, number>> = { 万: 1e4, 亿: 1e8 };

/** `三十五` is 35, `一万二千` 12000, `二〇二一` 2021, `三点五` 3.5; undefined if it is no number. */
export function chineseNumber(text: string): number | undefined {
  const [whole = "", fraction] = text.split("点");
  const value = wholeNumber(whole);
  if (value === undefined || fraction === undefined) return value;
  const digits = [...fraction].map((character) => CHINESE[character]);
  if (digits.length === 0 || digits.includes(undefined)) return undefined;
  return Number(`${value}.${digits.join("")}`);
}

function wholeNumber(text: string): number | undefined {
  const characters = [...text];
  if (characters.length === 0) return undefined;
  if (characters.length > 1 && characters.every((character) => character in CHINESE)) {
    return Number(characters.map((character) => CHINESE[character]).join(""));
  }
  let [total, section, digit] = [0, 0, 0];
  for (const character of characters) {
    const [plain, small, large] = [CHINESE[character], SMALL[character], LARGE[character]];
    if (plain !== undefined) digit = plain;
    else if (small !== undefined) {
      section += (digit === 0 ? 1 : digit) * small;
      digit = 0;
    } else if (large !== undefined) {
      total += (section + digit === 0 ? 1 : section + digit) * large;
      [section, digit] = [0, 0];
    } else return undefined;
  }
  return total + section + digit;
}

const ENGLISH: Readonly<Record<string, number>> = {
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
  thirteen: 13,
  fourteen: 14,
  fifteen: 15,
  sixteen: 16,
  seventeen: 17,
  eighteen: 18,
  nineteen: 19,
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
  hundred: 100,
  dozen: 12,
};

/** `twenty-five` is 25. "One" is left out: it is an article more often than a number. */
export function englishNumber(text: string): number | undefined {
  const words = text.toLowerCase().split(/[ -]/);
  const values = words.map((word) => (words.length > 1 && word === "one" ? 1 : ENGLISH[word]));
  let sum = 0;
  for (const value of values) {
    if (value === undefined) return undefined;
    sum = value === 100 ? (sum === 0 ? 1 : sum) * 100 : sum + value;
  }
  return sum;
}

export const ENGLISH_NUMBER =
  /\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)(?:[ -](?:one|two|three|four|five|six|seven|eight|nine))?|hundred)\b/gi;
