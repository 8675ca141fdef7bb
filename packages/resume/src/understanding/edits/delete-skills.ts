/** Taking skills away: those that are named, the one that was added last, or all. */

import type { Outcome } from "../outcome.ts";
import { findMentions } from "../reference/mentions.ts";
import { talk } from "../reference/resolve.ts";
import type { Target } from "../reference/target.ts";
import { notThere } from "../replies/replies.ts";
import type { Scene } from "../scene.ts";
import type { Said } from "../text/said.ts";
import { skillsIn } from "./skill-list.ts";
import { clearSkills, removeSkills, skillsMentioned, skillsNamed } from "./skills.ts";

/** 去掉刚才加的, "remove the last one", right after skills were spoken of. */
export function lastSkill(target: Target, scene: Scene): Outcome | undefined {
  if (scene.last?.section !== "skillContent" || scene.last.action !== "add") return undefined;
  const { cues } = target.said;
  const just =
    /刚才|刚刚|刚加|最后(?:一个|那个|加的)|(?<![a-z])(?:last one|that one|the one i just|just added)(?![a-z])/.test(
      cues,
    );
  const last = skillsIn(scene.draft.skillContent).at(-1);
  if (!just || last === undefined || target.named.length > 0 || target.about !== undefined)
    return undefined;
  return removeSkills([last], scene);
}

/** What a message says before it comes to the skills. */
const beforeSkills = (message: string): string =>
  message.slice(0, Math.max(0, message.search(/技能|技术栈|skill/i)));

const AROUND_SKILLS =
  /(?:那里|这里|那边|这边|那块|一栏|部分|从|在|把|将|请|帮我|我的?|的|里面?|中|上|列表|清单|这个|这项|那个|那项|一?[个项]|也|都|全部|所有|给|了|吧|我不会|不会|不懂|不熟悉?|已经|不用|一下)|(?<![a-z])(?:from|off|out|of|my|the|list|section|please|as|a|an|skill|in|on|it|i don't know|i no longer use|all|them|every)(?![a-z])/g;

export function deleteSkills(
  target: Target,
  object: Said,
  scene: Scene,
  emptied: boolean,
): Outcome | undefined {
  if (target.about?.section !== "skillContent") return undefined;
  const named = findMentions(object.cues).reduceRight(
    (text, { start, end }) => `${text.slice(0, start)},${text.slice(end)}`,
    object.raw,
  );
  const folded = named.toLowerCase().replace(AROUND_SKILLS, (word) => " ".repeat(word.length));
  const bare = [...named].map((sign, at) => (folded.charAt(at) === " " ? " " : sign)).join("");
  const skills = skillsNamed(bare, scene);
  if (skills.length > 0) return removeSkills(skills, scene);
  // "I don't know Go anymore, remove it from my skills": the one that the message names.
  if (target.pronoun) return removeSkills(skillsMentioned(scene), scene);
  const wanted = bare.replace(/[\s,，、。.!]+/gu, " ").trim();
  if (wanted !== "" && !emptied && target.picks.length === 0)
    return talk(notThere(scene.language, wanted));
  // React不会，技能里删了吧: the one that was spoken of before, never all of them.
  const before =
    emptied || target.picks.length > 0
      ? []
      : skillsMentioned({ ...scene, message: beforeSkills(scene.message) });
  return before.length > 0 ? removeSkills(before, scene) : clearSkills();
}
