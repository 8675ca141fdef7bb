import type { CandidateRow } from "@bole/server/contract";
import { expect, it } from "vitest";
import { csvOf } from "./csv.ts";

const words = {
  titles: ["Name", "Headline"],
  skill: (id: string) => id.toUpperCase(),
  stage: ({ job_title, stage }: CandidateRow["stages"][number]) => `${job_title}: ${stage}`,
  source: (source: string) => source,
};

function row(person: Partial<CandidateRow["person"]>, more: Partial<CandidateRow> = {}) {
  const at = "2026-11-17T08:00:00.000Z";
  return {
    person: {
      ...{ id: "p", name: "Ida", email: null, phone: null, location: null, time_zone: null },
      ...{ headline: null, consent: "unknown", source: "import", note: "", owner: null },
      ...{ version: 1, created_at: at, updated_at: at, ...person },
    },
    ...{ resume_id: null, title: "", language: null, years: null, skills: [], stages: [] },
    ...{ labels: [], findings: 0, duplicates: 0, hit: null, ...more },
  } satisfies CandidateRow;
}

const linesOf = (rows: readonly CandidateRow[]) => csvOf(rows, words).split("\r\n");

it("begins with a byte order mark, so that spreadsheets read Chinese", () => {
  expect(csvOf([row({ name: "李雷" })], words)).toMatch(/^\uFEFFName,Headline\r\n李雷,/);
});

it("writes one line a person, with lists in one cell", () => {
  const stages = [
    { application_id: "a", job_id: "j", job_title: "Baker", stage: "offer", version: 1 } as const,
  ];
  const some = { years: 6.4, skills: ["go", "sql"], labels: ["later"], stages };
  expect(linesOf([row({ email: "ida@example.com" }, some)])[1]).toBe(
    "Ida,,ida@example.com,,,6,GO; SQL,Baker: offer,later,import,2026-11-17T08:00:00.000Z",
  );
});

it.each([
  ['=HYPERLINK("http://evil.example")', `"'=HYPERLINK(""http://evil.example"")"`],
  ["+49 30 1234", "'+49 30 1234"],
  ["-1+1", "'-1+1"],
  ["@SUM(A1)", "'@SUM(A1)"],
  ["\t=1", "'\t=1"],
])("lets no cell be a formula: %s", (name, written) => {
  expect(linesOf([row({ name })])[1]?.startsWith(`${written},`)).toBe(true);
});

it("quotes commas, quotes and line breaks", () => {
  expect(csvOf([row({ name: 'A "B", C\nD' })], words)).toContain('\n"A ""B"", C\nD",');
});
