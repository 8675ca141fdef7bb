/** Retired sets of edits (`bench/sealed/<date>/resume-edits`), with what people said of the first try. */
import { existsSync, globSync, readFileSync } from "node:fs";
import path from "node:path";
import { ResumeData } from "@bole/talent";
import { z } from "zod";

const SEALED = path.resolve(import.meta.dirname, "../../sealed");

const People = z.object({
  people: z.array(
    z.object({
      name: z.string(),
      resume: ResumeData,
      cases: z.array(
        z.object({
          n: z.int(),
          before: z.array(z.string()),
          message: z.string(),
          meaning: z.string(),
          ask_ok: z.boolean().default(false),
        }),
      ),
    }),
  ),
});

export interface EditCase {
  readonly person: string;
  readonly resume: ResumeData;
  readonly n: number;
  readonly before: readonly string[];
  readonly message: string;
  readonly meaning: string;
  readonly ask_ok: boolean;
  /** What people said of the first try. */
  readonly verdict: string;
  /** Ways in which the résumé may differ afterwards; undefined where nobody has written them down. */
  readonly expected: readonly (readonly string[])[] | undefined;
}

/** @param set such as `2026-11-17/en-2`; a part of it names several */
export const setsNamed = (set: string): string[] =>
  globSync("*/resume-edits/*.json", { cwd: SEALED })
    .toSorted()
    .map((file) => file.replace("/resume-edits/", "/").replace(/\.json$/, ""))
    .filter((name) => name.includes(set));

export function readSet(set: string): EditCase[] {
  const file = path.join(SEALED, path.dirname(set), "resume-edits", path.basename(set));
  const verdicts = rows(`${file}.reader.tsv`);
  const expected = readExpected(`${file}.expected.jsonl`);
  const { people } = People.parse(JSON.parse(readFileSync(`${file}.json`, "utf8")));
  return people.flatMap(({ name, resume, cases }) =>
    cases.map((one) => ({
      ...{ ...one, person: name, resume },
      verdict: verdicts.find(([who, n]) => who === name && Number(n) === one.n)?.[2] ?? "",
      expected: expected.find(({ person, n }) => person === name && n === one.n)?.diffs,
    })),
  );
}

const rows = (file: string): string[][] =>
  existsSync(file)
    ? readFileSync(file, "utf8")
        .split("\n")
        .map((line) => line.split("\t"))
    : [];

const Expected = z.object({
  person: z.string(),
  n: z.int(),
  diffs: z.array(z.array(z.string())),
});

const readExpected = (file: string) =>
  existsSync(file)
    ? readFileSync(file, "utf8")
        .split("\n")
        .filter((line) => line.trim() !== "")
        .map((line) => Expected.parse(JSON.parse(line)))
    : [];
