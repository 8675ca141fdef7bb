/** From when to when something is asked about, out of a time as it was said. */
import { z } from "zod";

export const Times = z.object({
  start: z.string(),
  end: z.string(),
  bound: z.enum(["before", "after"]).optional(),
});
export type Times = z.infer<typeof Times>;

export function windowOf(when: Times | undefined): { from: string | null; to: string | null } {
  if (when === undefined) return { from: null, to: null };
  const { start, end, bound } = when;
  if (bound === "before") return { from: null, to: start };
  if (bound === "after") return { from: start, to: null };
  return { from: start, to: end };
}
