/**
 * A text with one space where it had many, no space at the ends of its lines, and no more than one empty
 * line between two others. Lines stay lines: in a résumé and in a list they mean something.
 *
 * Every pattern here is one class repeated, so it takes as long as the text is.
 */
export function collapse(text: string): string {
  return text
    .replace(/[^\S\n]+/g, " ")
    .replace(/ ?\n ?/g, "\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
}
