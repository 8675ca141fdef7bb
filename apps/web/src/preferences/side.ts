/** Which of the two sides of the product one works on: hiring people, or looking for work. */
import { createPreference } from "./preference.ts";

export const SIDES = ["hiring", "career"] as const;
export type Side = (typeof SIDES)[number];

/** `unset` until somebody has chosen: the first start asks. */
export const side = createPreference({
  key: "bole.side",
  values: ["unset", ...SIDES],
  fallback: () => "unset",
});
