/** Puts labelled lines together to entries: what stands above a description, and the description. */
import type { Line } from "../../text/line.ts";
import type { LabelledLine } from "../labelled-line.ts";
import type { LineSection, WordTag } from "../labels.ts";

export interface TrainedEntry {
  readonly head: LabelledLine[];
  readonly body: Line[];
  /** Lines of another section, or a heading, stand between it and the entry before. */
  readonly apart: boolean;
}

const NAMING: ReadonlySet<WordTag> = new Set([
  "company",
  "position",
  "school",
  "degree",
  "project",
  "role",
]);

export function entriesOf(lines: readonly LabelledLine[], section: LineSection): TrainedEntry[] {
  const entries: TrainedEntry[] = [];
  let current: TrainedEntry | undefined;
  for (const one of lines) {
    if (one.section === "furniture") continue;
    if (one.section !== section || one.role === "heading") {
      current = undefined;
      continue;
    }
    if (begins(one, current)) {
      current = { head: [one], body: [], apart: current === undefined };
      entries.push(current);
    } else if (current === undefined) {
      // What is told before anything is named belongs to what was named last.
      entries.at(-1)?.body.push(one.line);
    } else if (one.role === "head" && current.body.length === 0) current.head.push(one);
    else current.body.push(one.line);
  }
  return entries;
}

/** A head behind a description begins something else, if it names something and says when. */
function begins(one: LabelledLine, current: TrainedEntry | undefined): boolean {
  if (one.role === "start") return true;
  if (one.role !== "head") return false;
  const named = one.tags.some(({ tag }) => NAMING.has(tag));
  if (current === undefined) return named;
  const dated = one.tags.some(({ tag }) => tag === "date");
  return named && dated && (current.body.length > 0 || hasAll(current, one));
}

/** Whether everything that the line says was said before: then it is said of something else. */
function hasAll({ head }: TrainedEntry, { tags }: LabelledLine): boolean {
  const known = new Set(head.flatMap((line) => line.tags.map(({ tag }) => tag)));
  return tags.every(({ tag }) => known.has(tag));
}
