/** Whether single keys (`?`, `g` `h`) act: people who dictate or slip need them off (WCAG 2.1.4). */
import { createPreference } from "./preference.ts";

export const singleKeys = createPreference({
  key: "bole.single-keys",
  values: ["on", "off"],
  fallback: () => "on",
});
