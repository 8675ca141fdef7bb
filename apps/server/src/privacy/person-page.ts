/** A person's data as a page that can be read without any program. */
import { escapeHtml } from "../http/html.ts";
import type { Trace } from "./traces.ts";

export type TextLanguage = "zh" | "en";

export interface PersonPage {
  readonly person_id: string;
  readonly exported_at: string;
  readonly records: Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>>;
  readonly traces: readonly Trace[];
  readonly language: TextLanguage;
}

const WORDS = {
  en: {
    title: "Your data",
    about:
      "Everything that is stored about this person. data.json has the same for programs; documents and mails are in folders of their own.",
    exported: "Exported",
    traces: "Runs, conversations and logs",
    nothing: "Nothing",
  },
  zh: {
    title: "你的数据",
    about:
      "此处列出所存储的与此人有关的全部数据。data.json 为供程序读取的同一内容；文件和邮件在各自的文件夹中。",
    exported: "导出时间",
    traces: "运行、对话和日志",
    nothing: "无",
  },
} as const;

const TABLES: Readonly<Record<string, Readonly<Record<TextLanguage, string>>>> = {
  people: { en: "Person", zh: "个人信息" },
  merged_people: { en: "Merged with", zh: "已合并的记录" },
  person_traits: { en: "Recognised by", zh: "识别特征" },
  person_tags: { en: "Skills", zh: "技能" },
  person_labels: { en: "Labels", zh: "标签" },
  person_notes: { en: "Notes", zh: "备注" },
  resumes: { en: "Résumés", zh: "简历" },
  documents: { en: "Documents", zh: "文件" },
  assessments: { en: "Assessments", zh: "评估" },
  applications: { en: "Applications", zh: "申请" },
  stage_events: { en: "Stages", zh: "招聘阶段" },
  interviews: { en: "Interviews", zh: "面试" },
  messages: { en: "Mails", zh: "邮件" },
  received_mails: { en: "Mails as they came", zh: "邮件原件" },
  effects: { en: "Decisions", zh: "决定" },
  audit_events: { en: "Who did what", zh: "操作记录" },
  legal_holds: { en: "Legal holds", zh: "法律保留" },
};

const STYLE = `:root{color-scheme:light dark}body{font:15px/1.6 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem}
dl{display:grid;grid-template-columns:12rem 1fr;gap:.1rem 1rem;border-top:1px solid #8886;padding:.6rem 0;margin:0}
dt{opacity:.7;overflow-wrap:anywhere}dd{margin:0;white-space:pre-wrap;overflow-wrap:anywhere}`;

export function personPage({ records, traces, language, exported_at }: PersonPage): string {
  const words = WORDS[language];
  const sections = Object.entries(records).map(([table, rows]) =>
    section(TABLES[table]?.[language] ?? table, rows.map(entry), words.nothing),
  );
  const told = traces.map(({ table, about, parts }) => entry({ table, ...about, content: parts }));
  return `<!doctype html>
<html lang="${language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${words.title}</title>
<style>${STYLE}</style>
<h1>${words.title}</h1>
<p>${words.about}</p>
<p>${words.exported}: ${exported_at}</p>
${sections.join("\n")}
${section(words.traces, told, words.nothing)}
</html>
`;
}

function section(title: string, entries: readonly string[], nothing: string): string {
  const body = entries.length === 0 ? `<p>${nothing}</p>` : entries.join("\n");
  return `<h2>${escapeHtml(title)} (${entries.length})</h2>\n${body}`;
}

function entry(row: Readonly<Record<string, unknown>>): string {
  const lines = Object.entries(row)
    .filter(([, value]) => value !== null && value !== "")
    .map(([name, value]) => `<dt>${escapeHtml(name)}</dt><dd>${escapeHtml(shown(value))}</dd>`);
  return `<dl>${lines.join("")}</dl>`;
}

function shown(value: unknown): string {
  return typeof value === "string" ? value : JSON.stringify(value, null, 2);
}
