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
  const add = (from: Evidence["from"], text: string, sought: ReadonlySet<string>) => {
    const best = bestPiece(text, item.language, sought, words);
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

/** Null where a text says nothing of it. */
function bestPiece(
  text: string,
  language: Item["language"],
  sought: ReadonlySet<string>,
  words: ReadonlySet<string>,
): Piece | null {
  const most = LENGTHS[language];
  let best: (Piece & { readonly worth: number }) | null = null;
  for (const quote of piecesOf(text, most)) {
    const about = findConcepts(quote).flatMap(({ id }) => (sought.has(id) ? [id] : []));
    const own = new Set(Array.from(wordsOf(quote), ({ word }) => word));
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
    .map((piece) => piece.replaceAll(/^[\s\-–•·*\d.、，,：:]+|[\s，,：:]+$/gu, "").slice(0, most))
    .filter((piece) => piece.length > 1);
}
