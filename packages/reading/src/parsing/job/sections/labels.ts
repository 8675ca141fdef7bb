/** Facts that an advertisement gives with a name before them: "地点：上海", "Salary: €60k". */
import type { TextSpan } from "../../../model/span.ts";
import type { Ad } from "../text/ad.ts";
import { linePrefix } from "../text/read-lines.ts";

export type Label =
  | "title"
  | "organisation"
  | "location"
  | "remote"
  | "employment"
  | "salary"
  | "years"
  | "degree"
  | "closes_on";

const WORDS: Readonly<Record<Label, string>> = {
  title:
    "职位名称|岗位名称|招聘职位|招聘岗位|应聘岗位|需求岗位|职位|岗位|职务|job title|position(?: title)?|role(?: title)?|title|vacancy|job opening|opening|job",
  organisation:
    "公司名称|企业名称|单位名称|用人单位|招聘单位|招聘公司|公司|企业|company(?: name)?|employer|organi[sz]ation|hiring organi[sz]ation|client",
  location:
    "工作地点|工作地址|工作地|办公地点|办公地址|工作城市|上班地点|上班地址|实习地点|项目地点|地点|地址|地理位置|城市|坐标|base地?|work(?:ing)? locations?|job locations?|locations?|office(?: locations?)?|city|place of work|where|based in",
  remote:
    "办公方式|工作方式|办公形式|工作模式|是否远程|remote|work(?:ing)? (?:mode|model|arrangement|style)|workplace(?: type)?|work(?:place)? setting",
  employment:
    "工作性质|职位性质|职位类型|岗位类型|工作类型|用工形式|用工类型|招聘类型|雇佣类型|employment(?: type| status)?|job type|type of (?:employment|contract)|contract(?: type)?|position type|type|schedule|hours|engagement",
  salary:
    "薪资(?:范围|待遇|水平|区间)?|薪酬(?:范围|待遇|区间)?|薪水|工资(?:待遇)?|月薪|年薪|时薪|日薪|待遇|报酬|补贴|实习(?:薪资|补贴|工资)|(?:annual |base |gross |monthly |expected )?salary(?: range| band| expectations?)?|(?:base |total |annual |target )?compensation(?: range)?|(?:base |hourly )?pay(?: range| rate| scale)?|(?:hourly |day |daily )rate|rate|remuneration|wage|stipend",
  years:
    "工作经验(?:要求)?|经验要求|工作年限|年限要求|经验|(?:work |required |minimum )?experience(?: level| required| requirement)?|years of experience|seniority",
  degree:
    "学历(?:要求)?|最低学历|教育程度|(?:minimum |required )?education(?: level| required)?|degree(?: required)?",
  closes_on:
    "(?:报名|申请|投递|招聘|应聘)?截止(?:日期|时间)?|有效期至|application deadline|closing date|apply by|applications? close(?:s)?|deadline|closes(?: on)?|valid (?:until|through)",
};

const ALL = Object.entries(WORDS)
  .map(([label, words]) => `(?<${label}>${words})`)
  .join("|");
/** At a line's beginning or after a separator; the sign after it may be a closing bracket. */
const NAMED = new RegExp(
  `(?:^|(?<=\\n|[|;,。、/·•】\\])]|\\s))[【\\[(*]*(?:${ALL})[*\\s]*(?::|[】\\]]\\s*:?)[*\\s]*(?=\\S)`,
  "gim",
);
const NAMED_LINE = new RegExp(`^(?:${ALL})\\s*:`, "i");
const ALONE = new RegExp(`^(?:${ALL})\\s*:?$`, "i");
/** Where a value that stands among others on one line ends. */
const END = /\n|[|;。]|\s{2,}|\t|\*\*/;
const LONGEST = 160;

export interface LabelledFact extends TextSpan {
  readonly label: Label;
  /** Where the name itself begins. */
  readonly from: number;
}

/** In the order of the text. */
export function findLabels({ folded, lines }: Ad): readonly LabelledFact[] {
  const named = [...folded.matchAll(NAMED)].flatMap((match) => {
    const label = labelOf(match.groups);
    return label === undefined
      ? []
      : [{ label, from: match.index, start: match.index + match[0].length }];
  });
  const facts = named.flatMap((fact, index) => {
    const limit = Math.min(named[index + 1]?.from ?? folded.length, fact.start + LONGEST);
    const value = folded.slice(fact.start, limit);
    return trimmed(folded, { ...fact, end: fact.start + (END.exec(value)?.index ?? value.length) });
  });
  return [...facts, ...factsOnNextLine(folded, lines)].toSorted((a, b) => a.from - b.from);
}

/** The name on one line, the value on the next: what is copied from a page's table looks so. */
function factsOnNextLine(folded: string, lines: Ad["lines"]): readonly LabelledFact[] {
  return lines.flatMap((line, index) => {
    const label = labelOf(ALONE.exec(line.text)?.groups);
    const next = lines[index + 1];
    if (label === undefined || next === undefined) return [];
    // Under a heading of its own a value may be the only item of a list.
    const isHeading = /^\s*#{1,6}\s+$/.test(linePrefix(folded, line.start));
    if ((next.gap || next.bullet) && !isHeading) return [];
    if (
      next.text.length > 80 ||
      ALONE.test(next.text) ||
      /:$/.test(next.text) ||
      NAMED_LINE.test(next.text)
    )
      return [];
    return [{ label, from: line.start, start: next.start, end: next.end }];
  });
}

function labelOf(groups: Readonly<Record<string, string>> | undefined): Label | undefined {
  const names = Object.keys(WORDS) as Label[];
  return names.find((name) => groups?.[name] !== undefined);
}

function trimmed(folded: string, fact: LabelledFact): readonly LabelledFact[] {
  let { end } = fact;
  while (end > fact.start && /[\s,、/·•*([【-]/.test(folded.charAt(end - 1))) end -= 1;
  return end > fact.start ? [{ ...fact, end }] : [];
}
