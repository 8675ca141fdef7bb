/** "润色一下第一段工作的描述": which text is to be said better. How, is another's business. */
import { leadLength } from "../lexicon/lead-ins.ts";
import { isListSection, type ListSection } from "../lexicon/places.ts";
import { CHANGE_TO, POLISH } from "../lexicon/verbs.ts";
import type { Outcome } from "../outcome.ts";
import { findMentions } from "../reference/mentions.ts";
import { resolveEntries, talk } from "../reference/resolve.ts";
import { parseTarget } from "../reference/target.ts";
import { nothingThere, whatToPolish } from "../replies/replies.ts";
import { lastEntry, type Scene } from "../scene.ts";
import { part, type Said } from "../text/said.ts";
import { basicPlace, entryPlace, lastOf, type Place } from "./place.ts";

const VERB = new RegExp(`(?:${POLISH})`);
const MAKE =
  /(?:变得|(?:改|写|弄|搞)得?)(?:更(?!改|新|正|换)|再(?!加|添|改|把)|稍微|好看|专业|漂亮|简洁|正式|通顺|有力|精炼|高级)|(?<![a-z])make .{2,60} (?:sound|look|read|more|better|shorter|stronger|clearer|crisper|punchier|concise|professional)/;
const WRITTEN = new RegExp(
  `:|${CHANGE_TO}|(?<![a-z])(?:to (?:say|read|be|simply)|so (?:that )?it (?:says|reads)) `,
);
const ADDS =
  /^(?:再|也|还|又)*(?:添加|新增|增加|加上|补充|加|补|写上)(?:一|1)?(?:个|段|份|条|项)|^(?:再|又)来一|^(?:add|include|create|insert) (?:an?|another|one more|the|my|this) /;
const WITH_TEXT: readonly ListSection[] = ["workExperience", "projects", "education"];

export function readPolish(act: Said, scene: Scene): Outcome | undefined {
  const spoken = part(act, leadLength(act.cues));
  // What is to be written may speak of polishing, too.
  const said = part(spoken, 0, WRITTEN.exec(spoken.cues)?.index ?? spoken.cues.length);
  // 再添加一个项目叫搜索词推荐优化: what is new may be called so.
  if (ADDS.test(said.cues)) return undefined;
  const [verb, make] = [VERB.exec(said.cues), MAKE.exec(said.cues)];
  if (verb === null && make === null) return undefined;
  if (
    said.cues.length < spoken.cues.length &&
    /^(?:rewrite|rephrase|reword|改写|重写)/.test(verb?.[0] ?? "")
  )
    return undefined;
  if (
    make === null &&
    /^(?:改得|写得|弄得|变得|提升|完善)$/.test(verb?.[0] ?? "") &&
    !/描述|简介|介绍|内容|评价/.test(said.cues)
  )
    return undefined;
  // "我优化了支付系统" tells of work; the wish stands first or behind what it is for.
  const told =
    verb !== null &&
    make === null &&
    /(?:我|们|曾|负责|主导|参与|并|了).{0,12}$/.test(said.cues.slice(0, verb.index)) &&
    !/我的|(?:把|将|帮我|请)/.test(said.cues);
  if (told || (verb !== null && /^了|^过/.test(said.cues.slice(verb.index + verb[0].length))))
    return undefined;
  return polishAt(said, scene);
}

function polishAt(said: Said, scene: Scene): Outcome | undefined {
  const target = parseTarget(said, scene.seen, scene.today);
  const fields = findMentions(said.cues).map(({ field }) => field);
  if (fields.includes("summary")) return polished(basicPlace(scene, "summary"), scene);
  if (target.about?.section === "skillContent") {
    return polished(
      {
        section: "skillContent",
        field: "skillContent",
        path: "skillContent",
        entry: undefined,
        had: scene.draft.skillContent,
      },
      scene,
    );
  }
  const section = target.about?.section;
  const lists =
    section !== undefined && isListSection(section)
      ? WITH_TEXT.filter((list) => list === section)
      : WITH_TEXT;
  const points =
    target.named.length > 0 ||
    target.picks.length > 0 ||
    section !== undefined ||
    fields.includes("description") ||
    (target.pronoun && lastEntry(scene, lists) !== undefined);
  if (!points) return { kind: "ask", reply: whatToPolish(scene.language), asked: null };
  const found = resolveEntries({ ...target, rest: "" }, scene, lists);
  if ("instead" in found) return found.instead;
  const [place] = found.entries.flatMap((entry) => entryPlace(scene, entry, "description"));
  return place === undefined ? undefined : polished(place, scene);
}

function polished(place: Place, scene: Scene): Outcome {
  return place.had.trim() === ""
    ? talk(nothingThere(scene.language))
    : { kind: "polish", path: place.path, last: lastOf(place, "read") };
}
