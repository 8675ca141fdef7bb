/** The names that the reader has for sections and fields, and where they are in a résumé. */
import { folded } from "@bole/language/text";
import { type Language, LISTS } from "../model/structure.ts";
import { says, VOCABULARY } from "./vocabulary.ts";

export const LIST_NAMES = ["workExperience", "education", "projects", "other"] as const;
export type ListName = (typeof LIST_NAMES)[number];

export const isListName = (name: string | undefined): name is ListName =>
  LIST_NAMES.some((list) => list === name);

const SECTIONS: Readonly<Record<string, string>> = {
  basic: "basic",
  summary: "basic",
  education: "education",
  work: "workExperience",
  projects: "projects",
  skills: "skillContent",
  other: "other",
};
export const sectionFor = (name: string | undefined): string | undefined => SECTIONS[name ?? ""];
/** As the reader calls it. */
export const readerName = (section: string): string =>
  Object.keys(SECTIONS).find((name) => name !== "summary" && SECTIONS[name] === section) ?? section;

/** Fields that are in one place only. */
const BASICS: Readonly<Record<string, string>> = {
  name: "name",
  title: "title",
  position: "title",
  email: "email",
  phone: "phone",
  summary: "summary",
  link: "links",
};
const FIELDS: Readonly<Record<ListName, Readonly<Record<string, string>>>> = {
  education: {
    ...{ school: "school", company: "school", name: "school", title: "degree", position: "degree" },
    ...{ major: "major", degree: "degree" },
  },
  workExperience: {
    ...{ company: "company", school: "company", name: "company", project: "company" },
    ...{ position: "position", title: "position", role: "position", location: "location" },
  },
  projects: {
    ...{ project: "name", name: "name", company: "name", title: "name", heading: "name" },
    ...{ role: "role", position: "role" },
  },
  other: {
    ...{ heading: "title", title: "title", name: "title", project: "title" },
    ...{ content: "content", description: "content", line: "content", skills: "content" },
  },
};
const DATED: Readonly<Record<string, string>> = { start: "startDate", end: "endDate" };
const PROSE: ReadonlySet<string> = new Set(["description", "line", "content"]);

/** The field of a list's entries; undefined if they have none of that name. */
export function entryField(list: ListName, field: string): string | undefined {
  const own = FIELDS[list][field];
  if (field === "dates" && list !== "other") return "startDate";
  if (own !== undefined || list === "other") return own;
  return DATED[field] ?? (PROSE.has(field) ? "description" : undefined);
}

export const textField = (list: ListName): string => (list === "other" ? "content" : "description");
/** What an entry is called by. */
export const nameField = (list: ListName): string => LISTS[list]?.label[0] ?? "";

/** Lists whose entries have the field, the likeliest first. */
export const listsWith = (field: string): ListName[] =>
  LIST_NAMES.filter(
    (list) => entryField(list, field) === (OWN[field] ?? entryField(list, field)),
  ).filter((list) => entryField(list, field) !== undefined);
/** Names that say which list is meant. */
const OWN: Readonly<Record<string, string>> = {
  ...{ company: "company", position: "position", school: "school", major: "major" },
  ...{ degree: "degree", project: "name", role: "role", heading: "title" },
};

export const basicField = (field: string): string | undefined =>
  field === "location" ? "location" : BASICS[field];

/** The list that a noun speaks of: "the second project", 第一段实习. */
export const listNamed = (words: string): ListName | undefined =>
  VOCABULARY.lists.find(([, nouns]) => says(words, nouns))?.[0];

/** Without the nouns that every entry of a list goes by. */
export const withoutNouns = (words: string): string =>
  VOCABULARY.lists
    .flatMap(([, nouns]) => nouns)
    .reduce(
      (left, noun) =>
        /[a-z]/.test(noun)
          ? left
              .split(/\s+/)
              .filter((word) => word.toLowerCase() !== noun)
              .join(" ")
          : left.replace(noun, " "),
      words,
    );

/** The section that words name; a list, or the skills. */
export function sectionNamed(words: string): string | undefined {
  if (says(words, VOCABULARY.skills)) return listNamed(words) ?? "skillContent";
  return listNamed(words) ?? (says(words, VOCABULARY.other) ? "other" : undefined);
}

/** 奖项 and 获奖, "certs" and "Certifications": what sections of that kind are called by. */
export function isSameKind(one: string, other: string): boolean {
  const kinds = (text: string) =>
    VOCABULARY.other.map(stemOf).filter((stem) => folded(text).includes(stem));
  const own = new Set(kinds(one));
  return kinds(other).some((stem) => own.has(stem));
}
/** What a section is headed by that has what the words name. */
export function headingFor(words: string, language: Language): string | undefined {
  const said = folded(words);
  return VOCABULARY.headings[language].find(([stem]) => said.includes(stem))?.[1];
}
const stemOf = (word: string): string => (/^[a-z]/.test(word) ? word.slice(0, 4) : word);

/** Where several fields are named in one call: each by its own words. */
export const fieldNamed = (words: string): string | undefined =>
  VOCABULARY.fields.find(([, names]) => says(words, names))?.[0];
