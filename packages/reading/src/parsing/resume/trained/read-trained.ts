/** Reads a résumé with the trained network. What it says quotes the text, as the rules do. */
import type { ParsedResume } from "../../../model/parsed-resume.ts";
import type { ReadDocument } from "../../../model/read-document.ts";
import { type OtherSection, type ResumeData, UNPLACED } from "../../../model/resume-data.ts";
import type { TextSpan } from "../../../model/span.ts";
import { contactCells } from "../contact/cells.ts";
import type { Context } from "../context.ts";
import { coverageOf } from "../coverage.ts";
import { isDuration } from "../dates/told-durations.ts";
import { LIMITS, missingPaths, Sourced } from "../draft.ts";
import { cleanWords, joinLines } from "../text/join-lines.ts";
import type { Line } from "../text/line.ts";
import { entriesOf } from "./assembly/entries.ts";
import { writeEducation, writeProjects, writeWork } from "./assembly/jobs.ts";
import { writeOthers } from "./assembly/others.ts";
import { writePerson } from "./assembly/person.ts";
import { labelLines } from "./label-lines.ts";
import type { LabelledLine } from "./labelled-line.ts";

/** @param text the document's, folded */
export function readTrained(
  document: ReadDocument,
  text: string,
  lines: readonly Line[],
): Omit<ParsedResume, "language"> {
  const labelled = labelLines(text, lines).map(
    (one): LabelledLine => (isDuration(one.line) ? { ...one, section: "furniture" } : one),
  );
  const sourced = new Sourced(document.text);
  const context: Context = { original: document.text, text, sourced };
  const skills = labelled.filter(({ section, role }) => section === "skills" && role !== "heading");
  const data: ResumeData = {
    basic: writePerson(context, document, labelled),
    education: writeEducation(context, entriesOf(labelled, "education")),
    workExperience: writeWork(context, entriesOf(labelled, "work")),
    projects: writeProjects(context, entriesOf(labelled, "projects")),
    skillContent: sourced.prose(
      "skillContent",
      joinLines(
        document.text,
        skills.map(({ line }) => line),
      ),
    ),
    other: writeOthers(context, labelled),
  };
  const head = labelled.filter(({ section }) => section === "contact").map(({ line }) => line);
  const { coverage, unplaced } = coverageOf(text, lines, {
    headings: labelled.flatMap(({ line, section, role, tags }): readonly TextSpan[] =>
      section === "furniture" || role === "heading"
        ? [line]
        : tags.filter(({ tag }) => tag === "heading" || tag === "date"),
    ),
    sources: Object.values(sourced.sources).flat(),
    leftOut: contactCells(text, head).filter(({ field }) => field === "none"),
  });
  data.other.push(...unplacedSection(context, unplaced, data.other.length));
  return { data, sources: sourced.sources, missing: missingPaths(data), coverage };
}

function unplacedSection(
  { original, sourced }: Context,
  unplaced: readonly TextSpan[],
  index: number,
): OtherSection[] {
  if (unplaced.length === 0 || index >= LIMITS.other) return [];
  const value = unplaced.map(({ start, end }) => cleanWords(original.slice(start, end))).join("\n");
  return [
    {
      id: UNPLACED,
      title: "",
      content: sourced.prose(`other[${index}].content`, { value, spans: unplaced }),
    },
  ];
}
