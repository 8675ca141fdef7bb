/** What a part of a sentence points at: a field, a section, entries by name or by order, "it". */
import type { ResumeData } from "@bole/talent";
import { findDates } from "../dates/find-dates.ts";
import { SECTION_WORDS, type SectionWord } from "../lexicon/sections.ts";
import type { Said } from "../text/said.ts";
import type { Entry } from "./entries.ts";
import { describedEntries, type EntryHit, hintedEntries, namedEntries } from "./find-entries.ts";
import { findMentions, type Mention } from "./mentions.ts";
import { findOrdinals, type Pick as OrdinalPick } from "./ordinals.ts";

export interface Target {
  readonly said: Said;
  readonly field: string | undefined;
  readonly about: SectionWord | undefined;
  readonly picks: readonly OrdinalPick[];
  readonly named: readonly Entry[];
  readonly described: readonly Entry[];
  readonly years: readonly number[];
  readonly pronoun: boolean;
  readonly whole: boolean;
  /** Whose it is, where that is nothing that the résumé has: "小王的电话". */
  readonly stranger: string;
  /** What is left when all that is understood is taken away. */
  readonly rest: string;
}

const PRONOUN =
  /它|其(?!他)|这个|那个|这段|那段|这条|那条|这份|那份|这项|那项|这家|那家|该段|该项|此项|刚才|刚刚|刚加|上面(?:那|的|这)|剩下|另外?一|其余|(?<![a-z])(?:it|its|that|this|them|they|those|these|same|other|remaining)(?![a-z])/;

/** 云南师范大学那段 points at something else than what was spoken of. */
const STRANGERS = /(?:大学|学院|中学|医院|银行|公司|集团)的?[那这][段个份家]/;

/** Words that say nothing about what is meant. */
const IDLE = new RegExp(
  [
    "[\\s,.;:!?。、()\\[\\]\"'<>~-]",
    "我的|我|你|您|的|在|里面?|中|上面?|下面?|那|这|一|段|个|份|家|条|项|所|次|点|部分|板块|栏|字段|信息|写的?|填的?|是|把|将|对|从|叫|做|做过|那里|这里|当时|时候|期间|所|简历|履历|全职|兼职|目前|现在|之前|以前|原来|旧|新|错|请|帮|给|吧|了|也|都|再|就|还|一下|有|关于|相关|内容|工作|经历|部分|自己|本人|读|上|念|担任|任职|后面?|前面?|当前|处|时|份工",
    "(?<![a-z])(?:my|the|a|an|of|at|in|on|for|from|with|to|and|i|me|was|is|are|were|had|have|did|one|ones|entry|entries|section|part|line|item|listed|written|there|which|that|where|when|as|by|please|current|old|new|wrong|thing|field|value|under|about|did|do|does|while|when|called|named|company|record|also|too|both|job|work|resume|cv|worked|working|only|says?|said|'s|s|up|out|off|all|it|its|this)(?![a-z])",
  ].join("|"),
  "g",
);

