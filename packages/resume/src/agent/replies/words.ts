/** Places and values of a résumé as one speaks of them. */
import {
  BASIC,
  entryDates,
  entryLabel,
  type Language,
  LISTS,
  SKILLS,
  sectionName,
} from "../../model/structure.ts";

/** What is longer is not said again. */
const SHORT = 60;

export function isShort(value: unknown): value is string | number {
  const text = String(value);
  return (
    ["string", "number"].includes(typeof value) && text.length <= SHORT && !text.includes("\n")
  );
}

/** Such as “the name is”, “the skills are”. */
export function withIs(where: string): string {
  return `${where} ${/(skills|links)$/.test(where) ? "are" : "is"}`;
}

export const quoted = (text: unknown, language: Language): string =>
  language === "zh" ? `「${text}」` : `“${text}”`;

export function fieldWord(section: string, field: string, language: Language): string {
  if (section === "basic") return BASIC[field]?.[language] ?? field;
  if (section === "skillContent") return SKILLS[language];
  const list = LISTS[section];
  return (list?.fields[field] ?? list?.more[field])?.[language] ?? field;
}

/**
 * Such as 工作经历「美团」的职位, or the position of work experience “美团”.
 * @param label of an entry, which may be empty; undefined where no entry is meant
 */
export function placeWords(
  section: string,
  label: string | undefined,
  field: string | null,
  language: Language,
): string {
  const zh = language === "zh";
  const name = sectionName(section, language);
  const word = field === null ? null : fieldWord(section, field, language);
  if (label === undefined) return zh ? (word ?? name) : `the ${word ?? name}`;
  const [first = ""] = label.split(" · ");
  const said = first === "" ? "" : quoted(first, language);
  if (zh) return word === null ? `${name}${said}` : `${name}${said}的${word}`;
  const of = said === "" ? name : `${name} ${said}`;
  return word === null ? `the ${of} entry` : `the ${word} of ${of}`;
}

/** An entry in one line: what it is called, and when. */
export function entryWords(section: string, entry: unknown, language: Language): string {
  const label = entryLabel(section, entry);
  const dates = entryDates(entry, language);
  if (dates === "") return label;
  if (label === "") return dates;
  return language === "zh" ? `${label}（${dates}）` : `${label} (${dates})`;
}
