/**
 * A text as it can be set in one line. Control characters and other unseen ones would only confuse
 * whoever reads the page's text, and some turn it around; those that join letters have their meaning.
 */
const UNSEEN = /(?!\u200c|\u200d)[\p{Cc}\p{Cf}\p{Cs}\p{Cn}\u2028\u2029\ufffc]/gu;

export function cleanText(text: string): string {
  return text
    .normalize("NFC")
    .replace(/[\t\n]/g, " ")
    .replace(UNSEEN, "")
    .trim();
}
