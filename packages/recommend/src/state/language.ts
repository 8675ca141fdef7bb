import { z } from "zod";

/** What the log and the reasons are written in. */
export const Language = z.enum(["zh", "en"]);
export type Language = z.infer<typeof Language>;

/** A text in both. */
export type Bilingual = Readonly<Record<Language, string>>;
