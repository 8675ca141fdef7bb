import type { Funnel } from "./funnel.ts";

/** What two nodes know of the same funnel. Each number is known to one of them, or the same to both. */
export function joinFunnels(before: Funnel, update: Funnel): Funnel {
  return {
    items: Math.max(before.items, update.items),
    open: Math.max(before.open, update.open),
    recalled: { ...before.recalled, ...update.recalled },
    merged: Math.max(before.merged, update.merged),
    left_out: { ...before.left_out, ...update.left_out },
    judged: Math.max(before.judged, update.judged),
    shown: Math.max(before.shown, update.shown),
  };
}
