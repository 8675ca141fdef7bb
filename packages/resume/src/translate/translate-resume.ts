/**
 * A résumé in the other language. What has a usual name there is known; sentences are for a model, and
 * each is taken only where it keeps every number, date and name. The rest stays as it is, and is told.
 */
import type { ResumeData, TextLanguage } from "@bole/talent";
import { keepsFactsAcross } from "./keeps-facts-across.ts";
import { degreeIn, isForeign, sectionIn, skillsIn, titleIn } from "./known-names.ts";
import {
  type FieldPlace,
  type TranslatableField,
  translatableFields,
  untranslated,
} from "./translatable-fields.ts";

/** Null where nobody can translate it. */
export type TranslateText = (
  text: string,
  to: TextLanguage,
) => Promise<{ readonly text: string | null; readonly model: string | null }>;

export interface TranslatedResume {
  readonly data: ResumeData;
  /** `provider:name`; null where only what is known was translated. */
  readonly model: string | null;
  /** Still in the language that it had. */
  readonly untranslated: FieldPlace[];
  /** Of these, what a model has translated with other facts, and was therefore not taken. */
  readonly refused: FieldPlace[];
}

export async function translateResume(
  source: ResumeData,
  to: TextLanguage,
  translate: TranslateText,
): Promise<TranslatedResume> {
  const refused: FieldPlace[] = [];
  let [data, by, isModelThere] = [source, null as string | null, true];
  for (const field of translatableFields(source)) {
    if (!isForeign(field.text, to) && field.kind !== "prose") continue;
    const known = knownText(field, to);
    const text = known ?? field.text;
    data = withText(data, field, text);
    if (known !== undefined && !isForeign(known, to)) continue;
    // Who one is, and for whom one worked, only their owner may write otherwise.
    if (field.kind === "name" || !isModelThere || !isForeign(text, to)) continue;
    const made = await translate(field.text, to);
    // Without a model the next field has none either.
    isModelThere = made.model !== null;
    if (made.text === null) continue;
    by = made.model;
    if (keepsFactsAcross(field.text, made.text)) data = withText(data, field, made.text);
    else refused.push(placeOf(field));
  }
  const translated = { ...data, look: { ...Object(data.look), language: to } };
  return { data: translated, model: by, untranslated: untranslated(translated, to), refused };
}

function knownText({ kind, text }: TranslatableField, to: TextLanguage): string | undefined {
  if (kind === "title") return titleIn(text, to);
  if (kind === "degree") return degreeIn(text, to);
  if (kind === "section") return sectionIn(text, to);
  return kind === "skills" ? skillsIn(text, to) : undefined;
}

function withText(data: ResumeData, place: FieldPlace, text: string): ResumeData {
  const { section, entry_id, field } = place;
  if (section === "skillContent") return { ...data, skillContent: text };
  if (section === "basic") return { ...data, basic: { ...data.basic, [field]: text } };
  const changed = <Entry extends { readonly id: string }>(entries: readonly Entry[]): Entry[] =>
    entries.map((entry) => (entry.id === entry_id ? { ...entry, [field]: text } : entry));
  switch (section) {
    case "workExperience":
      return { ...data, workExperience: changed(data.workExperience) };
    case "projects":
      return { ...data, projects: changed(data.projects) };
    case "education":
      return { ...data, education: changed(data.education) };
    default:
      return { ...data, other: changed(data.other) };
  }
}

const placeOf = ({ section, entry_id, field }: FieldPlace): FieldPlace => ({
  section,
  entry_id,
  field,
});
