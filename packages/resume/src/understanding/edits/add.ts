/** Something new: an entry with all that is told of it, a skill, a line, a link. */

import { type Facts, readFacts } from "../facts/read-facts.ts";
import { leadLength } from "../lexicon/lead-ins.ts";
import { ENTRY_FIELDS, isListSection, type ListSection } from "../lexicon/places.ts";
import { ADD, NEW_ONE } from "../lexicon/verbs.ts";
import { add, edits, type Outcome } from "../outcome.ts";
import { levelIn } from "../reference/degrees.ts";
import { findMentions, type Mention } from "../reference/mentions.ts";
import { askFacts } from "../replies/replies.ts";
import type { Scene } from "../scene.ts";
import { joined, part, type Said, trimmed, withoutLead, withoutTail } from "../text/said.ts";
import { linkIn } from "../values/contacts.ts";
import { addField } from "./add-field.ts";
import { addToDescription, lineForEntry } from "./add-line.ts";
import { guessSection } from "./guess-section.ts";
import { addOther } from "./other.ts";
import { addSkills } from "./skills.ts";

const MEASURE =
  "(?:另外?|又|再|新的?|第[二三四五]|多)*(?:一|1|两|2)?(?:段|个(?!人)|份工(?!作)|份|条|句|行(?!业|政|长)|项(?!目)|笔|份工|点|些|名(?!字|称)|门)?(?:新的?|我的?|关于|我)*";
const HEAD_EN =
  "(?:\\s*(?:in|on|another|one more|a new|some|a|an|the|my|new|more|following|also|new entry for|entry for|this|these|that|one|an additional|additional|yet another|blank|empty|brand new|fresh)(?![a-z]))*";
const PUT =
  "(?<![a-z])(?:put|list|write|enter|mention|show)(?=\\s.+\\s(?:in|into|on|under|among|to)\\s+(?:(?:my|the)\\s+)?(?:skill|tech|education|experience|work|project|[^,.:]{0,24}(?:description|bullets?|details)(?![a-z])))";
const VERB = new RegExp(
  `(?:(?:(?:再|也|还|多)*${ADD}|${PUT})(?:一下|下|到|进|入|上)?${MEASURE})${HEAD_EN}`,
  "g",
);

/** "I need one more education entry"; "I need a new job" is no wish for the résumé. */
const NEEDED =
  /^(?:\s|,|and|also|please)*(?:(?:i|we)(?:'d|'ll| would| will)?(?: also| still)? (?:like|need|want)(?: to have)? |(?:can|could|may) i (?:have|get) )?(?:another|one more|an? (?:new|extra|additional|blank|empty|second|third|further)) (?<what>[a-z ]{3,30}? (?:entry|slot|item|block|record))(?: (?:on|in|to|for) (?:my|the|this) (?:resume|cv))?(?: please)?[\s.!?]*$|^(?:\s|,)*我?(?:还|再|又)(?:需要|想要|要)(?:再|多)?(?:来|加)?[一1]?[段条个栏](?:新的?|空白?的?)*(?<zh>\p{Script=Han}{0,4}(?:经历|经验|背景|项目))[\s。!吧]*$/u;

/** "my skills should also have …", 技能里还缺…: what is to be there as well. */
const LACKING =
  /^(?:my |the |我的?)?(?:skills?(?: section| list)?|技能(?:里面?|中|栏|部分)?)\s*(?:\+=?|(?:should|must|need to|needs to|has to|have to)(?: also)? (?:have|include|list|contain|mention|show|say)(?: also)?(?![a-z])|(?:is|are) missing(?![a-z])|(?:also )?lacks?(?![a-z])|(?:还|也|应该?|要)+(?:有|包括|包含)|(?:还|里)?(?:缺|少了?|漏了?)(?:写)?了?(?:个|一个|一项)?(?=\S))\s*:?\s*/;

export function readAdd(act: Said, scene: Scene): Outcome | undefined {
  const said = part(act, leadLength(act.cues));
  const plus = LACKING.exec(said.cues)?.[0];
  if (plus !== undefined) return addSkills(said.raw.slice(plus.length), scene);
  const announced = NEW_ONE.exec(said.cues);
  if (announced !== null) return addAnnounced(part(said, announced[0].length), announced[0], scene);
  const groups = NEEDED.exec(act.cues)?.groups;
  const needed = groups?.what ?? groups?.zh;
  if (needed !== undefined) return addAnnounced(part(act, act.cues.length), needed, scene);
  const verb = [...said.cues.matchAll(VERB)].find((one) => !tellsOfJoining(said, one));
  if (verb === undefined || !isRequest(said, verb)) return undefined;
  const before = trimmed(part(said, 0, verb.index));
  const after = part(said, verb.index + verb[0].length);
  const link = linkIn(said.raw);
  const mentions = findMentions(after.cues);
  const about =
    sectionBefore(before) ??
    sectionSaid(mentions, after) ??
    sectionSaid(findMentions(before.cues), before);
  const bullet = lineForEntry(before, verb[0], after, scene);
  if (bullet !== undefined) return bullet;
  const field = addField(before, after, scene);
  if (field !== undefined) return field;
  const line = addToDescription(before, after, scene);
  if (line !== undefined && about?.section !== "skillContent") return line;
  if (about?.section === "skillContent")
    return addSkills(withoutSection(before, after, about), scene);
  if (link !== undefined && !isListSection(about?.section ?? ""))
    return edits([add("basic.links", link)], {
      section: "basic",
      entry_id: null,
      field: "links",
      action: "add",
    });
  if (about?.section === "other" && about.about?.title !== undefined)
    return addOther(about.about, factsText(before, after, about).raw, scene);
  const section =
    listOf(about, after, before) ??
    another(verb[0], after, scene) ??
    guessSection(joined(before, after), scene);
  if (section === undefined) return undefined;
  if (section === "skillContent")
    return addSkills(
      [before.raw, after.raw].filter((text) => text.trim() !== "").join("、"),
      scene,
    );
  return addEntry(section, readFacts(factsText(before, after, about), section, scene), scene);
}

