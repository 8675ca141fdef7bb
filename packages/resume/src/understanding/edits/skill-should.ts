/** "Wound care should be Wound management in skills", Vue应该写Vue 3: a skill that should be called otherwise. */
import { findConcepts } from "@bole/talent/reading";
import { leadLength } from "../lexicon/lead-ins.ts";
import { edits, type Outcome, update } from "../outcome.ts";
import type { Scene } from "../scene.ts";
import { fold, part, type Said } from "../text/said.ts";
import { lineValue } from "../values/read-value.ts";
import { at } from "./change.ts";
import { replaced } from "./old-value.ts";
import { skillsIn } from "./skill-list.ts";

const FORMS: readonly RegExp[] = [
  /^(?:(?:in|under) (?:my |the )?skills?(?: section| list)?,? )?(?:the )?(?<one>[^,;:]{2,30}?)(?: in (?:my |the )?skills?)?,? (?:that |it )?(?:should|must|needs to|has to|ought to)(?: really| actually)? (?:be|read|say)(?: called)? (?<next>[^,;]{2,40}?)(?: (?:in|under|on) (?:my |the )?skills?(?: section| list)?)?[\s.!]*$/d,
  /^(?:我的?)?(?:技能(?:里面?|中|栏)?的?,?)?(?<one>[^,。;:]{2,20}?),?(?:这个|那个)?(?:应该|应当|要|得)(?:是|为|叫|写成?|改成|改为)(?<next>[^,。;]{2,24}?)[\s。!吧]*$/d,
];

export function readSkillSaid(act: Said, scene: Scene): Outcome | undefined {
  const said = part(act, leadLength(act.cues));
  const had = scene.draft.skillContent;
  for (const form of FORMS) {
    const match = form.exec(said.cues);
    const [one, next] = [at(match, "one"), at(match, "next")];
    if (one === undefined || next === undefined) continue;
    const old = skillsIn(had).find((skill) => fold(skill) === said.folded.slice(...one).trim());
    const value = lineValue(part(said, ...next), "skill");
    if (old === undefined || value === "") continue;
    // "Python should be fun" is no name of a skill.
    const named =
      /技能|skill/.test(said.cues) ||
      findConcepts(value).length > 0 ||
      fold(value).includes(fold(old).split(" ")[0] ?? old);
    if (!named) continue;
    return edits([update("skillContent", replaced(had, old, value))], {
      section: "skillContent",
      entry_id: null,
      field: "skillContent",
      action: "update",
    });
  }
  return undefined;
}
