import { z } from "zod";

/** Something of the product that words can point at. */
export const Item = z.object({
  /** `person`, `job`, `entry`, … */
  kind: z.string(),
  id: z.string(),
  label: z.string(),
});
export type Item = z.infer<typeof Item>;

export const isSameItem = (one: Item, other: Item): boolean =>
  one.kind === other.kind && one.id === other.id;

/** Without those that came before. */
export const uniqueItems = (items: readonly Item[]): Item[] =>
  items.filter((item, at) => items.findIndex((one) => isSameItem(one, item)) === at);
