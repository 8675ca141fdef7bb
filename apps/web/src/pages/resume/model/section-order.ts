/** The order of the sections beside the page, which is that on it. Pure. */
import type { HandEdit } from "./hand-edit.ts";
import type { ResumeData } from "./structure.ts";

/** Those that may change their place; who somebody is always comes first. */
const USUAL = ["workExperience", "projects", "education", "skillContent", "other"] as const;
export type MovableSection = (typeof USUAL)[number];

/** Whoever has not worked yet begins with where they studied. */
const STUDENTS = ["education", "workExperience", "projects", "skillContent", "other"] as const;

export function sectionsOf(data: ResumeData): readonly MovableSection[] {
  const usual = data.workExperience.length === 0 ? STUDENTS : USUAL;
  const named = chosenIn(data).flatMap((name) => usual.find((known) => known === name) ?? []);
  const chosen = [...new Set(named)];
  return [...chosen, ...usual.filter((name) => !chosen.includes(name))];
}

export function moveSection(data: ResumeData, section: MovableSection, to: number): HandEdit {
  const others = sectionsOf(data).filter((name) => name !== section);
  const place = { section: "look", entry_id: null, field: "sections" };
  return { kind: "set", place, value: others.toSpliced(to, 0, section) };
}

function chosenIn({ look }: ResumeData): readonly unknown[] {
  const chosen: unknown =
    typeof look === "object" && look !== null ? Reflect.get(look, "sections") : [];
  return Array.isArray(chosen) ? chosen : [];
}
