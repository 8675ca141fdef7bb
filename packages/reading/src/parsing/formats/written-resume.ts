/** A résumé that came as data, written down: what a reader sees of it, and where each value stands. */
import type { ParsedResume } from "../../model/parsed-resume.ts";
import type { ReadDocument } from "../../model/read-document.ts";
import type { ResumeData } from "../../model/resume-data.ts";
import type { Sources } from "../../model/span.ts";
import { languageOf } from "../language.ts";
import { missingPaths } from "../resume/draft.ts";

type Entry = Readonly<Record<string, unknown>>;

const LISTS = [
  { name: "workExperience", zh: "工作经历", en: "Work experience" },
  { name: "projects", zh: "项目经历", en: "Projects" },
  { name: "education", zh: "教育经历", en: "Education" },
] as const;

export function writtenResume(data: ResumeData): { document: ReadDocument; resume: ParsedResume } {
  const language = languageOf(textsIn({ ...data, look: undefined }).join("\n"));
  const pen = new Pen();
  pen.fields("basic", data.basic, ["name"]);
  pen.fields("basic", data.basic, ["title"]);
  pen.fields("basic", data.basic, ["email", "phone", "location"]);
  for (const [index, link] of data.basic.links.entries()) {
    pen.value(`basic.links[${index}]`, link);
    pen.endLine();
  }
  pen.fields("basic", data.basic, ["summary"]);
  for (const { name, ...title } of LISTS) {
    if (data[name].length > 0) pen.heading(title[language]);
    for (const [index, entry] of data[name].entries()) pen.entry(`${name}[${index}]`, entry);
  }
  if (data.skillContent !== "") pen.heading(language === "zh" ? "技能" : "Skills");
  pen.fields("", data, ["skillContent"]);
  for (const [index, section] of data.other.entries()) {
    pen.heading("");
    pen.fields(`other[${index}]`, section, ["title"]);
    pen.fields(`other[${index}]`, section, ["content"]);
  }
  const text = pen.text.trimEnd();
  return {
    document: { kind: "json", text, pages: [], links: [], hidden: [], warnings: [] },
    resume: { data, sources: pen.sources, language, missing: missingPaths(data), coverage: 1 },
  };
}

/** Values only: the names of the fields are English in every résumé. */
function textsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  if (typeof value !== "object" || value === null) return [];
  return Object.values(value).flatMap(textsIn);
}

class Pen {
  text = "";
  readonly sources: Sources = {};

  heading(title: string): void {
    if (this.text !== "") this.text += "\n";
    if (title !== "") this.text += `${title}\n`;
  }

  /** Who and what and where, when, then the rest. */
  entry(path: string, entry: Entry): void {
    this.fields(path, entry, ["company", "school", "name", "position", "role", "major", "degree"]);
    this.fields(path, entry, ["location", "startDate", "endDate"]);
    this.fields(path, entry, ["description"]);
  }

  /** Values on one line. */
  fields(path: string, entry: Entry, names: readonly string[]): void {
    const begin = this.text.length;
    for (const name of names) {
      const value = entry[name];
      if (typeof value !== "string" || value === "") continue;
      if (this.text.length > begin) this.text += " · ";
      this.value(path === "" ? name : `${path}.${name}`, value);
    }
    if (this.text.length > begin) this.endLine();
  }

  value(path: string, value: string): void {
    const start = this.text.length;
    this.text += value;
    if (value !== "") this.sources[path] = [{ start, end: this.text.length }];
  }

  endLine(): void {
    this.text += "\n";
  }
}
