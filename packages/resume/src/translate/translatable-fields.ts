/** The fields of a résumé that are written in a language, and which of them still wait for another. Pure. */
import type { ResumeData, TextLanguage } from "@bole/talent";
import { findConcepts } from "@bole/talent";
import { z } from "zod";
import { LISTS } from "../model/structure.ts";
import { isForeign } from "./known-names.ts";

/** Where something stands, as edits and marks on the page name it. */
export const FieldPlace = z.object({
  section: z.string(),
  entry_id: z.string().nullable(),
  field: z.string(),
});
export type FieldPlace = z.infer<typeof FieldPlace>;

/** How a field is translated: a name stays as it is unless its owner has another. */
type Kind = "name" | "title" | "degree" | "section" | "skills" | "prose";

export interface TranslatableField extends FieldPlace {
  readonly kind: Kind;
  readonly text: string;
}

const KINDS: Readonly<Record<string, Readonly<Record<string, Kind>>>> = {
  workExperience: {
    company: "name",
    position: "title",
    location: "name",
    description: "prose",
  },
  projects: { name: "prose", role: "title", description: "prose" },
  education: { school: "name", major: "prose", degree: "degree", description: "prose" },
  other: { title: "section", content: "prose" },
};

export function translatableFields(data: ResumeData): TranslatableField[] {
  const { basic } = data;
  const fields: TranslatableField[] = [
    { ...at("basic", null, "name"), kind: "name", text: basic.name },
    { ...at("basic", null, "title"), kind: "title", text: basic.title },
    { ...at("basic", null, "location"), kind: "name", text: basic.location },
    { ...at("basic", null, "summary"), kind: "prose", text: basic.summary },
    ...(["workExperience", "projects", "education", "other"] as const).flatMap((section) =>
      data[section].flatMap((entry) =>
        Object.keys(LISTS[section]?.fields ?? {}).flatMap((field) => {
          const kind = KINDS[section]?.[field];
          const text: unknown = Reflect.get(entry, field);
          return kind === undefined || typeof text !== "string"
            ? []
            : [{ ...at(section, entry.id, field), kind, text }];
        }),
      ),
    ),
    { ...at("skillContent", null, "skillContent"), kind: "skills", text: data.skillContent },
  ];
  return fields.filter(({ text }) => text.trim() !== "");
}

/** Names in Latin letters are usual in Chinese résumés; Han letters in English ones are not. */
export function untranslated(data: ResumeData, to: TextLanguage): FieldPlace[] {
  return translatableFields(data)
    .filter(({ kind, text }) => (to === "en" || kind !== "name") && waits(text, kind, to))
    .map(({ section, entry_id, field }) => ({ section, entry_id, field }));
}

/** A line is enough; what only lists known names, such as "React, Go", is the same in both. */
function waits(text: string, kind: Kind, to: TextLanguage): boolean {
  if (to === "en") return isForeign(text, to);
  return text.split("\n").some((line) => {
    if (!isForeign(line, to)) return false;
    return kind !== "skills" || withoutConcepts(line).some((word) => /\p{Ll}{2,}/u.test(word));
  });
}

function withoutConcepts(line: string): string[] {
  const covered = findConcepts(line).flatMap(({ spans }) => spans);
  return [...line.matchAll(/[\p{L}\p{N}+#.]+/gu)]
    .filter(({ index }) => !covered.some(({ start, end }) => start <= index && index < end))
    .map(([word]) => word);
}

const at = (section: string, entry_id: string | null, field: string): FieldPlace => ({
  section,
  entry_id,
  field,
});
