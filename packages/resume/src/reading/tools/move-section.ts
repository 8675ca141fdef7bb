/** Sections are in an order of their own, which the résumé keeps in `look.sections`. */
import type { Words } from "@bole/language";
import type { Desk } from "../desk.ts";
import { sectionNamed } from "../places.ts";
import { reordered, type To } from "../reordered.ts";
import { aboutSection, asks, type Done } from "./resume-tool.ts";

/** Those that may change their place, as the page has them; who somebody is always comes first. */
const USUAL = ["workExperience", "projects", "education", "skillContent", "other"];
const STUDENTS = ["education", "workExperience", "projects", "skillContent", "other"];

interface Moving {
  readonly to: To;
  readonly section: readonly Words[];
  readonly anchor: readonly Words[];
}

export function moveSection({ to, section, anchor }: Moving, desk: Desk): Done {
  const named = (words: readonly Words[]) => words.flatMap(({ text }) => sectionNamed(text) ?? []);
  const own = named(section);
  const all = sectionsOf(desk);
  const [first, second] = own;
  const beside = named(anchor)[0] ?? (to === "swap" ? second : undefined);
  const order = first && reordered(all, to === "swap" ? [first] : own, to, beside, String);
  if (first === undefined || order === undefined)
    return asks(desk, "section", {
      zh: "要把哪个板块移到哪里？",
      en: "Which section should go where?",
    });
  desk.update("look", { ...lookOf(desk), sections: order });
  return { about: aboutSection(first, desk) };
}

function sectionsOf(desk: Desk): string[] {
  const usual = desk.resume.workExperience.length === 0 ? STUDENTS : USUAL;
  const { sections } = lookOf(desk);
  const chosen = (Array.isArray(sections) ? sections : []).filter((name) => usual.includes(name));
  return [...new Set([...chosen, ...usual])];
}

/** How the résumé is to look so far. */
export const lookOf = ({ resume }: Desk): Record<string, string | string[]> => ({
  ...Object(Reflect.get(resume, "look")),
});
