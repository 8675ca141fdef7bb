/** Where sentences end, so that two words of different sentences are not taken for one thought. */
export interface SentenceBreaks {
  /** How many sentences end between two places. */
  between(from: number, to: number): number;
  /** Whether a sentence begins here, so that a verb at this place is an order. */
  begins(at: number): boolean;
}

/** The ends of sentences among characters; a table is quicker than a set, and this runs for each. */
const ENDS = new Uint8Array(65_536);
for (const end of "!?;。！？；\n") ENDS[end.charCodeAt(0)] = 1;
const DOT = 0x2e;
const SPACE = 0x20;

export function sentenceBreaks(text: string): SentenceBreaks {
  const counts = new Uint16Array(text.length + 1);
  let count = 0;
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at);
    const dot = unit === DOT && (text.charCodeAt(at + 1) === SPACE || at + 1 === text.length);
    if ((dot || ENDS[unit] === 1) && count < 65_535) count += 1;
    counts[at + 1] = count;
  }
  return {
    between: (from, to) =>
      Math.max(0, (counts[Math.max(0, to)] ?? count) - (counts[Math.max(0, from)] ?? 0)),
    begins: (at) => OPENING.test(text.slice(Math.max(0, at - 14), at)),
  };
}

/** What stands before an order: nothing, an end, or a word that makes it one. */
const OPENING =
  /(?:^|[.!?;:,。！？；：，\n>*#([{"'“‘「『【-] ?|\b(?:please|now|and|then|you must|you should|to|just|so|but|kindly|must|should|can you|you can|you may|you will|you|bitte) |请|并|先|你|必须|立即|马上|现在|务必|要|可以|应|需|且|，)$/;
