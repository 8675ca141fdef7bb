/**
 * How alike an item's title is to what somebody calls the work that they want, by meaning: the nearest of the
 * clauses of their wish. A whole sentence about hours, places and reasons would be near to no title.
 */
import type { Meaning } from "../profile/meaning.ts";
import { clausesOf } from "../profile/own-words.ts";
import { isUnwanted } from "../profile/wanted-concepts.ts";
import type { Item } from "../state/item.ts";
import type { Asked } from "../state/profile.ts";

const MOST_CLAUSES = 8;

export interface TitleLikeness {
  /** Of the clause that is nearest to it. */
  readonly clause: number;
  /** Of all that was made of the question. */
  readonly whole: number;
}

/**
 * By id, as cosines; empty where nothing can be compared.
 * @param clauses vectors of what the wanted work is called
 */
export async function titleLikeness(
  meaning: Pick<Meaning, "vectorsOf">,
  clauses: readonly Float32Array[],
  whole: readonly number[],
  items: readonly Pick<Item, "id" | "headline">[],
): Promise<ReadonlyMap<string, TitleLikeness>> {
  if (clauses.length === 0 || items.length === 0) return new Map();
  const titles = await meaning.vectorsOf(items.map(({ headline }) => headline));
  return new Map(
    titles.map((vector, at) => [
      items[at]?.id ?? "",
      {
        clause: Math.max(0, ...clauses.map((one) => cosine(one, vector))),
        whole: Math.max(0, cosine(vector, whole)),
      },
    ]),
  );
}

/** What somebody says of the work that they want, clause by clause; of a résumé or a job, what it is called. */
export function clausesWanted({ wish, title }: Pick<Asked, "wish" | "title">): string[] {
  if (wish === "") return title === "" ? [] : [title];
  return clausesOf(wish)
    .filter(({ start, clause }) => !isUnwanted(wish, start + clause.trimEnd().length))
    .map(({ clause }) => clause.trim())
    .slice(0, MOST_CLAUSES);
}

/** Of vectors of length one. */
const cosine = (a: Float32Array, b: ArrayLike<number>): number =>
  a.reduce((sum, value, at) => sum + value * (b[at] ?? 0), 0);
