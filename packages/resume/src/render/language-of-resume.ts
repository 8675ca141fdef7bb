/** The language that most of a résumé's words are in. */
import { languageOf } from "@bole/reading/text";
import type { ResumeData, TextLanguage } from "@bole/talent";

export function languageOfResume({ look: _, ...data }: ResumeData): TextLanguage {
  return languageOf(textsIn(data).join("\n"));
}

/** Values only: the names of the fields are English in every résumé. */
function textsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  if (typeof value !== "object" || value === null) return [];
  return Object.values(value).flatMap(textsIn);
}
