/**
 * What is known of a résumé's places: which lists it has, what their entries' fields hold, and what
 * they are called. Everything that checks, fills or names a place asks here; what is not listed is
 * kept as it is and has no name of its own.
 */
import { isOpenEnd } from "@bole/reading/text";
import type { PathSegment } from "../path/index.ts";

export type Language = "zh" | "en";
export type Bilingual = Readonly<Record<Language, string>>;

export type FieldKind = "line" | "prose" | "start" | "end" | "email" | "phone" | "links";

export interface Field extends Bilingual {
  readonly kind: FieldKind;
}

export interface ListSection extends Bilingual {
  /** What an id that is given here begins with. */
  readonly prefix: string;
  readonly limit: number;
  readonly fields: Readonly<Record<string, Field>>;
  /** The fields that tell an entry from others, in the order in which they are said. */
  readonly label: readonly string[];
  /** Fields of the résumé's model beyond those that a new entry is filled with. */
  readonly more: Readonly<Record<string, Field>>;
}

const field = (kind: FieldKind, zh: string, en: string): Field => ({ kind, zh, en });

const DATES = {
  startDate: field("start", "开始时间", "start date"),
  endDate: field("end", "结束时间", "end date"),
};
const description = field("prose", "描述", "description");

export const BASIC: Readonly<Record<string, Field>> = {
  name: field("line", "姓名", "name"),
  title: field("line", "职位", "title"),
  email: field("email", "邮箱", "e-mail"),
  phone: field("phone", "电话", "phone"),
  location: field("line", "城市", "location"),
  summary: field("prose", "个人简介", "summary"),
  links: field("links", "链接", "links"),
};

export const LISTS: Readonly<Record<string, ListSection>> = {
  education: {
    zh: "教育经历",
    en: "education",
    prefix: "edu",
    limit: 100,
    fields: {
      school: field("line", "学校", "school"),
      major: field("line", "专业", "major"),
      degree: field("line", "学位", "degree"),
      ...DATES,
      description,
    },
    label: ["school", "major", "degree"],
    more: {},
  },
  workExperience: {
    zh: "工作经历",
    en: "work experience",
    prefix: "work",
    limit: 200,
    fields: {
      company: field("line", "公司", "company"),
      position: field("line", "职位", "position"),
      ...DATES,
      description,
    },
    label: ["company", "position"],
    more: { location: field("line", "地点", "location") },
  },
  projects: {
    zh: "项目经历",
    en: "projects",
    prefix: "project",
    limit: 200,
    fields: {
      name: field("line", "项目名", "name"),
      role: field("line", "角色", "role"),
      ...DATES,
      description,
    },
    label: ["name", "role"],
    more: {},
  },
  other: {
    zh: "其他",
    en: "other sections",
    prefix: "other",
    limit: 50,
    fields: { title: field("line", "标题", "title"), content: field("prose", "内容", "content") },
    label: ["title"],
    more: {},
  },
};

export const SKILLS: Field = field("prose", "技能", "skills");

/** What stands at a path, as far as it is known. */
export type Place =
  | { readonly kind: "basic" }
  | { readonly kind: "list"; readonly section: string; readonly list: ListSection }
  | {
      readonly kind: "entry";
      readonly section: string;
      readonly list: ListSection;
      readonly index: number;
    }
  | {
      readonly kind: "field";
      readonly section: string;
      readonly name: string;
      readonly field: Field;
    }
  | { readonly kind: "link"; readonly index: number }
  | { readonly kind: "id" }
  /** How it is to look: an object that may be missing. */
  | { readonly kind: "look" }
  | { readonly kind: "unknown" };

const UNKNOWN: Place = { kind: "unknown" };

/** @param segments with places in lists as numbers */
export function placeOf(segments: readonly PathSegment[]): Place {
  const [section, second, third, ...deeper] = segments;
  if (typeof section !== "string" || deeper.length > 0) return UNKNOWN;
  if (section === "basic") return placeInBasic(segments);
  if (section === "skillContent") {
    return second === undefined
      ? { kind: "field", section, name: section, field: SKILLS }
      : UNKNOWN;
  }
  if (section === "look" && second === undefined) return { kind: "look" };
  const list = Object.hasOwn(LISTS, section) ? LISTS[section] : undefined;
  if (list === undefined) return UNKNOWN;
  if (second === undefined) return { kind: "list", section, list };
  if (typeof second !== "number") return UNKNOWN;
  if (third === undefined) return { kind: "entry", section, list, index: second };
  if (third === "id") return { kind: "id" };
  return fieldPlace(section, third, { ...list.fields, ...list.more });
}

function placeInBasic([section, name, index, ...deeper]: readonly PathSegment[]): Place {
  if (name === undefined) return { kind: "basic" };
  if (index === undefined) return fieldPlace(String(section), name, BASIC);
  const isLink = name === "links" && typeof index === "number" && deeper.length === 0;
  return isLink ? { kind: "link", index } : UNKNOWN;
}

function fieldPlace(
  section: string,
  name: PathSegment,
  fields: Readonly<Record<string, Field>>,
): Place {
  const found = typeof name === "string" && Object.hasOwn(fields, name) ? fields[name] : undefined;
  return found === undefined
    ? UNKNOWN
    : { kind: "field", section, name: String(name), field: found };
}

/** What tells an entry from others, such as "美团 · 后端工程师"; empty if it says nothing. */
export function entryLabel(section: string, entry: unknown): string {
  const names = LISTS[section]?.label ?? [];
  const texts = names.map((name) => Reflect.get(Object(entry), name));
  return texts.filter((text) => typeof text === "string" && text !== "").join(" · ");
}

/** From when to when, such as "2019-03 – 至今"; empty if it has no dates. */
export function entryDates(entry: unknown, language: Language): string {
  const [start, end] = ["startDate", "endDate"].map((name) => {
    const date = Reflect.get(Object(entry), name);
    return typeof date === "string" ? date : "";
  });
  const written = isOpenEnd(end ?? "") && end === "present" ? OPEN[language] : end;
  return [start, written].filter((date) => date !== "" && date !== undefined).join(" – ");
}

export const OPEN: Bilingual = { zh: "至今", en: "Present" };

export function sectionName(section: string, language: Language): string {
  if (section === "skillContent") return SKILLS[language];
  if (section === "basic") return language === "zh" ? "基本信息" : "basics";
  return LISTS[section]?.[language] ?? section;
}
