import { z } from "zod";

/** The language that most of a text is written in. */
export const TextLanguage = z.enum(["zh", "en"]);
export type TextLanguage = z.infer<typeof TextLanguage>;
