/** Whether the assistant's changes wait for a yes; remembered in this browser. */
import { createPreference } from "../../../preferences/preference.ts";

export const MODES = ["propose", "apply"] as const;

export const chatMode = createPreference({
  key: "bole.resume-chat-mode",
  values: MODES,
  fallback: () => "propose",
});
