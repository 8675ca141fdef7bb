/** A résumé as the assistant's own JSON says it, from wherever it comes: any part may be missing. */
import type { ResumeData } from "../../model/resume-data.ts";
import { fitResume } from "./fit-resume.ts";
import { readResumeDate } from "./resume-date.ts";
import {
  type JsonRecord,
  lineOf,
  linesOf,
  recordOf,
  recordsOf,
  textOf,
  textsOf,
} from "./unknown-json.ts";

const LINES = {
  basic: ["name", "title", "email", "phone", "location"],
  education: ["id", "school", "major", "degree"],
  workExperience: ["id", "company", "position", "location"],
  projects: ["id", "name", "role"],
} as const;
const ROOT = new Set([...Object.keys(LINES), "skillContent", "other"]);

export function isSeedResume(value: unknown): boolean {
  const root = recordOf(value);
  if (root === null) return false;
  return recordOf(root.basic) !== null || Array.isArray(root.workExperience);
}

export function fromSeedResume(value: unknown): ResumeData {
  const root = recordOf(value) ?? {};
  const basic = recordOf(root.basic) ?? {};
  const { summary, links, ...more } = without(basic, LINES.basic);
  return fitResume({
    basic: { ...pick(basic, LINES.basic), summary: textOf(summary), links: textsOf(links) },
    education: entriesOf(root.education, LINES.education),
    workExperience: entriesOf(root.workExperience, LINES.workExperience),
    projects: entriesOf(root.projects, LINES.projects),
    skillContent: linesOf(root.skillContent).join("\n"),
    other: [...sectionsOf(root.other), ...unknownParts(root), ...unknownBasics(more)],
  });
}

function entriesOf(value: unknown, lines: readonly string[]): readonly JsonRecord[] {
  return recordsOf(value).map((record) => {
    const { startDate, endDate, description, ...more } = without(record, lines);
    const dates = {
      startDate: readResumeDate(textOf(startDate)),
      endDate: readResumeDate(textOf(endDate)),
    };
    const unread = Object.entries({ startDate, endDate }).filter(
      ([key, text]) => textOf(text) !== "" && dates[key as keyof typeof dates] === "",
    );
    const words = [
      descriptionOf(description),
      ...linesOf({ ...Object.fromEntries(unread), ...more }),
    ];
    return { ...pick(record, lines), ...dates, description: words.filter(Boolean).join("\n") };
  });
}

/** Some write a list of sentences where a text is due. */
function descriptionOf(value: unknown): string {
  return typeof value === "string" ? value.trim() : linesOf(value).join("\n");
}

function sectionsOf(value: unknown): readonly JsonRecord[] {
  return recordsOf(value)
    .map(({ id, title, content, ...more }) => ({
      ...(lineOf(id) === "" ? {} : { id: lineOf(id) }),
      title: lineOf(title),
      content: [descriptionOf(content), ...linesOf(more)].filter(Boolean).join("\n"),
    }))
    .filter(({ title, content }) => title !== "" || content !== "");
}

function unknownParts(root: JsonRecord): readonly JsonRecord[] {
  return Object.entries(root)
    .filter(([key]) => !ROOT.has(key))
    .map(([title, value]) => ({ title, content: linesOf(value).join("\n") }))
    .filter(({ content }) => content !== "");
}

function unknownBasics(more: JsonRecord): readonly JsonRecord[] {
  const content = linesOf(more).join("\n");
  return content === "" ? [] : [{ title: "basic", content }];
}

function pick(record: JsonRecord, keys: readonly string[]): JsonRecord {
  return Object.fromEntries(keys.map((key) => [key, lineOf(record[key])]));
}

function without(record: JsonRecord, keys: readonly string[]): JsonRecord {
  return Object.fromEntries(Object.entries(record).filter(([key]) => !keys.includes(key)));
}
