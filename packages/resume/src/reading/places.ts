/** The names that the reader has for sections and fields, and where they are in a résumé. */
import { LISTS } from "../model/structure.ts";

export const LIST_NAMES = ["workExperience", "education", "projects", "other"] as const;
export type ListName = (typeof LIST_NAMES)[number];

export const isListName = (name: string | undefined): name is ListName =>
  LIST_NAMES.some((list) => list === name);

const SECTIONS: Readonly<Record<string, string>> = {
  basic: "basic",
  summary: "basic",
  education: "education",
  work: "workExperience",
  projects: "projects",
  skills: "skillContent",
  other: "other",
};
export const sectionFor = (name: string | undefined): string | undefined => SECTIONS[name ?? ""];
/** As the reader calls it. */
export const readerName = (section: string): string =>
  Object.keys(SECTIONS).find((name) => name !== "summary" && SECTIONS[name] === section) ?? section;

/** Fields that are in one place only. */
const BASICS: Readonly<Record<string, string>> = {
  name: "name",
  title: "title",
  position: "title",
  email: "email",
  phone: "phone",
  summary: "summary",
  link: "links",
};
const FIELDS: Readonly<Record<ListName, Readonly<Record<string, string>>>> = {
  education: {
    ...{ school: "school", company: "school", name: "school", title: "degree", position: "degree" },
    ...{ major: "major", degree: "degree" },
  },
  workExperience: {
    ...{ company: "company", school: "company", name: "company", project: "company" },
    ...{ position: "position", title: "position", role: "position", location: "location" },
  },
  projects: {
    ...{ project: "name", name: "name", company: "name", title: "name", heading: "name" },
    ...{ role: "role", position: "role" },
  },
  other: {
    ...{ heading: "title", title: "title", name: "title", project: "title" },
    ...{ content: "content", description: "content", line: "content", skills: "content" },
  },
};
const DATED: Readonly<Record<string, string>> = { start: "startDate", end: "endDate" };
const PROSE: ReadonlySet<string> = new Set(["description", "line", "content"]);

/** The field of a list's entries; undefined if they have none of that name. */
export function entryField(list: ListName, field: string): string | undefined {
  const own = FIELDS[list][field];
  if (field === "dates" && list !== "other") return "startDate";
  if (own !== undefined || list === "other") return own;
  return DATED[field] ?? (PROSE.has(field) ? "description" : undefined);
}

export const textField = (list: ListName): string => (list === "other" ? "content" : "description");
/** What an entry is called by. */
export const nameField = (list: ListName): string => LISTS[list]?.label[0] ?? "";

/** Lists whose entries have the field, the likeliest first. */
export const listsWith = (field: string): ListName[] =>
  LIST_NAMES.filter(
    (list) => entryField(list, field) === (OWN[field] ?? entryField(list, field)),
  ).filter((list) => entryField(list, field) !== undefined);
/** Names that say which list is meant. */
const OWN: Readonly<Record<string, string>> = {
  ...{ company: "company", position: "position", school: "school", major: "major" },
  ...{ degree: "degree", project: "name", role: "role", heading: "title" },
};

export const basicField = (field: string): string | undefined =>
  field === "location" ? "location" : BASICS[field];

/** The list that a noun speaks of: "the second project", 第一段实习. */
const NOUNS: readonly (readonly [ListName, RegExp])[] = [
  ["projects", /项目|專案|\bprojects?\b/i],
  [
    "workExperience",
    /工作|实习|公司|岗位|\b(?:jobs?|roles?|positions?|employers?|internships?|companies|company|gigs?)\b/i,
  ],
  [
    "education",
    /教育|学历|学校|大学|本科|硕士|博士|\b(?:schools?|degrees?|education|university|college|studies)\b/i,
  ],
];
/** The section that words name; a list, or the skills. */
export const sectionNamed = (words: string): string | undefined =>
  listNamed(words) ??
  (/技能|\bskills?\b/i.test(words) ? "skillContent" : OTHERS.test(words) ? "other" : undefined);
const OTHERS =
  /其他|证书|奖|爱好|语言|志愿|\b(?:other|certificat\w*|awards?|hobb\w*|languages?|volunteer\w*)\b/i;

export const listNamed = (words: string): ListName | undefined =>
  NOUNS.find(([, noun]) => noun.test(words))?.[0];

const ALIASES: Readonly<Record<string, RegExp>> = {
  email: /邮箱|邮件|e-?mail/i,
  phone: /电话|手机|phone|mobile|\bcell\b/i,
  location: /城市|地点|地址|所在地|location|address|\bcity\b/i,
  summary: /简介|自我评价|summary|profile|about me/i,
  start: /开始|入职|入学|\bstart/i,
  end: /结束|离职|毕业|\bend/i,
  position: /职位|岗位|position|job title/i,
  company: /公司|company|employer/i,
  school: /学校|school|university/i,
  major: /专业|major|subject/i,
  degree: /学历|学位|degree/i,
  name: /姓名|名字|\bname\b/i,
  title: /头衔|求职意向|headline|\btitle\b/i,
};
/** Where several fields are named in one call: each by its own words. */
export const fieldNamed = (words: string): string | undefined =>
  Object.keys(ALIASES).find((field) => ALIASES[field]?.test(words));
