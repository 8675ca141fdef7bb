/**
 * Words to write documents with: the lists of a language here, those of `lexicon/`, and the titles of
 * public classifications of occupations. A tenth of every long list is kept for validation.
 */
import { existsSync, globSync, readFileSync } from "node:fs";
import path from "node:path";
import { gunzipSync } from "node:zlib";

export const LANGUAGES = ["en", "zh-CN", "zh-TW", "de", "fr", "es", "it", "nl", "pt"] as const;
export type Language = (typeof LANGUAGES)[number];
export type Half = "training" | "validation";

export class Lexicon {
  readonly language: Language;
  readonly chinese: boolean;
  readonly #lists: ReadonlyMap<string, readonly string[]>;

  constructor(
    language: Language,
    half: Half,
    titles: readonly string[],
    tasks: readonly string[] = [],
  ) {
    this.language = language;
    this.chinese = language.startsWith("zh");
    const lists = new Map<string, string[]>([
      ["positions", [...titles]],
      ["tasks", [...tasks]],
    ]);
    readLocale(language, lists);
    readLists(language, lists);
    this.#lists = new Map(
      [...lists].map(([name, words]) => [name, half_(name, [...new Set(words)], half)]),
    );
  }

  list(name: string): readonly string[] {
    return this.#lists.get(name) ?? [];
  }
}

const CLOSED = /^(?:months|short|forms|between|present|since|fromto|at|in|label-.*|types)$/;
const LONG = 30;

function half_(name: string, words: string[], half: Half): string[] {
  if (CLOSED.test(name) || words.length < LONG) return words;
  const kept = words.filter((word) => (digest(word) % 10 === 0) === (half === "validation"));
  return kept.length === 0 ? words : kept;
}

function digest(word: string): number {
  let hash = 7;
  for (const sign of word) hash = (Math.imul(hash, 31) + (sign.codePointAt(0) ?? 0)) >>> 0;
  return (hash ^ (hash >>> 13)) >>> 0;
}

function add(lists: Map<string, string[]>, name: string, words: readonly string[]): void {
  lists.set(name, [...(lists.get(name) ?? []), ...words.filter((word) => word.trim() !== "")]);
}

function readLocale(language: Language, lists: Map<string, string[]>): void {
  const file = path.join(import.meta.dirname, "../locales", `${language}.txt`);
  for (const line of readFileSync(file, "utf8").split("\n")) {
    const [, name = "", value = ""] = /^([\w-]+) = ?(.*)$/.exec(line) ?? [];
    if (name === "") continue;
    const raw = value.split(/(?<!\\)\|/).map((word) => word.replaceAll("\\|", "|"));
    const joins = name === "between" || name === "at" || name === "in";
    const known = lists.get(name) ?? [];
    lists.set(name, [
      ...known,
      ...raw.map((word) => (joins ? word.replaceAll('"', "") : word.trim())),
    ]);
  }
}

/** What files are called that add to a list of another name. */
const LIST_OF: Readonly<Record<string, string>> = {
  "titles-extra": "positions",
  skills: "skill-lines",
  summary: "summaries",
  present: "other-present",
};
/** Without a subject or a grade. */
const BARE_DEGREE = /^(?:[^\d,:–\u3400-\u9fff]{1,26}|[^\d,:\s]{1,8})$/;

/** Files such as `lexicon/de/companies.txt`, one a line, gzipped or not. */
function readLists(language: Language, lists: Map<string, string[]>): void {
  const folder = process.env.LEXICON ?? path.join(import.meta.dirname, "../lexicon");
  const own = path.join(folder, language);
  if (!existsSync(own)) return;
  for (const file of globSync("*.{txt,txt.gz}", { cwd: own })) {
    const bytes = readFileSync(path.join(own, file));
    const text = (file.endsWith(".gz") ? gunzipSync(bytes) : bytes).toString("utf8");
    const words = text
      .split("\n")
      .map((word) => word.replaceAll("\\n", " ").trim())
      .filter((word) => word !== "" && !word.startsWith("#") && word.length < 300);
    const name = file.replace(/\.txt(?:\.gz)?$/, "");
    const list = LIST_OF[name] ?? name.replace(/^headings-/, "");
    add(lists, list, list === "degrees" ? words.filter((word) => BARE_DEGREE.test(word)) : words);
  }
}

/** Titles of occupations by language, from the tables in `shared/data/occupations`. */
export function readTitles(folder: string): ReadonlyMap<Language, readonly string[]> {
  const rows = (file: string) =>
    readFileSync(path.join(folder, file), "utf8")
      .split("\n")
      .slice(1)
      .map((row) => row.split("\t"));
  const esco = rows("esco_occupations.tsv");
  const column = (at: number) => esco.flatMap((row) => sides(row[at] ?? ""));
  const alternatives = (language: string) =>
    rows("esco_alt_labels_de_es_fr.tsv")
      .filter((row) => row[1] === language)
      .flatMap((row) => (row[2] ?? "").split("|"));
  const onet = rows("onet_titles.tsv").flatMap((row) =>
    row.slice(1).flatMap((cell) => cell.split("|").map((title) => title.replace(/ \(.*$/, ""))),
  );
  const chinese = [
    ...rows("cn_occupations_2022.tsv").flatMap((row) => [
      ...(row[1] === "4" ? [row[2] ?? ""] : []),
      ...(row[6] ?? "").split("|"),
    ]),
    ...rows("zh_titles_bridge.tsv").flatMap((row) => (row[2] === "group" ? [] : [row[0] ?? ""])),
  ];
  const usable = (titles: readonly string[]) =>
    titles.map((title) => title.trim()).filter((title) => title.length > 1 && title.length < 50);
  return new Map<Language, readonly string[]>([
    ["en", usable([...column(3), ...esco.flatMap((row) => (row[4] ?? "").split("|")), ...onet])],
    ["de", usable([...column(5), ...alternatives("de")])],
    ["es", usable([...column(6), ...alternatives("es")])],
    ["fr", usable([...column(7), ...alternatives("fr")])],
    ["nl", usable(column(8))],
    ["it", []],
    ["pt", []],
    ["zh-CN", usable(chinese)],
    ["zh-TW", []],
  ]);
}

/** What people do at work, from the table of skills; English only. */
export const readTasks = (folder: string): string[] =>
  readFileSync(path.join(folder, "esco_skills.tsv"), "utf8")
    .split("\n")
    .slice(1)
    .map((row) => row.split("\t")[2] ?? "");

/** "Koch/Köchin" is two titles. */
const sides = (label: string) => label.split("/");
