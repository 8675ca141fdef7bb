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

interface Node<Concept> {
  readonly next: Map<number, Node<Concept>>;
  /** What ends here; an open term goes on to the end of its word. */
  readonly ends: { readonly concept: Concept; readonly open: boolean }[];
}

/** `terms` of a concept are folded text; one that ends in `*` stands for any ending of the word. */
export class TermIndex<Concept extends string> {
  readonly #root: Node<Concept> = { next: new Map(), ends: [] };

  constructor(lexicon: Readonly<Record<Concept, readonly string[]>>) {
    for (const concept in lexicon) {
      for (const term of lexicon[concept]) this.#add(concept, term);
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
      if (!(boundaries && word && inWord)) this.#walk(text, start, boundaries, hits);
      inWord = word;
    }
    return hits;
  }

  #walk(text: string, start: number, boundaries: boolean, hits: TermHit<Concept>[]): void {
    let node: Node<Concept> | undefined = this.#root;
    for (let at = start; at < text.length; at += 1) {
      const unit = text.charCodeAt(at);
      node = node.next.get(unit === 0x0a ? 0x20 : unit);
      if (node === undefined) return;
      for (const { concept, open } of node.ends) {
        const end = open ? endOfWord(text, at + 1) : at + 1;
        const cut = !open && boundaries && isWordUnit(unit) && isWordUnit(text.charCodeAt(end));
        if (!cut) hits.push({ concept, start, end });
      }
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
