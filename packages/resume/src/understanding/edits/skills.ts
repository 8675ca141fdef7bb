/** Adding skills, taking them away, saying them anew. */
import { edits, type Outcome, update } from "../outcome.ts";
import { talk } from "../reference/resolve.ts";
import { alreadySo, notThere, whichSkills } from "../replies/replies.ts";
import type { Last, Scene } from "../scene.ts";
import { unquoted } from "../text/quotes.ts";
import type { Said } from "../text/said.ts";
import { withoutCourtesy, withoutTails } from "../values/tails.ts";
import { hasSkill, skillsIn, withoutSkill, withSkills } from "./skill-list.ts";

const last = (action: Last["action"]): Last => ({
  section: "skillContent",
  entry_id: null,
  field: "skillContent",
  action,
});

export function addSkills(text: string, scene: Scene): Outcome {
  const skills = skillsIn(unquoted(withoutTails(text)));
  if (skills.length === 0) {
    const asked = {
      kind: "value" as const,
      section: "skillContent",
      entry_id: null,
      field: "skillContent",
      message: scene.message,
      options: [],
    };
    return { kind: "ask", reply: whichSkills(scene.language), asked };
  }
  const had = scene.draft.skillContent;
  const fresh = skills.filter((skill) => !hasSkill(had, skill));
  if (fresh.length === 0) return talk(alreadySo(scene.language, skills.join("、")));
  return edits([update("skillContent", withSkills(had, fresh))], last("add"));
}

export function removeSkills(skills: readonly string[], scene: Scene): Outcome {
  let text = scene.draft.skillContent;
  for (const skill of skills) text = withoutSkill(text, skill) ?? text;
  if (text === scene.draft.skillContent) return talk(notThere(scene.language, skills.join("、")));
  return edits([update("skillContent", text)], last("delete"));
}

export function setSkills(value: Said): Outcome | undefined {
  const text = unquoted(withoutCourtesy(value.raw)).replace(/[。]$/, "");
  return text === "" ? undefined : edits([update("skillContent", text)], last("update"));
}

export function clearSkills(): Outcome {
  return edits([update("skillContent", "")], last("update"));
}

/** The skills of the résumé that a text names. */
export function skillsNamed(text: string, scene: Scene): string[] {
  const had = scene.draft.skillContent;
  return skillsIn(text).filter((skill) => hasSkill(had, skill));
}
