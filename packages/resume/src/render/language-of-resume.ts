/** The language that a résumé is to be in: what its look says, or that of most of its words. */
import { languageOf } from "@bole/reading/text";
import { type ResumeData, TextLanguage } from "@bole/talent";

export function languageOfResume({ look, ...data }: ResumeData): TextLanguage {
  return chosenLanguage(look) ?? languageOf(textsIn(data).join("\n"));
}

/** Undefined where nobody has chosen one. */
export const chosenLanguage = (look: unknown): TextLanguage | undefined =>
  TextLanguage.safeParse(Reflect.get(Object(look), "language")).data;

/** Values only: the names of the fields are English in every résumé. */
function textsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  if (typeof value !== "object" || value === null) return [];
  return Object.values(value).flatMap(textsIn);
}
