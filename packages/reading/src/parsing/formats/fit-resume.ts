/** Makes what was read from another format fit our limits: too long is cut, too many is cut. */
import { ResumeData } from "../../model/resume-data.ts";
import { type JsonRecord, textOf } from "./unknown-json.ts";

const LINE = 500;
const PROSE = 20_000;
const ID = 64;
const LIMITS = { education: 100, workExperience: 200, projects: 200, other: 50, links: 30 };

/** Texts of one short line, and those that may have several and be long. */
const SHORT = new Set(
  "name title email phone location school major degree company position role startDate endDate".split(
    " ",
  ),
);
const LONG = new Set(["summary", "description", "content"]);

export type LooseResume = {
  readonly basic: JsonRecord & { readonly links: readonly string[] };
  readonly skillContent: string;
} & Readonly<Record<"education" | "workExperience" | "projects" | "other", readonly JsonRecord[]>>;

export function fitResume(loose: LooseResume): ResumeData {
  const { links, ...basic } = loose.basic;
  return ResumeData.parse({
    basic: {
      ...fitTexts(basic),
      links: links.slice(0, LIMITS.links).map((link) => link.slice(0, 2_000)),
    },
    education: fitEntries(loose.education, "edu", LIMITS.education),
    workExperience: fitEntries(loose.workExperience, "work", LIMITS.workExperience),
    projects: fitEntries(loose.projects, "project", LIMITS.projects),
    skillContent: loose.skillContent.slice(0, PROSE),
    other: fitEntries(loose.other, "other", LIMITS.other),
  });
}

/** An entry without an id, or with one that another has, is given one by its place. */
function fitEntries(entries: readonly JsonRecord[], prefix: string, limit: number) {
  const taken = new Set<string>();
  return entries.slice(0, limit).map((entry, index) => {
    const given = stringOf(entry.id).slice(0, ID);
    let id = given === "" || taken.has(given) ? `${prefix}-${index + 1}` : given;
    for (let more = 2; taken.has(id); more += 1) id = `${prefix}-${index + 1}-${more}`;
    taken.add(id);
    return { ...fitTexts(entry), id };
  });
}

/** What is not known here is kept as it is. */
function fitTexts(record: JsonRecord): JsonRecord {
  return Object.fromEntries(
    Object.entries(record).map(([key, value]) => {
      if (!SHORT.has(key) && !LONG.has(key)) return [key, value];
      return [key, stringOf(value).slice(0, LONG.has(key) ? PROSE : LINE)];
    }),
  );
}

/** A text as it stands, blanks at its ends included: it may be an exact copy. */
function stringOf(value: unknown): string {
  return typeof value === "string" ? value : textOf(value);
}
