import type { CandidateRow, CandidateStage } from "@bole/server/contract";
import { expect, it } from "vitest";
import { jobsOf } from "./in-job.ts";
import { tryEach } from "./try-each.ts";

const place = (job_id: string): CandidateStage => ({
  ...{ application_id: `a-${job_id}`, job_id, job_title: job_id, stage: "sourced", version: 1 },
});
const row = (...jobs: readonly string[]): CandidateRow => ({
  person: {
    ...{ id: jobs.join(), name: "Ida", email: null, phone: null, location: null, time_zone: null },
    ...{ headline: null, consent: "unknown", source: "import", note: "", owner: null },
    ...{ version: 1, created_at: "", updated_at: "" },
  },
  ...{ resume_id: null, title: "", language: null, years: null, skills: [], labels: [] },
  ...{ findings: 0, duplicates: 0, hit: null, stages: jobs.map(place) },
});

it("offers the job with the most of the selected first, or the one that is looked at", () => {
  const rows = [row("baker"), row("baker", "miller"), row("smith"), row()];
  const shown = (first?: string) =>
    jobsOf(rows, first).map(({ id, people }) => [id, people.length]);
  expect(shown()).toEqual([
    ["baker", 2],
    ["miller", 1],
    ["smith", 1],
  ]);
  expect(shown("smith")[0]).toEqual(["smith", 1]);
});

it("goes on after a failure, and says how far it is", async () => {
  const seen: number[] = [];
  const halve = async (one: number) => {
    if (one % 2 === 1) throw new Error("odd");
    return one / 2;
  };
  const tried = await tryEach([2, 3, 4], halve, ({ done }) => seen.push(done));
  expect(tried.done.map(({ result }) => result)).toEqual([1, 2]);
  expect(tried.failed.map(({ item }) => item)).toEqual([3]);
  expect(seen).toEqual([0, 1, 2]);
});
