/** Where lines begin: entries under their heading, texts beside their dates, dates at the right, names in the middle. */
import { textWidth } from "../../src/parsing/resume/text/characters.ts";
import type { LineRole, LineSection } from "../../src/parsing/resume/trained/labels.ts";
import type { World } from "./people.ts";
import type { Row } from "./writer.ts";

export interface Indents {
  readonly entry: number;
  /** Of what stands below the first line of an entry. */
  readonly body: number;
  /** Of a date that is alone on its line. */
  readonly date: number;
  readonly centred: readonly LineSection[];
}

export function indentsOf({ random }: World): Indents {
  return {
    entry: random.pick([0, 0, 0, 0, 8, 20, 110]),
    body: random.pick([0, 0, 0, 0, 0, 10, 24, 95, 130]),
    date: random.pick([0, 0, 0, 340, 400]),
    centred: random.pick([[], [], ["contact"], ["contact", "summary"]] as const),
  };
}

const ENTRIES: ReadonlySet<LineSection> = new Set(["work", "education", "projects"]);
const MIDDLE = 250;

export function indentOf(
  indents: Indents,
  row: Row,
  section: LineSection,
  role: LineRole,
  size: number,
): number {
  if (indents.centred.includes(section)) {
    const text = row.map((piece) => (typeof piece === "string" ? piece : piece[1])).join("");
    return Math.max(0, MIDDLE - (textWidth(text) * size) / 4);
  }
  if (!ENTRIES.has(section) || role === "heading") return 0;
  const dated = row.every((piece) => typeof piece !== "string" && piece[0] === "date");
  if (dated) return indents.entry + indents.date;
  return indents.entry + (role === "start" ? 0 : indents.body);
}
