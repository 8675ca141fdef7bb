/** The words of an item, and of what was asked, that show best why they fit. Always letter by letter. */
import { findConcepts, wordsOf } from "@bole/talent";
import type { Item } from "../../state/item.ts";
import type { Asked } from "../../state/profile.ts";
import type { Evidence } from "../../state/ranked.ts";
import type { Measures } from "../measure.ts";
import type { Facts } from "./facts.ts";

const LENGTHS = { zh: 90, en: 180 } as const;
const SENTENCE = /[^\n。！？!?；;]*?(?:[\n。！？!?；;]|\.(?=\s|$)|$)/gu;
const CLAUSE = /[^，,：:]*?(?:[，,：:]|$)/gu;

/** What stands before an item of a list. The 5 of "5 years" does not. */
const BULLET = /^(?:[\s\-–•·*.、，,：:]+|[(（]?\d{1,2}(?:[)）、]|\.(?!\d)))+\s*/u;

export function evidenceOf(item: Item, asked: Asked, measures: Measures, facts: Facts): Evidence[] {
  const ids = new Set([
    ...facts.matched.map(({ id }) => id),
    ...facts.near.map(({ has }) => has.id),
  ]);
  const own = new Set([
    ...facts.matched.map(({ id }) => id),
    ...facts.near.map(({ wanted }) => wanted.id),
  ]);
  const words = new Set(
    measures.keywords.flatMap(({ ways }) => ways.flat().map(({ word }) => word)),
  );
  const quotes: Evidence[] = [];
  const read = readerFor(measures);
  const add = (from: Evidence["from"], text: string, sought: ReadonlySet<string>) => {
    const best = bestPiece(piecesOf(text, LENGTHS[item.language]).map(read), sought, words);
    if (best !== null) quotes.push({ from, ...best });
  };
  add("item", item.description, ids);
  add("profile", asked.wish, own);
  if (asked.text !== "") add("profile", asked.text, own);
  return quotes;
}

interface Piece {
  readonly quote: string;
  readonly about: string[];
}

interface ReadPiece {
  readonly quote: string;
  readonly concepts: readonly string[];
  readonly words: ReadonlySet<string>;
}

/** What was asked is quoted to every item, and read for the first of them. */
const pieces = new WeakMap<Measures, Map<string, ReadPiece>>();

function readerFor(measures: Measures): (quote: string) => ReadPiece {
  const known = pieces.get(measures) ?? new Map<string, ReadPiece>();
  pieces.set(measures, known);
  return (quote) => {
    const piece = known.get(quote) ?? readPiece(quote);
    known.set(quote, piece);
    return piece;
  };
}

function readPiece(quote: string): ReadPiece {
  const concepts = findConcepts(quote).map(({ id }) => id);
  return { quote, concepts, words: new Set(Array.from(wordsOf(quote), ({ word }) => word)) };
}

/** Null where a text says nothing of it. */
function bestPiece(
  text: readonly ReadPiece[],
  sought: ReadonlySet<string>,
  words: ReadonlySet<string>,
): Piece | null {
  let best: (Piece & { readonly worth: number }) | null = null;
  for (const { quote, concepts, words: own } of text) {
    const about = concepts.filter((id) => sought.has(id));
    const worth = about.length * 3 + [...words].filter((word) => own.has(word)).length;
    if (worth > (best?.worth ?? 0)) best = { quote, about, worth };
  }
  return best === null ? null : { quote: best.quote, about: best.about };
}

/** Sentences; of long ones, their clauses. */
function piecesOf(text: string, most: number): string[] {
  return [...text.matchAll(SENTENCE)]
    .flatMap(([sentence]) =>
      sentence.length <= most
        ? [sentence]
        : [...sentence.matchAll(CLAUSE)].map(([clause]) => clause),
    )
    .map((piece) =>
      piece
        .replace(BULLET, "")
        .replace(/[\s，,：:；;]+$/u, "")
        .slice(0, most),
    )
    .filter((piece) => piece.length > 1);
}
