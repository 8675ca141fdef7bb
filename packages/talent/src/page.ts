/** Lists in pages: newest first, each page after the one before by the position of its last row. */
import { z } from "zod";

export const PageRequest = z.object({
  /** @default 50 */
  limit: z.int().min(1).max(200).default(50),
  /** The `next` of the page before. */
  after: z
    .string()
    .regex(/^\d{1,15}$/, "use the `next` of the page before")
    .optional(),
});

export interface Page<Item> {
  readonly items: Item[];
  /** For `after`; null on the last page. */
  readonly next: string | null;
}

interface Row {
  readonly pos: number | null;
}

/** Of `limit + 1` rows: those of the page, and whether there are more. */
export function pageOf<Item extends Row>(rows: readonly Item[], limit: number): Page<Item> {
  const items = rows.slice(0, limit);
  const last = items.at(-1);
  const next = rows.length > limit && last !== undefined ? String(last.pos) : null;
  return { items, next };
}
