/** Chinese or English, for the whole page at once. */
import { createPreference, usePreference } from "./preference.ts";

export const LANGUAGES = ["zh", "en"] as const;
export type Language = (typeof LANGUAGES)[number];

/** What a language calls itself: a reader looks for the word they know. */
export const LANGUAGE_NAMES: Record<Language, string> = { zh: "中文", en: "English" };
/** Also how dates and times are written: in English as the server does in mails and answers. */
export const LOCALES: Record<Language, string> = { zh: "zh-CN", en: "en-GB" };

export const language = createPreference<Language>({
  key: "bole.language",
  values: LANGUAGES,
  fallback: () => (navigator.language.toLowerCase().startsWith("zh") ? "zh" : "en"),
});

export function useLanguage(): Language {
  return usePreference(language);
}

export function applyLanguage(): void {
  const apply = () => {
    document.documentElement.lang = LOCALES[language.get()];
  };
  apply();
  language.subscribe(apply);
}
