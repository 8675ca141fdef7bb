/** What a text is found by: words without their endings, and pairs of Chinese characters. */
export function termsOf(text: string): string[] {
  const words = text.toLowerCase().match(/[\p{Script=Latin}\p{N}]+/gu) ?? [];
  const runs = text.match(/\p{Script=Han}+/gu) ?? [];
  return [
    ...words.filter((word) => !EMPTY_WORDS.has(word)).map(stemOf),
    ...runs.flatMap(bigramsOf).filter((pair) => !EMPTY_PAIRS.has(pair)),
  ];
}

/** Chinese has no spaces: pairs of neighbours stand in for words. */
function bigramsOf(run: string): string[] {
  const characters = [...run];
  if (characters.length === 1) return characters;
  return characters.slice(1).map((character, index) => `${characters[index]}${character}`);
}

function stemOf(word: string): string {
  if (word.length <= 4) return word;
  return word.replace(/(?:ies|ing|ers|ed|er|es|e|s)$/, "");
}

const EMPTY_WORDS = new Set(
  "a an the of in on at to for from by with and or not is are be as it its this that how what why who do does about into their they we you".split(
    " ",
  ),
);
const EMPTY_PAIRS = new Set(["怎样", "怎么", "为什", "什么", "如何", "关于", "一个", "以及"]);