/** 2025年7月加入蔚来, 我加入了…: a job that was taken. */
const tellsOfJoining = ({ cues }: Said, { index, 0: verb }: RegExpExecArray): boolean =>
  /加入$/.test(verb) &&
  (/(?:我|[年月日]|后来?|[底初])$/.test(cues.slice(0, index)) ||
    /^了/.test(cues.slice(index + verb.length)));

/** "再加一个，叫…": one more of what was added last. */
function another(verb: string, after: Said, { last }: Scene): ListSection | undefined {
  const more = /再|又|(?<![a-z])(?:another|one more|a second|additional)(?![a-z])/.test(verb);
  if (!more || !/^\s*(?:$|[,:;。-]|叫|名|是|called|named)/.test(after.cues)) return undefined;
  return last?.action === "add" && isListSection(last.section) ? last.section : undefined;
}

/** "New job! Lead Analyst @ Umbrella, …". */
function addAnnounced(said: Said, head: string, scene: Scene): Outcome | undefined {
  const [mention] = findMentions(head);
  const section = mention === undefined ? undefined : listOf(mention, said, part(said, 0, 0));
  return section === undefined
    ? undefined
    : addEntry(section, readFacts(said, section, scene), scene);
}

/** The verb stands first, or last behind what is to be added: "…，帮我加上". */
function isRequest({ cues }: Said, verb: RegExpExecArray): boolean {
  const word = verb[0].trim();
  if (verb.index === 0)
    return !/^(?:list|enter|create|include|attach)/.test(word) || cues.length > word.length + 2;
  const before = cues.slice(0, verb.index);
  if (
    /(?:把|将|给|在|为|技能|描述|经历|项目|里|中|上|帮我|,|请|再|也|会|\s)$/.test(before) ||
    /[,\s]$/.test(before)
  )
    return (
      /^[\p{Script=Han}]/u.test(word) ||
      /[,.:-]\s*(?:please |pls |can you |could you |so )*$|(?:^|\s)(?:please|pls|to|and|also|then)\s+$/.test(
        before,
      )
    );
  return /^(?:再|也|还|多)*(?:添加|新增|增加|加上|加入|补充|写上|写进|写到|加到|加进|追加|[加添补写](?:一下|上|进|到)?(?:一|1|两|2)?[段个份条项点些句行])/.test(
    word,
  );
}

/** 项目经历里添加…, "education: add …": where it goes is said before. */
function sectionBefore(before: Said): Mention | undefined {
  const mention = findMentions(before.cues).findLast(({ section }) => section !== undefined);
  if (mention === undefined || mention.start > 12) return undefined;
  return /^(?:\s|里面?|中|上|下|那里|这里|部分|一栏|板块|:|,|-|请|帮我|再|的)*$/.test(
    before.cues.slice(mention.end),
  )
    ? mention
    : undefined;
}

/** The section that is said first and is not part of what is told of it. */
function sectionSaid(mentions: readonly Mention[], { cues }: Said): Mention | undefined {
  // "a degree", "my job title" name an entry only where nothing stands before them.
  const heads = mentions.filter(
    ({ field, start, end }) =>
      isEntryWord(field) &&
      /^(?:\s|我的?|新的?|第.个|(?:my|the|an?|new|another|one more)(?![a-z]))*$/.test(
        cues.slice(0, start),
      ) &&
      !/^\s*(?:是|为|:|=|of\s)/.test(cues.slice(end)),
  );
  const first = heads[0] ?? mentions.find(({ section }) => section !== undefined);
  if (first === undefined) return undefined;
  const skills = mentions.find(({ section }) => section === "skillContent");
  if (
    skills !== undefined &&
    /^\s*(?:$|里|中|[,。.]|list|section)|^/.test(cues.slice(skills.end)) &&
    first.section !== undefined
  ) {
    const last = /(?:to|in|into|under|到|进|在)\s*(?:my |the |我的?)?$/.test(
      cues.slice(0, skills.start),
    );
    if (last || skills === first) return skills;
  }
  return cues.slice(0, first.start).length <= 24 ||
    /(?:to|in|into|under|到|进|在|的)\s*(?:my |the |我的?)?$/.test(cues.slice(0, first.start))
    ? first
    : undefined;
}

