/** A list that comes out of a fan-out may have items that failed; they are passed over, and counted. */
import { z } from "zod";

const FailedItem = z.strictObject({
  error: z.strictObject({ code: z.string(), message: z.string() }),
});
type FailedItem = z.infer<typeof FailedItem>;

export const listOf = <Item extends z.ZodType>(item: Item) => z.array(z.union([FailedItem, item]));

export const isFailed = (item: unknown): item is FailedItem => FailedItem.safeParse(item).success;

export function withoutFailed<Item>(items: readonly (Item | FailedItem)[]): Item[] {
  return items.filter((item): item is Item => !isFailed(item));
}
