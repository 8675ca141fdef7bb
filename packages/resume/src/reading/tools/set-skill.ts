/** One skill of the list anew; the others stay. */
import type { Desk } from "../desk.ts";
import { findSkill, skillsOf } from "../skills.ts";
import { capitalized, placesIn } from "../texts.ts";
import { aboutSection, type Done, focusSkill, skillItem } from "./resume-tool.ts";

/** "Make it conversational Spanish": a single skill says one of them anew, and leaves the others. */
export function setSkill(value: string, desk: Desk): Done | undefined {
  const { skillContent } = desk.resume;
  if (skillsOf(value).length !== 1 || skillsOf(skillContent).length < 2) return undefined;
  const last = focusSkill(desk);
  const old =
    last ?? skillsOf(skillContent).find(({ text }) => placesIn(value, text).length > 0)?.text;
  return old === undefined ? undefined : swapSkill(old, capitalized(value, old), desk);
}

/** One skill for another. */
export function swapSkill(old: string, value: string, desk: Desk): Done | undefined {
  const { skillContent } = desk.resume;
  const skill = findSkill(skillContent, old);
  if (skill === undefined) return undefined;
  const { start, end } = skill;
  desk.update("skillContent", `${skillContent.slice(0, start)}${value}${skillContent.slice(end)}`);
  return { about: [...aboutSection("skillContent", desk, "skills"), skillItem(value)] };
}
