/** Whether the navigation shows what is for developers. */
import { createPreference } from "./preference.ts";

export const developers = createPreference({
  key: "bole.developers",
  values: ["closed", "open"],
  fallback: () => "closed",
});
