/** Where something new goes, by what is said before the verb or behind it. */
import { isListSection, type ListSection } from "../lexicon/places.ts";
import { levelIn } from "../reference/degrees.ts";
import { findMentions, type Mention } from "../reference/mentions.ts";
import type { Said } from "../text/said.ts";

/** 项目经历里添加…, "education: add …": where it goes is said before. */
export function sectionBefore(before: Said): Mention | undefined {
  const mention = findMentions(before.cues).findLast(({ section }) => section !== undefined);
  if (mention === undefined || mention.start > 12) return undefined;
  return /^(?:\s|里面?|中|上|下|那里|这里|部分|一栏|板块|:|,|-|请|帮我|再|的)*$/.test(
    before.cues.slice(mention.end),
  )
    ? mention
    : undefined;
}

/** The section that is said first and is not part of what is told of it. */
export function sectionSaid(mentions: readonly Mention[], { cues }: Said): Mention | undefined {
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

export function listOf(
  about: Mention | undefined,
  after: Said,
  before: Said,
): ListSection | undefined {
  if (about?.section !== undefined && isListSection(about.section)) return about.section;
  const level = levelIn(after.cues) ?? levelIn(before.cues);
  if (about?.field !== undefined) return ENTRY_WORDS[about.field];
  return level !== undefined && level.start <= 8 ? "education" : undefined;
}
