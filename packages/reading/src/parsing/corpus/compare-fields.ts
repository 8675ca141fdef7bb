/** Whether a field that was read says what the document says. */

/** How much of the letters of a longer text must agree: a lost bullet or a foreign line is wrong. */
const ALIKE = 0.95;

const bare = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}+#]/gu, "");

export function sameLine(read: string, truth: string): boolean {
  return bare(read) === bare(truth);
}

/** Longer texts: nearly the same letters in the same order, and the same number of list items. */
export function sameProse(read: string, truth: string): boolean {
  const items = (text: string) => text.split("\n").filter((line) => line.startsWith("- ")).length;
  return items(read) === items(truth) && likeness(bare(read), bare(truth)) >= ALIKE;
}

/** Dice's measure over pairs of letters. */
function likeness(one: string, other: string): number {
  if (one === other) return 1;
  const pairs = (text: string) => {
    const counts = new Map<string, number>();
    for (let at = 0; at + 2 <= text.length; at += 1) {
      const pair = text.slice(at, at + 2);
      counts.set(pair, (counts.get(pair) ?? 0) + 1);
    }
    return counts;
  };
  const [a, b] = [pairs(one), pairs(other)];
  const common = [...a].reduce((sum, [pair, count]) => sum + Math.min(count, b.get(pair) ?? 0), 0);
  return (2 * common) / Math.max(1, one.length + other.length - 2);
}
