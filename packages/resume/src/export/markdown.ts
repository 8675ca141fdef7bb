/** A résumé as Markdown, in the order and with the headings of its pages. */
import type { ResumeData, TextLanguage } from "@bole/talent";
import { makeSheet } from "../render/sheet/make-sheet.ts";
import type { Line, Run, Sheet, SheetEntry } from "../render/sheet/sheet.ts";

export function writeMarkdown(data: ResumeData, language: TextLanguage): string {
  const sheet = makeSheet(data, language);
  const { name, title, contacts, sections } = sheet.page;
  const say = sayer(sheet);
  const blocks = [
    name === null ? "" : `# ${say(name)}`,
    title === null ? "" : say(title),
    contacts.map(({ run }) => (run.href === undefined ? say(run) : address(run.href))).join(" | "),
    ...sections.flatMap(({ heading, entries, lines }) => [
      `## ${say(heading)}`,
      ...entries.flatMap((entry) => entryBlocks(entry, say, language)),
      listOf(lines, say),
    ]),
  ];
  return `${blocks.filter((block) => block !== "").join("\n\n")}\n`;
}

type Say = (run: Run) => string;

const sayer =
  ({ texts }: Sheet): Say =>
  (run) =>
    escaped(texts[run.id] ?? "");

function entryBlocks(
  { main, roles, place, dates, lines }: SheetEntry,
  say: Say,
  language: TextLanguage,
): string[] {
  const facts = [
    roles.map(say).join(language === "zh" ? " · " : ", "),
    place === null ? "" : say(place),
    dates.map(say).join(" – "),
  ].filter((fact) => fact !== "");
  return [main === null ? "" : `### ${say(main)}`, facts.join(" | "), listOf(lines, say)];
}

function listOf(lines: readonly Line[], say: Say): string {
  return lines
    .map(({ bullet, level, label, run }, at) => {
      const said = (label === undefined ? "" : `${say(label)} `) + say(run);
      const isNewBlock = at > 0 && lines[at - 1]?.bullet !== bullet;
      const mark = bullet ? `${"  ".repeat(level)}- ` : "";
      return `${isNewBlock ? "\n" : ""}${mark}${bullet ? said : atLineStart(said)}`;
    })
    .join("\n");
}

/** Shown as it is; the angle brackets make a link of it, whatever signs it has. */
const address = (href: string) =>
  href.startsWith("mailto:")
    ? escaped(href.slice("mailto:".length))
    : `<${encodeURI(decoded(href))}>`;

const decoded = (href: string) => {
  try {
    return decodeURI(href);
  } catch {
    return href;
  }
};

/** Signs that would become markup where they stand; an underscore within a word would not. */
const escaped = (text: string) =>
  text
    .replace(/[\\`*[\]<]/g, "\\$&")
    .replace(/(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu, "\\_")
    .replace(/&(?=#?\w+;)/g, "\\&");

/** A paragraph that begins like a list, a heading or a quote is none. */
const atLineStart = (text: string) =>
  text.replace(/^[#>+=~-]/, "\\$&").replace(/^(\d+)([.)])(?=\s)/, "$1\\$2");
