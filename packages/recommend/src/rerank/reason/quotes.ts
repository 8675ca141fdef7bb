/** The words of an item, and of what was asked, that show best why they fit. Always letter by letter. */
import { findConcepts, isNegated, wordsOf } from "@bole/talent";
import type { Item } from "../../state/item.ts";
import type { Asked } from "../../state/profile.ts";
import type { Evidence } from "../../state/ranked.ts";
import type { Measures } from "../measure.ts";
import type { Facts } from "./facts.ts";
import { sentencesOf } from "./sentences.ts";

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
    const best = bestPiece(sentencesOf(text).map(read), sought, words);
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

/** What a sentence denies it does not speak of: "German is not required" is no reason for German. */
function readPiece(quote: string): ReadPiece {
  const concepts = findConcepts(quote).map(({ id }) => id);
  const said = [...wordsOf(quote)].filter((place) => !isNegated(quote, place));
  return { quote, concepts, words: new Set(said.map(({ word }) => word)) };
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
