import { z } from "zod";

/** A sentence in both languages of the product; the reader's side picks one. */
export const Text = z.object({ en: z.string(), zh: z.string() });
export type Text = z.infer<typeof Text>;
