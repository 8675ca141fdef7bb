import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { parseResume, readDocument } from "@bole/reading";
import { openOcr } from "@bole/reading/ocr";
import { loadOpenResume } from "../resume/parsers/open-resume.ts";
import type { Report } from "../table.ts";
import {
  type Fields,
  fieldsOf,
  openResumeFields,
  readTruth,
  type Scores,
  scoreFields,
} from "./sealed/fields-read.ts";
import { type Counted, f1, sumOf } from "./sealed/score-entries.ts";

const SETS = path.join(import.meta.dirname, "../sealed");
const KINDS = ["pdf", "docx", "scan"] as const;
const NONE: Fields = { contact: {}, work: [], education: [] };
/** Recognising a page takes seconds. */
const PATIENT = { maxMilliseconds: 300_000 };

interface Scored extends Scores {
  readonly kind: (typeof KINDS)[number];
  readonly coverage: number;
  readonly openResume: Scores | undefined;
}

/** Documents of strangers, from programs and in designs that nobody here has worked with: `<date>/documents`. */
export async function report(): Promise<Report> {
  const { OPEN_RESUME } = process.env;
  const openResume = OPEN_RESUME === undefined ? undefined : await loadOpenResume(OPEN_RESUME);
  const ocr = openOcr();
  const host = { ...ocr.recogniser(), progress: async () => undefined };
  const score = async (file: string): Promise<Scored> => {
    const name = path.basename(file);
    const bytes = new Uint8Array(readFileSync(file));
    const truth = readTruth(file);
    let recognised = false;
    const told = {
      ...host,
      progress: async () => {
        recognised = true;
      },
    };
    const read = await readDocument({ bytes: bytes.slice(), name }, PATIENT, told)
      .then(parseResume)
      .catch(() => undefined);
    const kind = recognised ? "scan" : name.endsWith("docx") ? "docx" : "pdf";
    const other = kind === "pdf" && openResume ? openResume(bytes) : undefined;
    return {
      ...scoreFields(truth, read ? fieldsOf(read.data) : NONE),
      ...{ kind, coverage: read?.coverage ?? 0 },
      openResume: other && scoreFields(truth, await other.then(openResumeFields).catch(() => NONE)),
    };
  };
  const rows: string[][] = [];
  for (const date of globSync("*/documents", { cwd: SETS }).toSorted()) {
    const scored: Scored[] = [];
    const files = globSync("*.{pdf,docx,jpg,jpeg,png}", { cwd: path.join(SETS, date) });
    for (const file of files.toSorted()) scored.push(await score(path.join(SETS, date, file)));
    rows.push(...rowsOf(path.dirname(date), scored));
  }
  await ocr.close();
  return {
    title: "Reading résumés of strangers",
    about:
      "PDF, DOCX and scans (JPEG, PNG, PDFs without text) from programs and in designs that nobody here had worked with, each set made without sight of the reader and scored once before it was retired; what is printed here for retired sets shows progress, and is no measurement. What can't be read at all counts as nothing. F1 over fields: a company, position, school, name or date is right only if its words are. First try of 2026-11-17 with rules alone: jobs 0.58, schools 0.61, contact 0.92, coverage 0.77; with the trained line reader beside them: jobs 0.75, schools 0.81, contact 0.92, coverage 0.94. Wanted: 0.90, coverage 0.97, scans at most 0.05 less. `OPEN_RESUME` names a checkout of open-resume, whose parser reads PDFs with text only.",
    head: ["set", "kind", "contact", "jobs", "schools", "coverage", "documents"],
    rows,
  };
}

function rowsOf(date: string, scored: readonly Scored[]): string[][] {
  const own = (name: string, documents: readonly Scored[]) =>
    row(
      date,
      name,
      documents,
      documents.reduce((sum, one) => sum + one.coverage, 0),
    );
  const of = (kind: Scored["kind"]) => scored.filter((one) => one.kind === kind);
  const others = scored.flatMap(({ openResume }) => openResume ?? []);
  return [
    ...KINDS.filter((kind) => of(kind).length > 0).map((kind) => own(kind, of(kind))),
    own("PDF and DOCX", [...of("pdf"), ...of("docx")]),
    ...(others.length > 0 ? [row(date, "pdf, open-resume", others, undefined)] : []),
  ];
}

function row(
  date: string,
  name: string,
  scores: readonly Scores[],
  covered: number | undefined,
): string[] {
  const of = (part: (one: Scores) => Counted) => f1(sumOf(scores.map(part))).toFixed(3);
  return [
    ...[date, name],
    of(({ contact }) => contact),
    of(({ jobs }) => jobs),
    of(({ schools }) => schools),
    covered === undefined ? "–" : (covered / scores.length).toFixed(3),
    `${scores.length}`,
  ];
}
