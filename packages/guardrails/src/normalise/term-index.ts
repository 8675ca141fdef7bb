/**
 * Finds many terms of many lexicons in one pass: a trie that is walked from the beginning of each
 * word and from each Chinese character. Time grows with the text, not with the number of terms.
 */
import { isWordUnit } from "./fold-text.ts";

export interface TermHit<Concept extends string> {
  readonly concept: Concept;
  readonly start: number;
  readonly end: number;
}

const ASCII = 128;

interface Node<Concept> {
  readonly next: Map<number, Node<Concept>>;
  /** What ends here; an open term goes on to the end of its word. */
  readonly ends: { readonly concept: Concept; readonly open: boolean }[];
}

/** `terms` of a concept are folded text; one that ends in `*` stands for any ending of the word. */
export class TermIndex<Concept extends string> {
  readonly #root: Node<Concept> = { next: new Map(), ends: [] };
  /** The nodes after two ASCII characters, at hand: most words of a text end the search there. */
  readonly #pairs: (Node<Concept> | undefined)[] = new Array(ASCII * ASCII).fill(undefined);

  constructor(lexicon: Readonly<Record<Concept, readonly string[]>>) {
    for (const concept in lexicon) {
      for (const term of lexicon[concept]) this.#add(concept, term);
    }
    for (const [first, { next }] of this.#root.next) {
      for (const [second, node] of next) {
        if (first < ASCII && second < ASCII) this.#pairs[first * ASCII + second] = node;
      }
    }
  }

  #add(concept: Concept, term: string): void {
    const open = term.endsWith("*");
    const text = open ? term.slice(0, -1) : term;
    let node = this.#root;
    for (let at = 0; at < text.length; at += 1) {
      const unit = text.charCodeAt(at);
      let next = node.next.get(unit);
      if (next === undefined) {
        next = { next: new Map(), ends: [] };
        node.next.set(unit, next);
      }
      node = next;
    }
    node.ends.push({ concept, open });
  }

  /** In the order of their beginnings. Without `boundaries` a term may stand inside of a word. */
  find(text: string, boundaries = true): TermHit<Concept>[] {
    const hits: TermHit<Concept>[] = [];
    let inWord = false;
    for (let start = 0; start < text.length; start += 1) {
      const unit = text.charCodeAt(start);
      const word = isWordUnit(unit);
      if (!(boundaries && word && inWord)) {
        const next = text.charCodeAt(start + 1);
        if (!(unit < ASCII && next < ASCII))
          this.#walk(text, start, start, this.#root, boundaries, hits);
        else {
          const node = this.#pairs[unit * ASCII + next];
          if (node !== undefined) {
            this.#end(text, start, start + 1, node, boundaries, hits);
            this.#walk(text, start, start + 2, node, boundaries, hits);
          }
        }
      }
      inWord = word;
    }
    return hits;
  }

  #walk(
    text: string,
    start: number,
    from: number,
    above: Node<Concept>,
    boundaries: boolean,
    hits: TermHit<Concept>[],
  ): void {
    let node: Node<Concept> | undefined = above;
    for (let at = from; at < text.length; at += 1) {
      const unit = text.charCodeAt(at);
      node = node.next.get(unit === 0x0a ? 0x20 : unit);
      if (node === undefined) return;
      if (node.ends.length > 0) this.#end(text, start, at, node, boundaries, hits);
    }
  }

  #end(
    text: string,
    start: number,
    at: number,
    { ends }: Node<Concept>,
    boundaries: boolean,
    hits: TermHit<Concept>[],
  ): void {
    for (const { concept, open } of ends) {
      const end = open ? endOfWord(text, at + 1) : at + 1;
      const inside = isWordUnit(text.charCodeAt(at)) && isWordUnit(text.charCodeAt(end));
      if (open || !boundaries || !inside) hits.push({ concept, start, end });
    }
  }
}

function endOfWord(text: string, from: number): number {
  let end = from;
  // No word is that long; a run of letters without end must not cost its square.
  const limit = Math.min(text.length, from + 24);
  while (end < limit && isWordUnit(text.charCodeAt(end))) end += 1;
  return end;
}
