import type { FindSkills } from "@bole/reading/text";
import { conceptById, findConcepts } from "../../skills/index.ts";

/** In order, without those that only name a field of interest where a skill is named, too. */
export const findSkills: FindSkills = (text) => {
  const all = findConcepts(text)
    .flatMap(({ id, spans }) => spans.map((span) => ({ id, ...span })))
    .toSorted((a, b) => a.start - b.start);
  const skills = all.filter(({ id }) => conceptById(id)?.kind === "skill");
  return skills.length > 0 ? skills : all;
};
