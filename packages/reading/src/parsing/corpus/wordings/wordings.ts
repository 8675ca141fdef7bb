/** Wordings of the corpus: what headings are called, how dates and entries are written. */
import type { TextLanguage } from "../../../model/language.ts";
import type { Half } from "../read-people.ts";
import type { Wording } from "../sheet.ts";
import { buildEn, buildZh } from "./build.ts";
import { testEn, testZh } from "./test.ts";

export function wordings(half: Half, language: TextLanguage): readonly Wording[] {
  if (half === "build") return language === "zh" ? buildZh : buildEn;
  return language === "zh" ? testZh : testEn;
}
