/** What is read so far: values, and the places that say them. Limits of the model are kept here. */
import type { ResumeData } from "../../model/resume-data.ts";
import type { TextSpan } from "../../model/span.ts";
import { cleanWords, type Prose } from "./text/join-lines.ts";

export const LIMITS = {
  line: 500,
  prose: 20_000,
  links: 30,
  education: 100,
  workExperience: 200,
  projects: 200,
  other: 50,
} as const;

export class Sourced {
  readonly sources: Record<string, TextSpan[]> = {};
  readonly #original: string;

  constructor(original: string) {
    this.#original = original;
  }

  /** The words of a span as a value; "" if there is no span. */
  line(path: string, span: TextSpan | undefined): string {
    if (span === undefined) return "";
    const words = cleanWords(this.#original.slice(span.start, span.end))
      .slice(0, LIMITS.line)
      .trim();
    return this.value(path, words, [span]);
  }

  prose(path: string, { value, spans }: Prose): string {
    return this.value(path, value.slice(0, LIMITS.prose).trim(), spans);
  }

  value(path: string, value: string, spans: readonly TextSpan[]): string {
    if (value === "" || spans.length === 0) return "";
    this.sources[path] = spans.map(({ start, end }) => ({ start, end }));
    return value;
  }
}

/** What a reader expects of a résumé. An entry's own fields follow, if it lacks them. */
export function missingPaths(data: ResumeData): string[] {
  const lacking = (
    path: string,
    record: Readonly<Record<string, unknown>>,
    names: readonly string[],
  ) => names.filter((name) => record[name] === "").map((name) => `${path}.${name}`);
  const lists = ["education", "workExperience", "projects"] as const;
  return [
    ...lacking("basic", data.basic, ["name", "title", "email", "phone", "location", "summary"]),
    ...lists.filter((name) => data[name].length === 0),
    ...(data.skillContent === "" ? ["skillContent"] : []),
    ...data.education.flatMap((entry, index) =>
      lacking(`education[${index}]`, entry, ["school", "major", "degree", "startDate", "endDate"]),
    ),
    ...data.workExperience.flatMap((entry, index) =>
      lacking(`workExperience[${index}]`, entry, ["company", "position", "startDate", "endDate"]),
    ),
    ...data.projects.flatMap((entry, index) => lacking(`projects[${index}]`, entry, ["name"])),
  ];
}