const ENTRY_WORDS: Readonly<Record<string, ListSection>> = {
  degree: "education",
  school: "education",
  company: "workExperience",
  title: "workExperience",
  role: "workExperience",
};
const isEntryWord = (field: string | undefined): boolean =>
  field !== undefined && ENTRY_WORDS[field] !== undefined;

function listOf(about: Mention | undefined, after: Said, before: Said): ListSection | undefined {
  if (about?.section !== undefined && isListSection(about.section)) return about.section;
  const level = levelIn(after.cues) ?? levelIn(before.cues);
  if (about?.field !== undefined) return ENTRY_WORDS[about.field];
  return level !== undefined && level.start <= 8 ? "education" : undefined;
}

/** What is told, without the words that only say what it is told of. */
function factsText(before: Said, after: Said, about: Mention | undefined): Said {
  const own = about !== undefined && after.cues.slice(about.start, about.end) === about.word;
  const said = own ? cut(after, about) : after;
  const lead = /^[\s,;:、。.!?~…(-]*/.exec(said.cues)?.[0].length ?? 0;
  const rest = part(said, lead);
  if (before.cues === "") return rest;
  const words = own || about === undefined ? before : cut(before, about);
  return rest.cues.trim() === "" ? trimmed(words) : joined(trimmed(words), rest);
}

/** "Add my job as a driver", "添加教育经历：…": the section's word goes, a field's word stays as a label. */
function cut(said: Said, { start, end, field }: Mention): Said {
  if (field !== undefined && /^\s*(?:是|为|:|in|at|from|of)?\s*\S/.test(said.cues.slice(end))) {
    if (field === "degree" || field === "company" || field === "school") return said;
  }
  const lead = start <= 24 ? 0 : start;
  const kept = /^(?:my|the|a|an|new|part-time|full-time|\s)*$/.test(said.cues.slice(lead, start))
    ? lead
    : start;
  const before = withoutTail(
    part(said, 0, kept),
    /\s*(?<![a-z])(?:to|into|in|under|on)\s+(?:my|the|our)?\s*$/,
  );
  const after = part(said, end);
  return before.cues.trim() === "" ? after : joined(before, after);
}

const SKILLS_AFTER =
  /^(?:那里|这里|里面?|中|上|部分|一栏|列表|清单|section|list|called|such as|like|是|有|[\s:,-])+/;
const SKILLS_LEAD =
  /^(?:\s|(?:two|three|four|some|several|these|those|a few|following|new|more|other|\d)(?![a-z\d])|[:,]|在|把|将|给|(?:我|本人)(?:还|也|又|刚|最近|已经|都)*(?:会(?!计)|能(?!源)|懂|掌握|精通|熟悉|学会|学|用过|擅长)(?:了|过)?|(?:i|i've|i'm|i am)(?: also| just| recently| have| now)* (?:speak|know|can(?: use)?|use|learned|learnt|got|proficient in|good at|familiar with|skilled in)(?![a-z]))+/;
const SKILLS_BEFORE =
  /\s*(?:to|into|in|under|on|among|as an?|到|进|在|一[个项])?\s*(?:my|the|我的?)?\s*$/;
const NO_SKILL =
  /^(?:(?:我)?(?:掌握|熟悉|精通|具备|拥有|现有)?的|我|我还?会|还?会|我的|把|将|在|给|请|再|skills?|that|it|this|those|them|也|还)$/;

/** The skills that are said around the word for them. */
function withoutSection(before: Said, after: Said, about: Mention): string {
  const own = after.cues.slice(about.start, about.end) === about.word;
  const side = own ? after : before;
  const parts = [
    own ? before : after,
    withoutTail(part(side, 0, about.start), SKILLS_BEFORE),
    withoutLead(part(side, about.end), SKILLS_AFTER),
  ];
  return parts
    .map((said) => withoutTail(said, /(?:,|\s)*(?:都|全都?|一起|也|请|帮我|麻烦|全部)+\s*$/))
    .map((said) => trimmed(withoutLead(said, SKILLS_LEAD)))
    .filter(({ cues }) => cues !== "" && !NO_SKILL.test(cues))
    .map(({ raw }) => raw)
    .join("、");
}

/** With facts the entry as told; without any a blank one, and a question for them. */
export function addEntry(section: ListSection, facts: Facts, scene: Scene): Outcome {
  const last = { section, entry_id: null, field: null, action: "add" as const };
  if (Object.keys(facts).length > 0) return edits([add(section, { ...facts })], last);
  const blank = Object.fromEntries(ENTRY_FIELDS[section].map((field) => [field, ""]));
  return {
    kind: "calls",
    calls: [add(section, blank)],
    last,
    ask: askFacts(scene.language, section),
    asked: {
      kind: "facts",
      section,
      entry_id: null,
      field: null,
      message: scene.message,
      options: [],
    },
  };
}
