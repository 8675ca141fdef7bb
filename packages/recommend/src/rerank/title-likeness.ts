/**
 * How alike an item's title is to what somebody calls the work that they want, by meaning: the nearest of the
 * clauses of their wish. A whole sentence about hours, places and reasons would be near to no title.
 */
import type { Meaning } from "../profile/meaning.ts";
import { clausesOf } from "../profile/own-words.ts";
import { isUnwanted } from "../profile/wanted-concepts.ts";
import type { Item } from "../state/item.ts";
import type { Asked } from "../state/profile.ts";
import { TITLES } from "./tuning.ts";

const MOST_CLAUSES = 8;

/** By id, from 0 to 1; empty where nothing can be compared. */
export async function titleLikeness(
  meaning: Pick<Meaning, "vectorsOf">,
  { wish, title }: Pick<Asked, "wish" | "title">,
  items: readonly Pick<Item, "id" | "headline">[],
): Promise<ReadonlyMap<string, number>> {
  const called = calledIn(wish, title);
  if (called.length === 0 || items.length === 0) return new Map();
  const [wanted, titles] = await Promise.all([
    meaning.vectorsOf(called),
    meaning.vectorsOf(items.map(({ headline }) => headline)),
  ]);
  return new Map(
    titles.map((vector, at) => [
      items[at]?.id ?? "",
      likeness(Math.max(0, ...wanted.map((one) => cosine(one, vector)))),
    ]),
  );
}

function calledIn(wish: string, title: string): string[] {
  if (wish === "") return title === "" ? [] : [title];
  return clausesOf(wish)
    .filter(({ start, clause }) => !isUnwanted(wish, start + clause.trimEnd().length))
    .map(({ clause }) => clause.trim())
    .slice(0, MOST_CLAUSES);
}

const likeness = (near: number): number =>
  Math.min(1, Math.max(0, (near - TITLES.least) / (TITLES.most - TITLES.least)));

/** Of vectors of length one. */
const cosine = (a: Float32Array, b: Float32Array): number =>
  a.reduce((sum, value, at) => sum + value * (b[at] ?? 0), 0);
