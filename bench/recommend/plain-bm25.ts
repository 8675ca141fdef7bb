/** BM25 as it is written in books, over texts as they are: what a search by words alone would do. */
import { queryWords, wordsOf } from "@bole/talent";

const K1 = 1.2;
const B = 0.75;

/** All texts that have a word of the question, the best first. */
export function plainBm25(texts: readonly string[]): (question: string) => string[] {
  const read = texts.map((text) => ({
    text,
    words: Array.from(wordsOf(text), ({ word }) => word),
  }));
  const average = read.reduce((sum, { words }) => sum + words.length, 0) / Math.max(1, read.length);
  return (question) => {
    const sought = queryWords(question).map((word) => {
      const having = read.filter(({ words }) => words.includes(word)).length;
      return { word, idf: Math.log(1 + (read.length - having + 0.5) / (having + 0.5)) };
    });
    const scoreOf = (words: readonly string[]) =>
      sought.reduce((sum, { word, idf }) => {
        const often = words.filter((own) => own === word).length;
        const long = K1 * (1 - B + (B * words.length) / average);
        return sum + (idf * often * (K1 + 1)) / (often + long);
      }, 0);
    return read
      .map(({ text, words }) => ({ text, score: scoreOf(words) }))
      .filter(({ score }) => score > 0)
      .toSorted((a, b) => b.score - a.score)
      .map(({ text }) => text);
  };
}
