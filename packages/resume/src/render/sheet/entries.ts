/** Work, projects and studies: entries with a head of one or two lines, and what was done there. */
import type { ResumeData, TextLanguage } from "@bole/talent";
import type { LookChoices } from "../look-choices.ts";
import { linesOf } from "./lines.ts";
import { newestFirst } from "./newest-first.ts";
import type { Runs } from "./runs.ts";
import type { Run, SheetEntry, SheetSection } from "./sheet.ts";
import { WORDS } from "./words.ts";
import { writeDate } from "./write-date.ts";

type Kind = "workExperience" | "projects" | "education";

interface Told {
  readonly main: readonly [field: string, text: string];
  readonly roles: readonly (readonly [field: string, text: string])[];
  readonly location?: string;
  readonly startDate: string;
  readonly endDate: string;
  readonly description: string;
}

export function entrySections(
  runs: Runs,
  { workExperience, projects, education }: ResumeData,
  language: TextLanguage,
  { newest_first }: LookChoices,
): Readonly<Record<"work" | "projects" | "education", SheetSection>> {
  const section = (kind: Kind, told: readonly Told[]): SheetSection => {
    const written = told.map((one, at) => [at, one] as const);
    const entries = (newest_first ? newestFirst(written) : written).flatMap(([at, one]) =>
      entryOf(runs, `${kind}[${at}]`, one, language),
    );
    const heading = runs.own(WORDS[language].headings[kind]);
    const brief = entries.every(({ lines }) => lines.length === 0);
    return { kind, heading, entries, lines: [], brief };
  };
  return {
    work: section(
      "workExperience",
      workExperience.map(({ company, position, ...rest }) => ({
        ...rest,
        main: ["company", company],
        roles: [["position", position]],
      })),
    ),
    projects: section(
      "projects",
      projects.map(({ name, role, ...rest }) => ({
        ...rest,
        main: ["name", name],
        roles: [["role", role]],
      })),
    ),
    education: section(
      "education",
      education.map(({ school, major, degree, ...rest }) => ({
        ...rest,
        main: ["school", school],
        roles: inOrder(
          [
            ["degree", degree],
            ["major", major],
          ],
          language,
        ),
      })),
    ),
  };
}

/** In Chinese the major is said before the degree. */
function inOrder<T>(degreeAndMajor: readonly T[], language: TextLanguage): readonly T[] {
  return language === "zh" ? degreeAndMajor.toReversed() : degreeAndMajor;
}

function entryOf(runs: Runs, path: string, told: Told, language: TextLanguage): SheetEntry[] {
  const run = ([field, text]: readonly [string, string]) => runs.maybe(`${path}.${field}`, text);
  const date = (field: "startDate" | "endDate") => run([field, writeDate(told[field], language)]);
  const [main = null, ...roles] = [told.main, ...told.roles].map(run).filter(isThere);
  const entry = {
    main,
    roles,
    place: run(["location", told.location ?? ""]),
    dates: [date("startDate"), date("endDate")].filter(isThere),
    lines: linesOf(runs, `${path}.description`, told.description),
  };
  const { place, dates, lines } = entry;
  const isEmpty = !main && !place && roles.length + dates.length + lines.length === 0;
  return isEmpty ? [] : [entry];
}

const isThere = (run: Run | null): run is Run => run !== null;
