/** Words by which a criterion is recognised: those that no other criterion of the same job has. */

const IDLE_HAN =
  /熟悉|熟练|精通|经验|能力|使用|掌握|了解|有过|做过|具备|相关|以上|独立|完成|工作/gu;
const IDLE_LATIN = new Set(
  "of in an to or and the with has for on at is as be by strong fluent good own one such other another years".split(
    " ",
  ),
);

/** Of each text, in order. */
export function tellingWords(texts: readonly string[]): string[][] {
  const all = texts.map((text) => [...new Set(wordsOf(text))]);
  const counts = new Map<string, number>();
  for (const word of all.flat()) counts.set(word, (counts.get(word) ?? 0) + 1);
  return all.map((words) => words.filter((word) => counts.get(word) === 1));
}

export function saysOneOf(line: string, words: readonly string[]): boolean {
  const folded = line.toLowerCase();
  return words.some((word) => folded.includes(word));
}

/** Two signs of Chinese in a row, or a Latin word of two letters or more. */
function wordsOf(text: string): string[] {
  const latin = text.toLowerCase().match(/[\p{Script=Latin}\p{N}+#/&-]{2,}/gu) ?? [];
  const han = (text.replaceAll(IDLE_HAN, " ").match(/\p{Script=Han}+/gu) ?? []).flatMap((piece) =>
    Array.from({ length: piece.length - 1 }, (_, at) => piece.slice(at, at + 2)),
  );
  return [...latin.filter((word) => !IDLE_LATIN.has(word)), ...han];
}
