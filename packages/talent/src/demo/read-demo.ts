/** Reads the demo's files, which come with Bole, and checks them: each for itself and together. */

import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import type { TextLanguage } from "@bole/reading/text";
import { type DemoData, DemoInterview, DemoPerson, DemoTeam } from "./demo-data.ts";
import { assertWhole } from "./reading/assert-whole.ts";
import { readApplications } from "./reading/read-applications.ts";
import { readMails } from "./reading/read-mails.ts";
import { readRecords } from "./reading/read-records.ts";
import { check, readRows } from "./reading/read-table.ts";

const DATA = path.join(import.meta.dirname, "data");
const LANGUAGES: readonly TextLanguage[] = ["zh", "en"];

export function readDemo(): DemoData {
  const team = check(DemoTeam, JSON.parse(read("team.json")), "team.json");
  const demo: DemoData = {
    people: readRows("people.tsv", read("people.tsv")).map((row, index) =>
      check(DemoPerson, { ...row, key: keyOf(row.file ?? "") }, `people.tsv:${index + 2}`),
    ),
    jobs: [...readJobs(), ...readProjects()],
    applications: readApplications("applications.tsv", read("applications.tsv")),
    conversations: LANGUAGES.flatMap((language) => {
      const file = `mails/${language}.txt`;
      return readMails(file, read(file), language);
    }),
    interviews: readRows("interviews.tsv", read("interviews.tsv")).map((row, index) =>
      check(DemoInterview, row, `interviews.tsv:${index + 2}`),
    ),
    team,
    calendars: new Map(
      team.interviewers.map(({ key }) => [key, read(`calendars/${key}.ics`)] as const),
    ),
  };
  assertWhole(demo);
  return demo;
}

/** A résumé as the file that somebody sent. */
export function readDemoFile(file: string): { name: string; bytes: Uint8Array } {
  return { name: path.basename(file), bytes: readFileSync(path.join(DATA, "resumes", file)) };
}

function readJobs() {
  return list("jobs/*.txt").flatMap((file) =>
    readRecords({
      file,
      text: read(file),
      kind: "job",
      language: path.basename(file).startsWith("zh-") ? "zh" : "en",
      key: keyOf(file),
    }),
  );
}

function readProjects() {
  return list("projects/*.txt").flatMap((file) =>
    readRecords({
      file,
      text: read(file),
      kind: "project",
      language: file.endsWith("-zh.txt") ? "zh" : "en",
    }),
  );
}

function list(pattern: string): string[] {
  const found = globSync(pattern, { cwd: DATA });
  return found.map((file) => file.split(path.sep).join("/")).sort();
}

function read(file: string): string {
  return readFileSync(path.join(DATA, file), "utf8");
}

function keyOf(file: string): string {
  return path.basename(file, path.extname(file));
}
