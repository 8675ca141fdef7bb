/** The two languages in which a verdict can be read. */
import { z } from "zod";

export const Language = z.enum(["zh", "en"]);
export type Language = z.infer<typeof Language>;

/** One sentence in both languages; a missing translation does not compile. */
export type Bilingual = Readonly<Record<Language, string>>;
