/** What the page has its own place for: it is named, with how to get there. Nothing pretends to do it here. */
import type { Spoken } from "@bole/language";
import { z } from "zod";
import type { Desk } from "../desk.ts";
import { type Done, resumeTool, WORDS } from "./resume-tool.ts";

const say =
  (text: Spoken) =>
  (_: unknown, { language }: Desk): Done => ({ said: text[language] });

export const elsewhereTools = [
  resumeTool({
    name: "export",
    label: { zh: "导出", en: "Export" },
    description: "Downloads the résumé as a file.",
    input: z.object({
      format: z.enum(["pdf", "docx", "md", "json", "jsonresume", "unnamed"]).optional(),
      name: WORDS,
    }),
    risk: "read",
    words: [],
    headline: "format",
    run: ({ format }, { language }) => {
      const kind =
        format === undefined || format === "unnamed"
          ? ""
          : format === "jsonresume"
            ? "JSON Resume"
            : format.toUpperCase();
      return {
        said:
          language === "zh"
            ? `点页面上方的“下载”${kind && `，选择 ${kind}`}。`
            : `Press “Download” at the top of the page${kind && ` and choose ${kind}`}.`,
      };
    },
  }),
  resumeTool({
    name: "history",
    label: { zh: "历史版本", en: "Versions" },
    description: "Shows, names, compares or restores versions of the résumé.",
    input: z.object({
      action: z.enum(["show", "name", "restore", "compare"]).optional(),
      when: WORDS,
      name: WORDS,
    }),
    risk: "read",
    words: ["when"],
    headline: "action",
    run: say({
      zh: "所有版本都在页面上方的“历史”里，可以查看、命名、比较和恢复；刚才的修改也可以直接说“撤销”。",
      en: "Every version is under “History” at the top of the page, to look at, name, compare and restore. What was just changed can also be undone here.",
    }),
  }),
  resumeTool({
    name: "language",
    label: { zh: "简历语言", en: "Language of the résumé" },
    description: "Translates the résumé.",
    input: z.object({ to: z.enum(["zh", "en", "other"]).optional() }),
    risk: "read",
    run: say({
      zh: "翻译整份简历需要语言模型；目前请逐处告诉我新的写法。",
      en: "Translating the whole résumé needs a language model. For now, tell me the new wording place by place.",
    }),
  }),
  resumeTool({
    name: "tailor",
    label: { zh: "按职位调整", en: "Tailor to a job" },
    description: "Adapts the résumé to a job.",
    input: z.object({ job: WORDS, content: WORDS }),
    risk: "read",
    words: ["job", "content"],
    run: say({
      zh: "按职位改写需要语言模型；我可以调整顺序、增删技能，或润色某一段。",
      en: "Tailoring needs a language model. I can reorder entries, add and drop skills, or polish a text.",
    }),
  }),
  resumeTool({
    name: "cover_letter",
    label: { zh: "求职信", en: "Cover letter" },
    description: "Writes a cover letter.",
    input: z.object({ job: WORDS, content: WORDS, wish: WORDS }),
    risk: "read",
    words: ["job", "content", "wish"],
    run: say({
      zh: "写求职信需要语言模型，目前还没有接入。",
      en: "Writing a cover letter needs a language model, and none is connected.",
    }),
  }),
];
