/** The words of a mail, as hashes for a linear model. */
import { hashOf } from "../linear/scores.ts";
import { tokensOf } from "../passages/tokens.ts";

export const MAIL_FEATURES = 1 << 15;

export interface MailWords {
  readonly subject: string;
  /** Without the mail that it answers. */
  readonly text: string;
}

/** What a mail wants stands at its beginning; how to unsubscribe stands at its end. */
const HEAD = 120;
const TAIL = 40;
const ALL = 2_000;
/** Letters that forms of an English word have in common. */
const STEM = 4;

export function mailFeatures({ subject, text }: MailWords): number[] {
  const words = wordsOf(text);
  const read =
    words.length <= HEAD + TAIL ? words : [...words.slice(0, HEAD), ...words.slice(-TAIL)];
  const named = [
    "bias",
    `long ${Math.min(6, Math.floor(Math.log2(words.length + 1)))}`,
    ...grams(wordsOf(subject)).map((gram) => `subject ${gram}`),
    ...grams(["<", ...read, ">"]),
    ...read.filter((word) => word.length > STEM).map((word) => `${word.slice(0, STEM)}*`),
  ];
  return [...new Set(named.map((name) => hashOf(name, MAIL_FEATURES)))];
}

function grams(words: readonly string[]): string[] {
  return words.flatMap((_, from) =>
    [1, 2, 3].flatMap((length) =>
      from + length <= words.length ? [words.slice(from, from + length).join(" ")] : [],
    ),
  );
}

/** In lower case; of a number only that it is one. */
function wordsOf(text: string): string[] {
  const folded = text.normalize("NFKC").toLowerCase();
  const places = tokensOf(folded, ALL);
  const words: string[] = [];
  for (let at = 0; at < places.length; at += 2) {
    const word = folded.slice(places[at] ?? 0, places[at + 1]);
    words.push(/^\d+$/u.test(word) ? "#" : word);
  }
  return words;
}
