/** The templates. A new one is a file beside this one, and an entry here. */
import type { TextLanguage } from "@bole/talent";
import { z } from "zod";

export const TemplateId = z.enum(["classic", "modern", "chinese"]);
export type TemplateId = z.infer<typeof TemplateId>;

export interface Template {
  readonly id: TemplateId;
  readonly name: Readonly<Record<TextLanguage, string>>;
  readonly about: Readonly<Record<TextLanguage, string>>;
  /** Of headings and rules, where none is asked for. */
  readonly accent: string;
}

export const TEMPLATES: readonly Template[] = [
  {
    id: "classic",
    name: { en: "Classic", zh: "经典" },
    about: { en: "One column, a serif, for readers anywhere", zh: "单栏，衬线字体，国际通用" },
    accent: "#1f3a5f",
  },
  {
    id: "modern",
    name: { en: "Modern", zh: "现代" },
    about: { en: "Two columns, with a side bar", zh: "双栏，带侧边栏" },
    accent: "#0f5e6b",
  },
  {
    id: "chinese",
    name: { en: "Chinese standard", zh: "标准中文" },
    about: {
      en: "Labelled facts, dates at the right, much on a page",
      zh: "信息分栏，日期靠右，版面紧凑",
    },
    accent: "#1b4f91",
  },
];

/** What somebody gets who chooses none. */
export const usualTemplate = (language: TextLanguage): TemplateId =>
  language === "zh" ? "chinese" : "classic";
