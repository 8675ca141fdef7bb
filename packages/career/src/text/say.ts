import type { Language } from "./language.ts";

/** Both languages beside each other, so that none is forgotten. */
export const say = (language: Language, zh: string, en: string): string =>
  language === "zh" ? zh : en;

export function listed(language: Language, parts: readonly string[]): string {
  if (language === "zh") return parts.join("、");
  const [last = "", ...before] = parts.toReversed();
  return before.length === 0 ? last : `${before.toReversed().join(", ")} and ${last}`;
}
