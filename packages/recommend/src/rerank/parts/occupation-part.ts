/** How alike the occupation is that an item is for, or of, by the classifications. */
import { occupationLikeness } from "@bole/talent";
import { occupationsIn } from "../../profile/resolved.ts";
import type { Item } from "../../state/item.ts";
import type { Asked } from "../../state/profile.ts";

type Titled = Pick<Item, "headline">;

/** Each title is read once. */
const read = new WeakMap<Titled, readonly string[]>();

/** From 0 to 1; null where one of both names no known occupation. */
export function occupationPart(item: Titled, { occupations }: Pick<Asked, "occupations">) {
  const own = occupationsOf(item);
  if (own.length === 0 || occupations.length === 0) return null;
  return Math.max(...own.flatMap((id) => occupations.map((it) => occupationLikeness(it, id))));
}

function occupationsOf(item: Titled): readonly string[] {
  const known = read.get(item);
  if (known !== undefined) return known;
  const found = occupationsIn(item.headline);
  read.set(item, found);
  return found;
}
