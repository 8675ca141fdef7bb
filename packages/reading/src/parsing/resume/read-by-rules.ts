/**
 * Reads a résumé by rules: sections by their headings, entries by their dates and looks,
 * fields by scored candidates. It never says what the text does not: every value quotes a place of
 * the text, dates are written anew, and what is not there stays empty and is listed.
 */
import type { ParsedResume } from "../../model/parsed-resume.ts";
import type { ReadDocument } from "../../model/read-document.ts";
import { type OtherSection, UNPLACED } from "../../model/resume-data.ts";
import type { TextSpan } from "../../model/span.ts";
import { contactCells } from "./contact/cells.ts";
import { nameLine } from "./contact/find-name.ts";
import { readContact } from "./contact/read-contact.ts";
import { strayContact } from "./contact/stray-lines.ts";
import type { Context } from "./context.ts";
import { coverageOf } from "./coverage.ts";
import { isDuration, toldDurations } from "./dates/told-durations.ts";
import { LIMITS, missingPaths, Sourced } from "./draft.ts";
import type { SectionKind } from "./headings/section-kind.ts";
import { splitSections } from "./headings/split-sections.ts";
import { readEducation } from "./sections/education.ts";
import { readOther } from "./sections/other.ts";
import { readProjects } from "./sections/projects.ts";
import { strayEntries } from "./sections/stray-entries.ts";
import { readWork } from "./sections/work.ts";
import { cleanWords, joinLines } from "./text/join-lines.ts";
import type { Line } from "./text/line.ts";

/** @param text the document's, folded */
export function readByRules(
  document: ReadDocument,
  text: string,
  lines: readonly Line[],
): Omit<ParsedResume, "language"> {
  const context: Context = { original: document.text, text, sourced: new Sourced(document.text) };
  // A header that was broken goes over the end of its line.
  const flat: Context = { ...context, text: text.replaceAll("\n", " ") };
  const sections = splitSections(lines, nameLine(lines));
  const stray = strayContact(sections);
  const entries = strayEntries(sections);
  const elsewhere = new Set([...stray, ...entries.work, ...entries.education]);
  const of = (kind: SectionKind) =>
    sections
      .filter((section) => section.kind === kind)
      .flatMap((section) => section.lines.filter((line) => !elsewhere.has(line)));
  const data = {
    basic: readContact(context, document, {
      head: [...of("contact"), ...stray],
      intent: of("intent"),
      summary: of("summary"),
    }),
    education: readEducation(flat, [...entries.education, ...of("education")]),
    workExperience: readWork(
      flat,
      [...entries.work, ...of("work")].filter((line) => !isDuration(line)),
    ),
    projects: readProjects(flat, of("projects")),
    skillContent: context.sourced.prose("skillContent", joinLines(document.text, of("skills"))),
    other: readOther(context, sections, stray),
  };
  const headings = new Set(sections.flatMap(({ heading }) => heading ?? []));
  const { coverage, unplaced } = coverageOf(text, lines, {
    headings: [...headings],
    sources: Object.values(context.sourced.sources).flat(),
    leftOut: [
      ...leftOut(text, of("contact")),
      ...toldDurations([...of("work"), ...of("education"), ...of("projects")]),
    ],
  });
  data.other.push(...unplacedSection(context, unplaced, data.other.length));
  return {
    data,
    sources: context.sourced.sources,
    missing: missingPaths(data),
    coverage,
  };
}

/** Age, sex, family and the like, which no field may have. */
const leftOut = (text: string, head: readonly Line[]) =>
  contactCells(text, head).filter(({ field }) => field === "none");

/** What no field has taken is kept under no heading, and shown. */
function unplacedSection(
  { original, sourced }: Context,
  unplaced: readonly TextSpan[],
  index: number,
): OtherSection[] {
  if (unplaced.length === 0 || index >= LIMITS.other) return [];
  const value = unplaced.map(({ start, end }) => cleanWords(original.slice(start, end))).join("\n");
  const content = sourced.prose(`other[${index}].content`, { value, spans: unplaced });
  return [{ id: UNPLACED, title: "", content }];
}
