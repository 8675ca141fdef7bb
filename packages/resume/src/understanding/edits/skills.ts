/** Adding skills, taking them away, saying them anew. */
import { edits, type Outcome, update } from "../outcome.ts";
import { findMentions } from "../reference/mentions.ts";
import { talk } from "../reference/resolve.ts";
import type { Target } from "../reference/target.ts";
import { alreadySo, notThere, whichSkills } from "../replies/replies.ts";
import type { Last, Scene } from "../scene.ts";
import { unquoted } from "../text/quotes.ts";
import type { Said } from "../text/said.ts";
import { lineValue } from "../values/read-value.ts";
import { withoutCourtesy, withoutTails } from "../values/tails.ts";
import { replaced } from "./old-value.ts";
import { hasSkill, knownAs, skillsIn, withoutSkill, withSkills } from "./skill-list.ts";

const last = (action: Last["action"]): Last => ({
  section: "skillContent",
  entry_id: null,
  field: "skillContent",
  action,
});

const BEHIND = /^(?<anchor>[^,，、]{1,20}?)(?:的?后面|之后|后边|旁边)[、,，\s]*(?<more>.+)$/su;

/** "Java后面加上Kotlin": right behind one that is there. */
function addBehind(text: string, scene: Scene): Outcome | undefined {
  const groups = BEHIND.exec(text)?.groups;
  const anchor = groups?.anchor ?? "";
  const had = scene.draft.skillContent;
  if (anchor === "" || !hasSkill(had, anchor)) return undefined;
  const more = skillsIn(withoutTails(groups?.more ?? "")).filter((skill) => !hasSkill(had, skill));
  return more.length === 0
    ? undefined
    : edits(
        [update("skillContent", replaced(had, anchor, withSkills(anchor, more, had)))],
        last("add"),
      );
}

export function addSkills(text: string, scene: Scene): Outcome {
  const behind = addBehind(text, scene);
  if (behind !== undefined) return behind;
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
  return edits(
    [update("skillContent", withSkills(had, fresh, had, scene.language === "zh"))],
    last("add"),
  );
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

/** "技能里的 React 换成 Angular": one for another. */
export function replaceSkill({ said }: Target, value: Said, scene: Scene): Outcome | undefined {
  const words = findMentions(said.cues).reduceRight(
    (text, { start, end }) => `${text.slice(0, start)},${text.slice(end)}`,
    said.raw,
  );
  const old = words
    .split(/[,，]|里面?的?|中的?|上的?|的(?=[A-Za-z])|\s(?:in|from|of|my|the)\s/u)
    .map((word) =>
      word
        .replace(
          /^(?:在|把|将|the|my|the skill)\s*|\s*(?:in|from|on|under)(?:\s+(?:my|the))?\s*$|(?:这个|那个|這個|那個|这项|那项|这一项|那一项|从|從)$/giu,
          "",
        )
        .replace(/[「」『』“”"]/gu, "")
        .trim(),
    )
    .map((word) => knownAs(word, scene.draft.skillContent))
    .find((word) => word !== undefined);
  const next = lineValue(value, "skill");
  if (old === undefined || next === "") return undefined;
  return edits(
    [update("skillContent", replaced(scene.draft.skillContent, old, next))],
    last("update"),
  );
}

/** 技能里的 Rust 换成 Zig, where there is no Rust: the others stay. */
export const noSuchSkill = ({ said }: Target, { language }: Scene): Outcome =>
  talk(notThere(language, said.raw.trim()));

export function clearSkills(): Outcome {
  return edits([update("skillContent", "")], last("update"));
}

/** The skills of the résumé that a text names. */
export function skillsNamed(text: string, scene: Scene): string[] {
  const had = scene.draft.skillContent;
  return skillsIn(text).filter((skill) => hasSkill(had, skill));
}

/** Those of the résumé's skills that the message has anywhere in it. */
export function skillsMentioned({ draft, message }: Scene): string[] {
  return skillsIn(draft.skillContent.replace(/^\s*[-*•·]\s*/gm, "")).filter((skill) =>
    hasSkill(message, skill),
  );
}
