/** The text of a posting: its description, and what it says in fields of its own beside it. */
import { htmlToText } from "../../html-text.ts";
import { languageOf } from "../../language.ts";
import { type JsonRecord, listOf, recordOf, textOf } from "../unknown-json.ts";

const PARTS: readonly (readonly [field: string, en: string, zh: string])[] = [
  ["responsibilities", "Responsibilities", "岗位职责"],
  ["qualifications", "Requirements", "任职要求"],
  ["skills", "Required skills", "技能要求"],
  ["jobBenefits", "Benefits", "福利待遇"],
];

export function readDescription(posting: JsonRecord): string {
  const main = plainText(textOf(posting.description));
  const language = languageOf(main || textOf(posting.title));
  const known = squeezed(main);
  const parts = PARTS.flatMap(([field, en, zh]) => {
    const lines = listOf(posting[field])
      .flatMap((entry) => plainText(wordsOf(entry)).split("\n"))
      .map((line) => line.replace(/^\s*-\s+/, "").trim())
      .filter((line) => line !== "" && !known.includes(squeezed(line)));
    if (lines.length === 0) return [];
    return [[language === "zh" ? `${zh}：` : en, ...lines.map((line) => `- ${line}`)].join("\n")];
  });
  return [main, ...parts].filter(Boolean).join("\n\n");
}

/** A text, or a term that has a name. */
function wordsOf(value: unknown): string {
  const record = recordOf(value);
  return record === null ? textOf(value) : textOf(record.name) || textOf(record.credentialCategory);
}

function plainText(text: string): string {
  const unescaped = /&lt;\/?[a-z]/i.test(text) ? htmlToText(text, { keepLines: true }) : text;
  if (!/<\/?[a-z][^<>]*>|&[a-z#\d]+;/i.test(unescaped)) return unescaped;
  const hasLines = /<(?:p|br|li|div|tr|h[1-6])\b/i.test(unescaped);
  return htmlToText(unescaped, { keepLines: !hasLines });
}

const squeezed = (text: string) => text.replace(/[^\p{L}\p{N}+#]+/gu, "").toLowerCase();

/** Lines and paragraphs as HTML that says the same. */
export function writeDescription(text: string): string {
  return text
    .split(/\n{2,}/)
    .map((paragraph) => `<p>${paragraph.split("\n").map(escaped).join("<br>")}</p>`)
    .join("");
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}
