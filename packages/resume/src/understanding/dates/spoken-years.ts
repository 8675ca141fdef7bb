/** Years as they are dictated: "twenty twenty one", "nineteen ninety eight", "two thousand and five". */
const ONES = "one|two|three|four|five|six|seven|eight|nine".split("|");
const TEENS =
  "ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen".split("|");
const TENS = "twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety".split("|");

const ONE = `(?:${ONES.join("|")})`;
const TWO = `(?:${TEENS.join("|")}|(?:${TENS.join("|")})(?:[ -]${ONE})?)`;
export const SPOKEN_YEAR = `(?:(?:nineteen|twenty) (?:${TWO}|(?:oh|o) ${ONE})|two thousand(?: and)?(?: (?:${TWO}|${ONE}))?)(?![a-z])`;

export function spokenYear(text: string): number {
  const words = text.split(/[\s-]+/);
  if (words[0] === "two") return 2000 + small(words.slice(2).filter((word) => word !== "and"));
  return (words[0] === "nineteen" ? 1900 : 2000) + small(words.slice(1));
}

function small(words: readonly string[]): number {
  return words.reduce((sum, word) => {
    const ten = TENS.indexOf(word);
    if (ten >= 0) return sum + (ten + 2) * 10;
    const teen = TEENS.indexOf(word);
    return sum + (teen >= 0 ? teen + 10 : ONES.indexOf(word) + 1);
  }, 0);
}
