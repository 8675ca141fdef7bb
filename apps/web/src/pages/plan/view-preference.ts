/** How the reader likes to see a plan. */
import { createPreference } from "../../preferences/preference.ts";

export const VIEWS = ["form", "json", "both"] as const;
export type View = (typeof VIEWS)[number];

export const planView = createPreference<View>({
  key: "bole.plan-view",
  values: VIEWS,
  fallback: () => "form",
});
