/** What was done, said truthfully: from what the calls really made of the résumé. */
import { entryId, isRecord } from "../../model/document.ts";
import { entryLabel, type Language, placeOf } from "../../model/structure.ts";
import { existsPath, getByPath, resolvePath } from "../../path/index.ts";
import type { CVEditorParams } from "../../tools/tool-call.ts";
import type { MadeCall } from "../execute.ts";
import { entryWords, fieldWord, isShort, placeWords, quoted, withIs } from "./words.ts";

/** One sentence without its end, such as 已将姓名修改为「张三」. */
export function editWords(made: MadeCall, language: Language): string {
  const { call, result, before, after } = made;
  if (call.name !== "CVEditor") return "";
  if (!result.success) {
    return language === "zh"
      ? `没有修改：${result.message}`
      : `Nothing was changed: ${result.message}`;
  }
  const { params } = call;
  const segments = resolvePath(before, params.path);
  const [section = "", index] = segments;
  const place = placeOf(segments);
  const label =
    typeof index === "number"
      ? entryLabel(String(section), getByPath(before, segments.slice(0, 2)))
      : undefined;
  const field =
    place.kind === "field" ? place.name : segments.length > 2 ? String(segments[2]) : null;
  const where = placeWords(
    String(section),
    label,
    section === "skillContent" ? null : field,
    language,
  );
  if (before === after) {
    return language === "zh" ? `${where}本来就是这样` : `${upper(where)} says so already`;
  }
  const said = { section: String(section), where, language };
  if (params.action === "update") return updateWords(made, params, place.kind === "entry", said);
  if (params.action === "add") return addWords(made, place.kind, said);
  return deleteWords(result.data, place.kind, said);
}

interface Said {
  readonly section: string;
  readonly where: string;
  readonly language: Language;
}

function updateWords(
  { result, after }: MadeCall,
  { path, value }: CVEditorParams,
  isEntry: boolean,
  { section, where, language }: Said,
): string {
  const zh = language === "zh";
  if (isEntry && isRecord(value)) {
    const fields = Object.entries(value).filter(([name]) => name !== "id");
    const list = fields.map(([name, given]) => {
      const word = fieldWord(section, name, language);
      return isShort(given) ? `${word} ${quoted(given, language)}` : word;
    });
    return zh
      ? `已更新${where}：${list.join("、")}`
      : `${upper(withIs(where))} updated: ${list.join(", ")}`;
  }
  const now = existsPath(after, path) ? getByPath(after, path) : result.data;
  if (now === "") return emptied(where, language);
  if (isShort(now)) {
    return zh
      ? `已将${where}修改为${quoted(now, "zh")}`
      : `${upper(withIs(where))} now ${quoted(now, "en")}`;
  }
  return zh ? `已更新${where}` : `${upper(withIs(where))} updated`;
}

function addWords(
  { result, call }: MadeCall,
  kind: string,
  { section, where, language }: Said,
): string {
  const zh = language === "zh";
  if (kind !== "list" && kind !== "entry") {
    const given = call.name === "CVEditor" ? call.params.value : undefined;
    const words = isShort(given) ? given : undefined;
    if (words === undefined) return zh ? `已补充${where}` : `${upper(where)} says more now`;
    return zh
      ? `已在${where}中添加${quoted(words, "zh")}`
      : `Added ${quoted(words, "en")} to ${where}`;
  }
  const added = Array.isArray(result.data) ? result.data : [result.data];
  const name = placeWords(section, undefined, null, language);
  const lines = added
    .map((entry) => entryWords(section, entry, language))
    .filter((line) => line !== "");
  if (lines.length === 0) return zh ? `已添加一段空白的${name}` : `Added a blank entry to ${name}`;
  return zh ? `已添加${name}：${lines.join("；")}` : `Added to ${name}: ${lines.join("; ")}`;
}

function deleteWords(data: unknown, kind: string, { section, where, language }: Said): string {
  const zh = language === "zh";
  if (kind === "entry") {
    const name = placeWords(section, undefined, null, language);
    const line = entryWords(section, data, language);
    if (line === "") return zh ? `已删除一段${name}` : `Deleted an entry of ${name}`;
    return zh ? `已删除${name}：${line}` : `Deleted from ${name}: ${line}`;
  }
  if (kind === "link" && typeof data === "string")
    return zh ? `已删除链接「${data}」` : `Deleted the link ${data}`;
  return emptied(where, language);
}

function emptied(where: string, language: Language): string {
  return language === "zh" ? `已清空${where}` : `${upper(withIs(where))} empty now`;
}

/** What a reader would stumble over in an entry that was edited. */
export function dateDoubts(made: readonly MadeCall[], language: Language): string[] {
  const last = made.at(-1)?.after;
  if (last === undefined) return [];
  const entries = made
    .filter(({ before, after }) => before !== after)
    .flatMap(({ call, result }) => touchedEntry(last, call.params.path ?? "", result.data));
  const doubtful = new Map(entries.map((entry) => [entryId(entry.value), entry]));
  return [...doubtful.values()]
    .filter(({ value }) => isBackwards(value))
    .map(({ section, value }) => {
      const where = placeWords(section, entryLabel(section, value), null, language);
      return language === "zh"
        ? `注意：${where}的结束时间早于开始时间`
        : `Note: ${where} ends before it begins`;
    });
}

function touchedEntry(document: unknown, path: string, data: unknown) {
  const [section = "", index] = resolvePath(document, path);
  const list: unknown = Reflect.get(Object(document), section);
  if (!Array.isArray(list)) return [];
  const byData = list.find(
    (entry) => entryId(entry) !== undefined && entryId(entry) === entryId(data),
  );
  const value = byData ?? (typeof index === "number" ? list[index] : undefined);
  return value === undefined ? [] : [{ section: String(section), value }];
}

function isBackwards(entry: unknown): boolean {
  const [start, end] = ["startDate", "endDate"].map((name) => {
    const date: unknown = Reflect.get(Object(entry), name);
    return typeof date === "string" && /^\d{4}/.test(date) ? date : undefined;
  });
  if (start === undefined || end === undefined) return false;
  const length = Math.min(start.length, end.length);
  return end.slice(0, length) < start.slice(0, length);
}

const upper = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
