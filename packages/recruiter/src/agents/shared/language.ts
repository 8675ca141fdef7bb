/** What agents say to whoever watches is said in the language of the message, or else of the job. */
import { z } from "zod";

export const Language = z.enum(["zh", "en"]);
export type Language = z.infer<typeof Language>;

/** Null: the job's language. */
export const Spoken = Language.nullable().default(null);

/** Names in a row, as somebody would say them. */
export function listed(names: readonly string[], language: Language): string {
  if (language === "zh") return names.join("、");
  if (names.length < 2) return names.join("");
  return `${names.slice(0, -1).join(", ")} and ${names.at(-1)}`;
}
