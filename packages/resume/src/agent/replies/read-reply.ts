/** What stands in the résumé, said. */
import { isRecord, type ResumeDocument } from "../../model/document.ts";
import {
  BASIC,
  entryLabel,
  type Language,
  LISTS,
  SKILLS,
  sectionName,
} from "../../model/structure.ts";
import { resolvePath } from "../../path/index.ts";
import type { MadeCall } from "../execute.ts";
import { entryWords, fieldWord, placeWords, withIs } from "./words.ts";

export function readWords({ call, result, before }: MadeCall, language: Language): string {
  if (!result.success) return result.message;
  const segments = resolvePath(before, call.params.path ?? "");
  const [section, index, field] = segments;
  if (section === undefined) return wholeWords(before, language);
  const name = String(section);
  if (typeof index === "number" && isRecord(result.data)) {
    return entryLines(name, result.data, language).join("\n");
  }
  if (Object.hasOwn(LISTS, name) && Array.isArray(result.data)) {
    return listWords(name, result.data, language);
  }
  if (name === "basic" && index === undefined) return basicWords(result.data, language);
  const label =
    typeof index === "number" && name !== "basic"
      ? entryLabel(name, Reflect.get(Object(before[name]), index))
      : undefined;
  const last = field ?? (name === "basic" ? index : undefined);
  const where = placeWords(name, label, last === undefined ? null : String(last), language);
  return valueWords(where, result.data, language);
}

function valueWords(where: string, value: unknown, language: Language): string {
  const text = Array.isArray(value) ? value.map(String).join("\n") : shown(value);
  if (text.trim() === "") {
    return language === "zh" ? `${where}还没有填写` : `${upper(withIs(where))} empty so far`;
  }
  const gap = text.includes("\n") ? "\n" : language === "zh" ? "" : " ";
  return language === "zh" ? `${where}：${gap}${text}` : `${upper(where)}:${gap}${text}`;
}

function listWords(section: string, list: readonly unknown[], language: Language): string {
  const name = sectionName(section, language);
  if (list.length === 0) {
    return language === "zh" ? `简历里还没有${name}` : `Nothing stands under ${name} yet`;
  }
  const unnamed = language === "zh" ? "（未填写）" : "(not filled in)";
  const lines = list.map(
    (entry, at) => `${at + 1}. ${entryWords(section, entry, language) || unnamed}`,
  );
  const title =
    language === "zh" ? `${name}（${list.length}）：` : `${upper(name)} (${list.length}):`;
  return [title, ...lines].join("\n");
}

function entryLines(section: string, entry: ResumeDocument, language: Language): string[] {
  const title = placeWords(section, entryLabel(section, entry), null, language);
  const colon = language === "zh" ? "：" : ": ";
  const fields = Object.entries(entry).filter(
    ([name, value]) => name !== "id" && shown(value) !== "",
  );
  const lines = fields.map(
    ([name, value]) => `${fieldWord(section, name, language)}${colon}${shown(value)}`,
  );
  return [`${language === "zh" ? title : upper(title)}${colon.trimEnd()}`, ...lines];
}

function basicWords(basic: unknown, language: Language): string {
  const colon = language === "zh" ? "：" : ": ";
  const lines = Object.keys(BASIC).flatMap((name) => {
    const value: unknown = Reflect.get(Object(basic), name);
    const text = Array.isArray(value) ? value.join(" ") : shown(value);
    return text === "" ? [] : [`${upper(fieldWord("basic", name, language))}${colon}${text}`];
  });
  if (lines.length > 0) return lines.join("\n");
  return language === "zh" ? "基本信息还没有填写" : "The basics are empty so far";
}

function wholeWords(document: ResumeDocument, language: Language): string {
  const lists = Object.keys(LISTS).flatMap((section) => {
    const list = document[section];
    return Array.isArray(list) && list.length > 0 ? [listWords(section, list, language)] : [];
  });
  const skills = shown(document.skillContent);
  const colon = language === "zh" ? "：" : ": ";
  return [
    basicWords(document.basic, language),
    ...lists,
    ...(skills === "" ? [] : [`${upper(SKILLS[language])}${colon}${skills}`]),
  ].join("\n\n");
}

function shown(value: unknown): string {
  if (typeof value === "string") return value;
  return value === undefined || value === null ? "" : JSON.stringify(value);
}

const upper = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
