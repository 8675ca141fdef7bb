/**
 * A text as it can be set in one line. Control characters and other unseen ones would only confuse
 * whoever reads the page's text; those that join letters and turn directions have their meaning.
 */
const UNSEEN = /[\p{Cc}\p{Cs}\p{Cn}\u00ad\u200b\u2028\u2029\u2060\ufeff\ufff9-\ufffc]/gu;

export function cleanText(text: string): string {
  return text
    .replace(/[\t\n]/g, " ")
    .replace(UNSEEN, "")
    .trim();
}
