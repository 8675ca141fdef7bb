import type { Employment } from "../../../model/job-draft.ts";
import type { TextSpan } from "../../../model/span.ts";
import type { LabelledFact } from "../sections/labels.ts";
import { type Ad, type Found, found } from "../text/ad.ts";

type Form = readonly [employment: Employment, pattern: RegExp];

const BARE: readonly Form[] = [
  ["internship", /实习|\bintern(?:ship)?\b|\bco-?op\b/i],
  ["volunteer", /志愿者?|义工|\bvolunteer\b/i],
  ["part_time", /兼职|小时工|\bpart[- ]?time\b/i],
  [
    "contract",
    /合同工|外包|派遣|自由职业|临时|\b(?:contract(?:or)?|freelance|temporary|fixed[- ]term|temp|c2c|1099)\b/i,
  ],
  ["full_time", /全职|正式(?:员工|编制)|\b(?:full[- ]?time|permanent|regular|fte)\b/i],
];
/** In running text, what cannot be about somebody else's job or about experience. */
const SURE: readonly Form[] = [
  [
    "internship",
    /(?:招聘?|招收|诚聘).{0,12}实习生|实习(?:时间|周期|期|薪资|补贴|地点|证明)|每周(?:至少)?(?:到岗|实习)|\b(?:internship (?:program|position|role|opportunity)|this internship|summer intern(?:ship)?|paid internship)\b/i,
  ],
  ["volunteer", /志愿者招募|招募志愿者|\bvolunteer (?:role|position|opportunity)\b|\bunpaid\b/i],
  [
    "part_time",
    /(?:招|诚聘|本).{0,6}兼职|兼职(?:岗位|职位|人员)|\bpart[- ]time (?:role|position|job|basis|hours|employment)?\b/i,
  ],
  [
    "contract",
    /(?:合同|外包|派遣)(?:制|工|岗位|员工)|\b(?:contract (?:role|position|job|basis|opportunity|to hire)|freelance (?:role|position|basis|project)|fixed[- ]term|(?:\d+|six|twelve|three)[- ]months? contract|temporary (?:role|position|contract))\b/i,
  ],
  ["full_time", /全职|\b(?:full[- ]time|permanent (?:role|position|contract|employment|job))\b/i],
];

/** "Contract software" and a "Contract Manager" are about contracts, a "Contract Engineer" has one. */
const ABOUT_CONTRACTS =
  /^\s+(?:software|tools?|management|managers?|law|lawyers?|terms|negotiat\w+|administrat\w+|review\w*|lifecycle|analysts?|analysis|specialists?|draft\w*|counsel|manufactur\w+|research|data|templates?|platform|automation|and|with|between|for (?!\d))\b(?!\s+(?:engineer|developer|architect|tester))/i;

/** @param title where the title stands */
export function findEmployment(
  ad: Ad,
  facts: readonly LabelledFact[],
  head: number,
  title: TextSpan | undefined,
): Found<Employment> | undefined {
  const places = [
    ...facts.filter(({ label }) => label === "employment").map((fact) => [fact, BARE] as const),
    ...(title === undefined
      ? []
      : [[title, BARE.filter(([kind]) => kind !== "full_time")] as const]),
    [{ start: 0, end: head }, BARE] as const,
    [{ start: head, end: ad.folded.length }, SURE] as const,
  ];
  for (const [{ start, end }, forms] of places) {
    const said = first(ad.folded, start, end, forms);
    if (said !== undefined) return said;
  }
  return undefined;
}

function first(folded: string, from: number, to: number, forms: readonly Form[]) {
  const part = folded.slice(from, to);
  for (const [employment, pattern] of forms) {
    const match = pattern.exec(part);
    if (match === null) continue;
    const behind = part.slice(match.index + match[0].length);
    if (/^\s*(?:经验|经历|experience)/.test(behind)) continue;
    if (/^contract$/i.test(match[0]) && ABOUT_CONTRACTS.test(behind)) continue;
    const start = from + match.index;
    return found(employment, { start, end: start + match[0].length });
  }
  return undefined;
}