export function parseTarget(said: Said, resume: ResumeData, today: Date): Target {
  const all = findMentions(said.cues);
  const ordinals = findOrdinals(said.cues).filter(
    ({ start, end }) => !all.some((mention) => mention.start <= start && end <= mention.end),
  );
  // "project number two" has no phone number in it.
  const mentions = all.filter(
    (mention) => !ordinals.some(({ start, end }) => start <= mention.start && mention.end <= end),
  );
  const named = namedEntries(said.folded, resume);
  const covered = (hit: { start: number; end: number }) =>
    named.some(
      ({ start, end }) => start <= hit.start && hit.end <= end && end - start > hit.end - hit.start,
    );
  const free = mentions.filter((mention) => !covered(mention));
  const described = describedEntries(said.folded, resume);
  const fields = free.filter(({ field }) => field !== undefined);
  const sections = free.filter(({ section }) => section !== undefined);
  const years = findDates(said.cues, today).flatMap(({ year }) =>
    year === undefined ? [] : [year],
  );
  const field = chooseField(fields, said.cues);
  const known = blank(said.folded, [...mentions, ...ordinals, ...named, ...described]);
  const hinted =
    named.length + described.length > 0
      ? []
      : hintedEntries(known.replace(IDLE, " "), resume, said.folded);
  const bare = hinted.reduce(
    (text, { hint }) => text.replace(hint, " ".repeat(hint.length)),
    known,
  );
  return {
    said,
    field: field?.field,
    about: sections.at(-1)?.about ?? ownerOf(fields, field),
    picks: ordinals.map(({ pick }) => pick),
    named: unique(named),
    described: unique([...described, ...hinted]),
    years,
    pronoun: PRONOUN.test(said.cues) && !STRANGERS.test(bare),
    whole: free.some(({ whole }) => whole),
    stranger: field === undefined ? "" : strangerOf(bare, field),
    rest: bare.replace(PRONOUN, " ").replace(IDLE, ""),
  };
}

/** 学校的结束时间: what the field is of. */
function ownerOf(fields: readonly Mention[], chosen: Mention | undefined): SectionWord | undefined {
  const owner = fields.find((field) => field !== chosen && OWNERS[field.field ?? ""] !== undefined);
  if (owner === undefined || chosen === undefined || OWNERS[chosen.field ?? ""] !== undefined)
    return undefined;
  const section = OWNERS[owner.field ?? ""];
  return SECTION_WORDS.find((word) => word.section === section && word.internship === undefined);
}

const OWNERS: Readonly<Record<string, string>> = {
  school: "education",
  company: "workExperience",
  projectName: "projects",
};

/** Chinese says the field last, English first: "公司的名称", "name of the company". */
function chooseField(fields: readonly Mention[], cues: string): Mention | undefined {
  const [first] = fields;
  if (first === undefined || fields.length === 1) return first;
  if (/\p{Script=Han}/u.test(cues)) return fields.at(-1);
  // "The name of the company" is the company's; "the company's start date" is the date.
  const specific = fields.find(({ field }) => field !== "name" && field !== "dates");
  return first.field === "name"
    ? (specific ?? first)
    : first.field === "company" || first.field === "school"
      ? fields[1]
      : first;
}

function blank(
  text: string,
  hits: readonly { readonly start: number; readonly end: number }[],
): string {
  return hits.reduce(
    (left, { start, end }) => `${left.slice(0, start)}${" ".repeat(end - start)}${left.slice(end)}`,
    text,
  );
}

const unique = (hits: readonly Pick<EntryHit, "entry">[]): Entry[] => [
  ...new Map(hits.map(({ entry }) => [`${entry.section}/${entry.id}`, entry])).values(),
];

/** Whose the field is, where that is somebody or something that the résumé does not have. */
function strangerOf(bare: string, { start, end, field }: Mention): string {
  const left = (text: string | undefined) => (text ?? "").replace(IDLE, "").trim();
  const before = bare.slice(0, start);
  const owner =
    /([\p{Script=Han}a-z\d]+)\s*的\s*$/u.exec(before)?.[1] ?? /([a-z\d]+)'s\s+$/.exec(before)?.[1];
  // Without a particle only what is not about oneself anyway: 小米职位.
  const adjacent = OWN.has(field ?? "") ? undefined : /([\p{Script=Han}]{2,})$/u.exec(before)?.[1];
  const after = /^\s+(?:of|at|for|in|from|with)\s+((?:(?:the|my|a|an|our)\s+)?[a-z\d&.' -]+)/.exec(
    bare.slice(end),
  )?.[1];
  return left(owner) || left(adjacent) || left(after);
}

const OWN = new Set([
  "name",
  "email",
  "phone",
  "location",
  "summary",
  "headline",
  "links",
  "firstName",
  "lastName",
]);
