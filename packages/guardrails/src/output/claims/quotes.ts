/** Words that a text says somebody said or wrote. */
export interface StatedQuote {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

const QUOTED = /“([^”\n]{4,400})”|「([^」\n]{4,400})」|『([^』\n]{4,400})』|"([^"\n]{8,400})"/g;

export function quotesIn(text: string): StatedQuote[] {
  return [...text.matchAll(QUOTED)].flatMap((match) => {
    const inner = match[1] ?? match[2] ?? match[3] ?? match[4] ?? "";
    // A single word in quotation marks is a term, not a quotation.
    if (!/[\u4e00-\u9fff]{4,}|\w+\W+\w+/.test(inner)) return [];
    return [{ start: match.index + 1, end: match.index + 1 + inner.length, text: inner }];
  });
}
