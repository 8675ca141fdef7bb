/** Numbers, dates and times as the reader's language writes them. */
import { LOCALES, useLanguage } from "../preferences/language.ts";
import { formatsFor } from "./format.ts";

const FORMATS = { en: formatsFor(LOCALES.en), zh: formatsFor(LOCALES.zh) };

export function useFormat() {
  return FORMATS[useLanguage()];
}
