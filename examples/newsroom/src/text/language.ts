import { z } from "zod";

export const Language = z.enum(["en", "zh"]);
export type Language = z.infer<typeof Language>;

/** Chinese where there is any Chinese: names of methods are often left in English. */
export function languageOf(text: string): Language {
  return /\p{Script=Han}/u.test(text) ? "zh" : "en";
}
