/** The templates. A new one is a file beside this one, and an entry here. */
import type { TextLanguage } from "@bole/talent";
import { z } from "zod";

export const TemplateId = z.enum([
  "classic",
  "modern",
  "chinese",
  "minimal",
  "compact",
  "timeline",
  "executive",
  "academic",
  "banner",
  "split",
  "engineer",
  "campus",
]);
export type TemplateId = z.infer<typeof TemplateId>;

export interface Template {
  readonly id: TemplateId;
  readonly name: Readonly<Record<TextLanguage, string>>;
  readonly about: Readonly<Record<TextLanguage, string>>;
  /** Of headings and rules, where none is asked for. */
  readonly accent: string;
  readonly columns: 1 | 2;
}

const template = (
  id: TemplateId,
  accent: string,
  columns: 1 | 2,
  [en, zh]: readonly [string, string],
  [aboutEn, aboutZh]: readonly [string, string],
): Template => ({ id, accent, columns, name: { en, zh }, about: { en: aboutEn, zh: aboutZh } });

export const TEMPLATES: readonly Template[] = [
  template(
    "classic",
    "#1f3a5f",
    1,
    ["Classic", "经典"],
    ["Serif, name in the centre, for any reader", "衬线字体，姓名居中，通用"],
  ),
  template(
    "modern",
    "#0f5e6b",
    2,
    ["Modern", "现代"],
    ["Contacts and skills in a side bar", "侧边栏放联系方式和技能"],
  ),
  template(
    "chinese",
    "#1b4f91",
    1,
    ["Chinese standard", "标准中文"],
    ["Labelled facts, bars as headings, much on a page", "信息带标签，色条标题，版面紧凑"],
  ),
  template(
    "minimal",
    "#374151",
    1,
    ["Minimal", "极简"],
    ["No rules, only size and white space", "无线条，靠字号和留白"],
  ),
  template(
    "compact",
    "#7c2d12",
    1,
    ["Compact", "紧凑"],
    ["One line a post, for much experience", "一行一段经历，适合内容多"],
  ),
  template(
    "timeline",
    "#155e75",
    1,
    ["Timeline", "时间线"],
    ["A rail with a dot for each station", "时间轴，每段经历一个节点"],
  ),
  template(
    "executive",
    "#3f2b1d",
    1,
    ["Executive", "高管"],
    ["Large serif, generous edges, for long careers", "大号衬线，页边宽，适合资深人士"],
  ),
  template(
    "academic",
    "#5b1a1a",
    1,
    ["Academic", "学术"],
    ["Garamond, one line a post, for several pages", "Garamond 字体，一行一段经历，适合多页"],
  ),
  template(
    "banner",
    "#1e3a8a",
    1,
    ["Banner", "横幅"],
    ["Name on a field of colour", "姓名在彩色横幅上"],
  ),
  template(
    "split",
    "#14532d",
    2,
    ["Split", "分栏"],
    ["Skills and more left, experience right", "左侧技能等，右侧经历"],
  ),
  template(
    "engineer",
    "#111827",
    1,
    ["Engineer", "工程师"],
    ["The LaTeX look: ruled headings, dense", "LaTeX 风格，横线标题，信息密"],
  ),
  template(
    "campus",
    "#0f766e",
    1,
    ["Campus", "校园"],
    ["For graduates, with room for a photo", "应届生，可放照片"],
  ),
];

/** What somebody gets who chooses none. */
export const usualTemplate = (language: TextLanguage): TemplateId =>
  language === "zh" ? "chinese" : "classic";
