/** The people of the corpus, from their plain-text notation: see the files in `people/`. */
import { readFileSync } from "node:fs";
import path from "node:path";
import type { TextLanguage } from "../../model/language.ts";
import { ResumeData } from "../../model/resume-data.ts";

export type Half = "build" | "test";

export interface CorpusPerson {
  readonly id: string;
  readonly half: Half;
  readonly language: TextLanguage;
  /** Of `other`, the title is the topic: templates write another. */
  readonly data: ResumeData;
}

export function readPeople(half: Half, language: TextLanguage): CorpusPerson[] {
  const file = path.join(import.meta.dirname, "people", `${half}-${language}.txt`);
  return peopleIn(readFileSync(file, "utf8")).map((data, index) => ({
    id: `${half}-${language}-${index + 1}`,
    half,
    language,
    data,
  }));
}

/** People in the notation of `people/*.txt`. */
export function peopleIn(text: string): ResumeData[] {
  return text
    .split(/^=== /m)
    .slice(1)
    .map((person) => personOf(person.split("\n").slice(1)));
}

type Record = { [name: string]: string };

function personOf(lines: readonly string[]): ResumeData {
  const basic: Record = {};
  const links: string[] = [];
  const lists: { [section: string]: Record[] } = {
    education: [],
    work: [],
    projects: [],
    other: [],
  };
  const skills: string[] = [];
  let section = "basic";
  for (const line of lines.filter((one) => one.trim() !== "")) {
    const [, opened] = /^\[(.+)\]$/.exec(line) ?? [];
    const entries = lists[section.split(" ")[0] ?? ""];
    const field = /^(\w+): (.*)$/.exec(line);
    if (opened) {
      section = opened;
      const [name, topic] = section.split(" ");
      if (name === "other")
        lists.other?.push({ id: id("other", lists), title: topic ?? "", content: "" });
    } else if (section === "basic" && field) {
      if (field[1] === "link") links.push(field[2] ?? "");
      else basic[field[1] ?? ""] = field[2] ?? "";
    } else if (section === "skills") skills.push(line);
    else if (section.startsWith("other")) add(entries?.at(-1), "content", line);
    else if (/^[->] /.test(line)) add(entries?.at(-1), "description", line.replace(/^> /, ""));
    else entries?.push(entryOf(section, line, lists));
  }
  return ResumeData.parse({
    basic: { ...basic, links },
    education: lists.education,
    workExperience: lists.work,
    projects: lists.projects,
    skillContent: skills.join("\n"),
    other: lists.other,
  });
}

const COLUMNS: { [section: string]: readonly string[] } = {
  education: ["school", "major", "degree", "startDate", "endDate"],
  work: ["company", "position", "location", "startDate", "endDate"],
  projects: ["name", "role", "startDate", "endDate"],
};

function entryOf(section: string, line: string, lists: { [section: string]: Record[] }): Record {
  const cells = line.split("|").map((cell) => cell.trim());
  const names = COLUMNS[section] ?? [];
  return {
    id: id(section, lists),
    description: "",
    ...Object.fromEntries(names.map((name, index) => [name, cells[index] ?? ""])),
  };
}

const id = (section: string, lists: { [section: string]: Record[] }) =>
  `${section}-${(lists[section]?.length ?? 0) + 1}`;

function add(entry: Record | undefined, field: string, line: string): void {
  if (entry) entry[field] = entry[field] ? `${entry[field]}\n${line}` : line;
}
