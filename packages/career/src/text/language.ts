import { z } from "zod";

/** The language that a person writes in, and is answered in. */
export const Language = z.enum(["zh", "en"]);
export type Language = z.infer<typeof Language>;

/** A text in both languages. */
export const Bilingual = z.object({ zh: z.string().min(1), en: z.string().min(1) });
export type Bilingual = z.infer<typeof Bilingual>;

const HAN = /\p{Script=Han}/gu;
const LATIN = /[a-z]+/gi;

/** Whichever has more words; a Chinese character is about half of one. */
export function languageOf(text: string): Language {
  const han = text.match(HAN)?.length ?? 0;
  const words = text.match(LATIN)?.length ?? 0;
  return han / 2 > words || (han > 0 && words <= han / 2) ? "zh" : "en";
}
