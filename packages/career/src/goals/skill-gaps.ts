import type { Occupation } from "@bole/talent";
import { fitOf } from "../occupations/match-occupation.ts";
import { isCertificate, isSoftSkill } from "../occupations/skills-of.ts";

const MOST_SKILLS = 3;

/** Core skills that are missing and can be learned; a useful one where none is. */
export function gapsOf(occupation: Occupation, skills: ReadonlySet<string>): string[] {
  const { missing_core, missing_useful } = fitOf(occupation, skills);
  const learned = (skill: string) => !isSoftSkill(skill) && !isCertificate(skill);
  return [...missing_core.filter(learned), ...missing_useful.filter(learned)].slice(0, MOST_SKILLS);
}
