/** Where a line that no field has taken can go, and the edits that put it there. Nothing is overwritten. */
import type { RequestedEdit, Resume } from "@bole/server/contract";

type Data = Resume["data"];
type Entry = Readonly<Record<string, unknown>>;

/** The id of the section in which the server keeps such lines. */
const UNPLACED = "unplaced";

export interface UnplacedLines {
  /** Of its section in `other`. */
  readonly index: number;
  readonly lines: readonly string[];
}

export function unplacedIn({ other }: Data): UnplacedLines | null {
  const index = other.findIndex(({ id }) => id === UNPLACED);
  const content = other[index]?.content ?? "";
  return content === "" ? null : { index, lines: content.split("\n") };
}

export interface Place {
  /** A JSON pointer, such as `/workExperience/0/company`. */
  readonly pointer: string;
  /** Its field, as the page names it. */
  readonly field: "name" | "title" | "email" | "phone" | "location" | "summary" | EntryField;
  /** What the entry is called; empty for what belongs to the person. */
  readonly entry: string;
}

type EntryField =
  | "company"
  | "position"
  | "school"
  | "major"
  | "degree"
  | "role"
  | "description"
  | "skillContent";

const PERSON = ["name", "title", "email", "phone", "location"] as const;
const JOB = ["company", "position", "location"] as const;
const STUDY = ["school", "major", "degree"] as const;
const PROJECT = ["role"] as const;

/** Fields that are empty, and texts that a line can be added to. */
export function placesFor(data: Data): Place[] {
  const empty = <Field extends Place["field"]>(
    fields: readonly Field[],
    record: Entry,
    pointer: string,
    entry: string,
  ) =>
    fields
      .filter((field) => record[field] === "")
      .map((field): Place => ({ pointer: `${pointer}/${field}`, field, entry }));
  const text = (pointer: string, field: Place["field"], entry = ""): Place => ({
    pointer,
    field,
    entry,
  });
  return [
    ...empty(PERSON, data.basic, "/basic", ""),
    text("/basic/summary", "summary"),
    text("/skillContent", "skillContent"),
    ...data.workExperience.flatMap((job, index) => {
      const at = `/workExperience/${index}`;
      const name = job.company || job.position || `${index + 1}`;
      return [...empty(JOB, job, at, name), text(`${at}/description`, "description", name)];
    }),
    ...data.education.flatMap((study, index) => {
      const at = `/education/${index}`;
      const name = study.school || study.degree || `${index + 1}`;
      return [...empty(STUDY, study, at, name), text(`${at}/description`, "description", name)];
    }),
    ...data.projects.flatMap((project, index) => {
      const at = `/projects/${index}`;
      const name = project.name || `${index + 1}`;
      return [...empty(PROJECT, project, at, name), text(`${at}/description`, "description", name)];
    }),
  ];
}

/** @param pointer where it goes; null takes it out of the résumé */
export function placeLine(data: Data, line: number, pointer: string | null): RequestedEdit[] {
  const unplaced = unplacedIn(data);
  const words = unplaced?.lines[line];
  if (unplaced === null || words === undefined) return [];
  const rest = unplaced.lines.filter((_, index) => index !== line);
  const path = `/other/${unplaced.index}`;
  const left: RequestedEdit =
    rest.length === 0
      ? { op: "remove", path }
      : { op: "replace", path: `${path}/content`, value: rest.join("\n") };
  if (pointer === null) return [left];
  const before = valueAt(data, pointer);
  const value = before === "" ? words : `${before}\n${words}`;
  return [{ op: "replace", path: pointer, value }, left];
}

function valueAt(data: Data, pointer: string): string {
  let value: unknown = data;
  for (const name of pointer.split("/").slice(1)) {
    value = typeof value === "object" && value !== null ? Reflect.get(value, name) : undefined;
  }
  return typeof value === "string" ? value : "";
}
