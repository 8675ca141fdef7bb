/** Skills: a text of ours, entries with keywords of theirs. A line is an entry. */
import { type JsonRecord, linesOf, listOf, recordOf, textOf, textsOf } from "../unknown-json.ts";
import { withoutEmpty } from "./exact.ts";

const NAMED = /^([^:：]{1,60})[:：]\s*(.+)$/;

export function writeSkills(content: string): readonly JsonRecord[] {
  return content.split("\n").flatMap((line) => {
    const text = line.replace(/^\s*[-•*]\s*/, "").trim();
    if (text === "") return [];
    const [, name = text, list = ""] = NAMED.exec(text) ?? [];
    const keywords = list.split(/[,，、;；]/).map((word) => word.trim());
    return [withoutEmpty({ name: name.trim(), keywords: keywords.filter(Boolean) })];
  });
}

export function readSkills(value: unknown): string {
  return listOf(value)
    .map((entry) => {
      const record = recordOf(entry);
      if (record === null) return textOf(entry);
      const { name, level, keywords, ...rest } = record;
      const known = textsOf(keywords).join(", ");
      const head = [textOf(name), textOf(level) && `(${textOf(level)})`].filter(Boolean).join(" ");
      return [[head, known].filter(Boolean).join(": "), ...linesOf(rest)].join(", ");
    })
    .filter((line) => line !== "")
    .join("\n");
}
