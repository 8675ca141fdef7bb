/** Patterns out of lists of words. */

const escaped = (word: string) => word.replace(/[.*+?^${}()|[\]\\/]/g, "\\$&");

/** Words of a table row: separated by "|", blanks inside of them stay. */
export const listed = (row: string): string[] =>
  row
    .split("|")
    .map((word) => word.trim())
    .filter((word) => word !== "");

/**
 * The longest word first. A word of letters ends where letters end; Han needs no borders. A blank
 * in a word stands for any number of them.
 */
export function anyOf(words: readonly string[]): string {
  const alternatives = words
    .toSorted((a, b) => b.length - a.length)
    .map((word) => {
      const body = escaped(word).replace(/ /g, "\\s+");
      const before = /^[a-z]/.test(word) ? "(?<![a-z])" : "";
      const after = /[a-z]$/.test(word) ? "(?![a-z])" : "";
      return `${before}${body}${after}`;
    });
  return `(?:${alternatives.join("|")})`;
}
