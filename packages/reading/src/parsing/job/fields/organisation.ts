/** Who hires. */
import type { TextSpan } from "../../../model/span.ts";
import type { LabelledFact } from "../sections/labels.ts";
import { type Ad, type Found, found } from "../text/ad.ts";
import { type Segment, trim, withoutBrackets } from "./head-segments.ts";
import { findPlaces } from "./places.ts";
import { EMPLOYER_END, EMPLOYER_START, ROLE } from "./role-words.ts";

const NAME =
  "[\\p{Lu}\\d][\\p{L}\\d.&'+-]*(?:[^\\S\\n]+(?:[\\p{Lu}\\d][\\p{L}\\d.&'+-]*|of|and|&|the))*";
/** Sentences that name the employer, from the surest on. */
const SAID: readonly RegExp[] = [
  new RegExp(
    `(?:^|\\n)[\\s\\p{Extended_Pictographic}]*(${NAME})\\s+(?:\\([^)]*\\)\\s*)?(?:is (?:currently |now |actively )?(?:hiring|looking|seeking|recruiting|searching)|are hiring|wants you|seeks)\\b`,
    "u",
  ),
  new RegExp(
    `(?:^|\\n|[-–—|,(]\\s?|\\s)(?:at|@|joining|join)\\s+(${NAME})(?=\\s*(?:[,.!|:;(\\n-]|as\\b|we\\b|our\\b|you\\b|and\\b|is\\b|in\\b|$))`,
    "u",
  ),
  new RegExp(
    `(?:^|\\n)[\\s#*]*(?:About|Why|Who is|Life at|Working at)\\s+(?!Us\\b|You\\b|The\\b|This\\b|Our\\b|Your\\b|Work|Join)(${NAME})\\s*\\??:?\\**(?=\\n|$)`,
    "u",
  ),
  new RegExp(
    `(?:^|\\n|\\.\\s)(${NAME})[^\\S\\n]+(?:(?:is|are) (?:an?|the|one of|building|on a mission)|builds|makes|helps|provides|creates|develops|designs|operates|runs)\\b`,
    "u",
  ),
  /(?:^|\n)[^\p{L}\n]*(\p{L}[\p{L}\d·&]{1,20}?)(?:正在|现|诚|急|热)?(?:寻找|招聘|诚聘|招募|招人|急招|诚招|校招|社招)/u,
  /关于([\p{L}\d·&]{2,20})\s*(?:\n|:|】|$)/u,
  /(?:^|[\n。])\s*([\p{L}\d·&()]{2,24}?)\s*(?:\([^)]{1,30}\))?,?\s*(?:是(?:一家|国内|全球|中国|领先|由)|成立于|创立于|隶属于|致力于|专注于)/u,
  /加入([\p{L}\d·&]{2,16}?),/u,
];
const NOT_ONE =
  /^(?:.*(?:团队|部门|岗位)|we|you|i|it|this|that|the|our|who|there|here|what|us|join|about|why|job|role|team|company|location|remote|我们|公司|本公司|我司|你|职位|岗位|团队|部门|本岗位|现在|这里|项目|平台|最新|热门|高薪|急|urgent|hiring|now|today|startup|candidate|experience|position|applicants?|salary|english|chinese|our company)$/i;

export function findOrganisation(
  ad: Ad,
  facts: readonly LabelledFact[],
  segments: readonly Segment[],
  title: TextSpan | undefined,
): Found<string> | undefined {
  const labelled = facts.find(({ label }) => label === "organisation");
  if (labelled !== undefined && labelled.end - labelled.start <= 80) return named(ad, labelled);
  const inHead = segments.find(
    ({ text, start, end }) =>
      (EMPLOYER_END.test(text) || EMPLOYER_START.test(text)) &&
      !ROLE.test(text) &&
      text.length <= 60 &&
      !overlaps(title, { start, end }),
  );
  if (inHead !== undefined) return named(ad, inHead);
  return said(ad) ?? besideTitle(ad, segments, title);
}

function said(ad: Ad): Found<string> | undefined {
  for (const pattern of SAID) {
    const match = pattern.exec(ad.folded);
    const [whole = "", name = ""] = match ?? [];
    if (match === null || NOT_ONE.test(name) || isPlaceOrRole(name)) continue;
    const start = match.index + whole.indexOf(name);
    return named(ad, { start, end: start + name.length });
  }
  return undefined;
}

/** "Acme | Rust Engineer | Berlin": a short name right beside the title, if it is nothing else. */
function besideTitle(
  ad: Ad,
  segments: readonly Segment[],
  title: TextSpan | undefined,
): Found<string> | undefined {
  const words = title && ad.folded.slice(title.start, title.end);
  const own =
    segments.find((segment) => overlaps(title, segment)) ??
    segments.find(({ text }) => text === words);
  if (own === undefined) return undefined;
  const near = segments.find(
    ({ text, line, start, end }) =>
      !overlaps(title, { start, end }) &&
      (line === own.line || (line > own.line && line <= own.line + 3)) &&
      /^[\p{Lu}\p{Script=Han}][\p{L}\d .&'+-]{1,30}(?:\([^)]*\))?$/u.test(text) &&
      text.split(" ").length <= 4 &&
      !NOT_ONE.test(text) &&
      !isPlaceOrRole(text) &&
      !/remote|hybrid|full|part[- ]time|onsite|contract|hiring|intern|permanent|全职|兼职|远程|薪|年|本科|大专|硕士|经验|招|双休|五险|急|内推|urgent|shift|team|level|融资|上市|轮|人以上|方向|部门/i.test(
        text,
      ),
  );
  return near === undefined ? undefined : named(ad, near);
}

function isPlaceOrRole(name: string): boolean {
  const places = findPlaces(name);
  return ROLE.test(name) || places.some(({ start, end }) => end - start >= name.length * 0.6);
}

function overlaps(a: TextSpan | undefined, b: TextSpan): boolean {
  return a !== undefined && a.start < b.end && b.start < a.end;
}

/** "Acme (YC W22)", "Oakfield School, Bangkok": the name alone. */
function named(ad: Ad, span: TextSpan): Found<string> {
  const text = ad.folded.slice(span.start, span.end);
  const comma = text.indexOf(",");
  const isPlaced = comma > 0 && findPlaces(text.slice(comma + 1)).some(({ start }) => start <= 1);
  const whole = isPlaced ? { start: span.start, end: span.start + comma } : span;
  const clean =
    trim(ad.folded, withoutBrackets(ad.folded, whole, /yc|series|seed|上市|轮|nasdaq|nyse/i)) ??
    span;
  return found(ad.text.slice(clean.start, clean.end).slice(0, 200), clean);
}
