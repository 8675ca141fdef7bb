/**
 * How well the concepts fit: a share of what is wanted, or of what is asked for, from 0 to 1. Rare
 * concepts say more; who has only what is next to one counts for less.
 */
import { findConcepts, neighboursOf } from "@bole/talent";
import type { Item } from "../../state/item.ts";
import type { Asked, WantedConcept } from "../../state/profile.ts";
import { TUNING } from "../tuning.ts";
import { occupationPart } from "./occupation-part.ts";

export type WeightOf = (concept: string) => number;

/** @param likeness of its title to what is wanted, which counts beside concepts; undefined where it is not known */
export function tagPart(item: Item, asked: Asked, weightOf: WeightOf, likeness?: number): number {
  const isNamed = asked.concepts.length > 0;
  return withOccupation(
    conceptShare(item, asked, weightOf),
    isNamed,
    likest(occupationPart(item, asked), isNamed ? likeness : undefined),
  );
}

/** Concepts alone, without what the item is called. */
export function conceptShare(item: Item, asked: Asked, weightOf: WeightOf): number {
  const has = new Set([...item.tags.skill, ...item.tags.interest, ...item.must]);
  const wish = asked.concepts.filter(({ from }) => from !== "profile");
  const own = asked.concepts.filter(({ from }) => from === "profile");
  const share = shareOf(item, has, wish, own, weightOf);
  return asked.avoided.some((id) => has.has(id)) ? share * TUNING.avoided : share;
}

const likest = (classified: number | null, likeness: number | undefined): number | null =>
  likeness === undefined ? classified : Math.max(classified ?? 0, likeness);

/** What something is called says as much as what it asks for; where a title is not known, it says nothing. */
function withOccupation(share: number, isNamed: boolean, likeness: number | null): number {
  if (likeness === null) return share;
  if (!isNamed) return likeness;
  return (share + TUNING.occupation * likeness) / (1 + TUNING.occupation);
}

function shareOf(
  item: Item,
  has: ReadonlySet<string>,
  wish: readonly WantedConcept[],
  own: readonly WantedConcept[],
  weightOf: WeightOf,
): number {
  const wished = coverage(wish, has, weightOf, mainOf(item));
  if (own.length === 0) return wished;
  // Whom a job seeks is measured by what the job asks for.
  const fit = item.kind === "person" ? coverage(own, has, weightOf) : fitOf(item, own, weightOf);
  return wish.length === 0 ? fit : TUNING.wish * wished + (1 - TUNING.wish) * fit;
}

/** Each title is read once. */
const read = new WeakMap<Item, ReadonlySet<string>>();

/** What an item is called and must have; a long text mentions much else. Undefined of a person: all of it is theirs. */
function mainOf(item: Item): ReadonlySet<string> | undefined {
  if (item.kind === "person") return undefined;
  const known = read.get(item);
  if (known !== undefined) return known;
  const main = new Set([...findConcepts(item.headline).map(({ id }) => id), ...item.must]);
  read.set(item, main);
  return main;
}

/** Of what is wanted, how much is there; what is only mentioned counts for less than what it is about. */
function coverage(
  wanted: readonly WantedConcept[],
  has: ReadonlySet<string>,
  weightOf: WeightOf,
  main?: ReadonlySet<string>,
): number {
  let [total, found, weights] = [0, 0, 0];
  for (const { id, weight } of wanted) {
    const worth = weight * weightOf(id);
    total += worth;
    weights += weight;
    const credit = creditOf(id, has);
    found += worth * credit * (main === undefined || main.has(id) ? 1 : TUNING.mentioned);
  }
  // What is hardly wanted is not all that is wanted: concepts that are only meant make no full share.
  const least = weights === 0 ? 0 : (total / weights) * TUNING.least_wanted;
  return total === 0 ? 0 : found / Math.max(total, least);
}

/** Of what an item asks for, how much somebody has; and how much of theirs it makes use of. */
function fitOf(item: Item, own: readonly WantedConcept[], weightOf: WeightOf): number {
  const mine = new Set(own.map(({ id }) => id));
  const asks = item.must.length > 0 ? item.must : item.tags.skill;
  let [total, found] = [TUNING.doubt, 0];
  for (const id of asks) {
    const worth = weightOf(id);
    total += worth;
    found += worth * creditOf(id, mine);
  }
  const has = new Set([...item.tags.skill, ...item.tags.interest, ...item.must]);
  const strongest = own.toSorted((a, b) => b.weight - a.weight).slice(0, 8);
  return (
    TUNING.asked_for * (found / total) + (1 - TUNING.asked_for) * coverage(strongest, has, weightOf)
  );
}

export function creditOf(id: string, has: ReadonlySet<string>): number {
  if (has.has(id)) return 1;
  return neighboursOf(id).some((neighbour) => has.has(neighbour.id)) ? TUNING.near : 0;
}
