import { expect, it } from "vitest";
import { reportCsv } from "./report-csv.ts";

const numbers = (people: number) => ({
  people,
  stages: { sourced: people },
  reached: { sourced: people },
  times: [{ stage: "sourced" as const, left: 1, left_days: 2.54, here: 0, here_days: null }],
  replies: { written: 2, replied: 1, reply_hours: null },
});
const words = {
  ...{ job: "Job", allJobs: "All jobs", people: "People", written: "Written" },
  ...{ replied: "Replied", replyHours: "Hours" },
  now: (stage: string) => `now ${stage}`,
  reached: (stage: string) => `reached ${stage}`,
  stay: (stage: string) => `days ${stage}`,
};

it("has a line for each job and one for all of them", () => {
  const job = { ...numbers(3), job_id: "j", title: "=Baker, night", status: "open" as const };
  const [titles = "", baker = "", all = ""] = reportCsv(
    { jobs: [job], totals: numbers(3) },
    words,
  ).split("\r\n");
  const cells = (line: string) => line.split(",");
  expect(titles.startsWith("\uFEFFJob,People,now sourced")).toBe(true);
  expect(baker).toMatch(/^"'=Baker, night",3,3,0,/);
  expect(cells(all)).toHaveLength(cells(titles).length);
  expect(cells(all).slice(-3)).toEqual(["2", "1", ""]);
  expect(cells(all)[cells(titles).indexOf("days sourced")]).toBe("2.5");
});
