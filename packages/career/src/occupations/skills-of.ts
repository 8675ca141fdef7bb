import type { Occupation } from "@bole/talent";
import { conceptById, occupationData } from "@bole/talent/reading";
import type { Bilingual, Language } from "../text/language.ts";

const WORD = "word:";

export const skillsOf = ({ skills }: Occupation): string[] => [...skills.core, ...skills.useful];

/** As a person reads it; the id where nobody knows it any more. */
export function skillName(id: string, language: Language): string {
  const named = id.startsWith(WORD)
    ? occupationData().words.get(id.slice(WORD.length))
    : conceptById(id);
  return named?.[language] ?? id;
}

export function isKnownSkill(id: string): boolean {
  return id.startsWith(WORD)
    ? occupationData().words.has(id.slice(WORD.length))
    : conceptById(id) !== undefined;
}

/** What one has or grows into, and no course or piece of work shows. */
export const isSoftSkill = (id: string): boolean => conceptById(id)?.category === "soft-skills";

/** A paper: one gets it by an examination, not by practice. */
export const isCertificate = (id: string): boolean =>
  /-certificates$/.test(conceptById(id)?.category ?? "");

/** An occupation's skills with their names, the core ones first. */
export function skillNames({ skills }: Occupation): (Bilingual & { id: string; core: boolean })[] {
  const name = (core: boolean) => (id: string) => ({
    id,
    core,
    zh: skillName(id, "zh"),
    en: skillName(id, "en"),
  });
  return [...skills.core.map(name(true)), ...skills.useful.map(name(false))];
}
