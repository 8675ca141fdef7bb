/** What of a question is sought as keywords: not the words that only make it a question. */
import { wordsOf } from "./words.ts";

/** Longer questions are cut: each word is looked up. */
const MOST_WORDS = 40;

const ENGLISH = new Set(
  `a about all am an and any anyone are as at be been but by can could do does for from
  had has have having he her his how i if in into is it its itself let like look looking me my no not
  of on one or our out over please she should show so some somebody someone such than that the their
  them then there these they this those to up us was we were what when where which who whose will
  with would you your find need needs search seek seeking want wants`.split(/\s+/),
);

/** Where Han signs of these stand, one word ends and another begins. Longest first. */
const CHINESE = new RegExp(
  [
    "我们需要|我想要|我需要|我想找|我要找|想找|要找|帮我找|请帮我|帮我|寻找|有没有",
    "有哪些|哪些|什么样|什么|一个|一名|一位|一些|这个|那个|我们|他们|以及|或者|并且",
    "而且|的人|的|了|吗|呢|吧|和|与|或|请",
  ].join("|"),
  "gu",
);

const segmenter = new Intl.Segmenter("zh", { granularity: "word" });

/**
 * Where the pair of two signs would be the end of one word and the beginning of the next: 前端 and
 * 工程师 are sought, 端工 is not.
 */
function bordersIn(text: string): ReadonlySet<number> {
  const borders = new Set<number>();
  let before = "";
  for (const { segment, index } of segmenter.segment(text)) {
    // A single sign may belong to either side.
    if (before.length > 1 && segment.length > 1 && HAN.test(before) && HAN.test(segment)) {
      borders.add(index - 1);
    }
    before = segment;
  }
  return borders;
}

const HAN = /^\p{Script=Han}+$/u;

/** Words of a question as the index has them, each once, in their order. */
export function queryWords(q: string): string[] {
  const found = new Set<string>();
  // A comma keeps the signs on both sides from becoming a pair.
  const asked = q.replaceAll(CHINESE, (stop) => ",".repeat(stop.length));
  const borders = bordersIn(asked);
  for (const { word, start, end } of wordsOf(asked)) {
    if (ENGLISH.has(q.slice(start, end).toLowerCase()) || borders.has(start)) continue;
    found.add(word);
    if (found.size === MOST_WORDS) break;
  }
  return [...found];
}
