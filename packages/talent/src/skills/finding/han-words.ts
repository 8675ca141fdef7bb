/**
 * Where Chinese words begin and end, so that 会计 is not found in 社会计划. ICU's dictionary comes with
 * Node; it is asked only for the stretches of Chinese in which something was found.
 */
import { type FoldedText, isHan, NOTHING } from "./fold-text.ts";

/** What makes a person, a field or a kind of an ability: 数据分析|师, 会计|学. */
const SUFFIXES = new Set([..."师员者家人学岗部课类型化性力商项组"]);

let segmenter: Intl.Segmenter | null = null;

export class HanWords {
  readonly #folded: FoldedText;
  readonly #plain: string;
  /** For each sign, 1 where a word begins; filled in stretch by stretch. */
  readonly #begins: Uint8Array;
  #readFrom = 0;
  #readTo = 0;

  constructor(folded: FoldedText) {
    this.#folded = folded;
    this.#plain = folded.plain;
    this.#begins = new Uint8Array(folded.plain.length + 1);
  }

  /** Whether a match cuts no word in half. */
  fits(start: number, end: number): boolean {
    return this.#beginFits(start, end) && this.#endFits(start, end);
  }

  #beginFits(start: number, end: number): boolean {
    if (!this.#within(start)) return true;
    // A word from before that reaches to the end of the match is one that grew in front: 总|会计.
    return this.#endOfWord(start) >= end;
  }

  #endFits(start: number, end: number): boolean {
    if (!this.#within(end)) return true;
    if (this.#beginOfWord(end) <= start) return true;
    return SUFFIXES.has(this.#plain.slice(end, this.#endOfWord(end)));
  }

  /** Whether a word goes on across this place. */
  #within(at: number): boolean {
    if (!this.#goesOn(at)) return false;
    this.#read(at);
    return this.#begins[at] === 0;
  }

  #endOfWord(at: number): number {
    let end = at;
    while (this.#within(end)) end++;
    return end;
  }

  #beginOfWord(at: number): number {
    let begin = at;
    while (this.#within(begin)) begin--;
    return begin;
  }

  /** Whether Chinese stands on both sides of a place, with nothing in between. */
  #goesOn(at: number): boolean {
    const both = isHan(this.#plain.charCodeAt(at - 1)) && isHan(this.#plain.charCodeAt(at));
    return both && this.#folded.before(at) === NOTHING;
  }

  #read(at: number): void {
    if (at >= this.#readFrom && at < this.#readTo) return;
    let from = at;
    let to = at;
    while (this.#goesOn(from)) from--;
    while (this.#goesOn(to)) to++;
    segmenter ??= new Intl.Segmenter("zh", { granularity: "word" });
    for (const { index } of segmenter.segment(this.#plain.slice(from, to))) {
      this.#begins[from + index] = 1;
    }
    this.#readFrom = from;
    this.#readTo = to;
  }
}
