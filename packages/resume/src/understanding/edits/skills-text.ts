/** The skills that are said around the word for them. */
import type { Mention } from "../reference/mentions.ts";
import { part, type Said, trimmed, withoutLead, withoutTail } from "../text/said.ts";

const SKILLS_AFTER =
  /^(?:那里|这里|里面?|中|上|部分|一栏|列表|清单|section|list|called|such as|like|是|有|[\s:,-])+/;
const SKILLS_LEAD =
  /^(?:\s|(?:two|three|four|some|several|these|those|a few|following|new|more|other|\d)(?![a-z\d])|[:,]|在|把|将|给|(?:我|本人)(?:还|也|又|刚|最近|已经|都)*(?:会(?!计)|能(?!源)|懂|掌握|精通|熟悉|学会|学|用过|擅长)(?:了|过)?|(?:i|i've|i'm|i am)(?: also| just| recently| have| now)* (?:speak|know|can(?: use)?|use|learned|learnt|got|proficient in|good at|familiar with|skilled in)(?![a-z]))+/;
const SKILLS_BEFORE =
  /\s*(?:to|into|in|under|on|among|as an?|到|进|在|一[个项])?\s*(?:my|the|我的?)?\s*$/;
const NO_SKILL =
  /^(?:(?:我)?(?:掌握|熟悉|精通|具备|拥有|现有)?的|我|我还?会|还?会|我的|把|将|在|给|请|再|skills?|that|it|this|those|them|也|还)$/;

export function skillsText(before: Said, after: Said, about: Mention): string {
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
