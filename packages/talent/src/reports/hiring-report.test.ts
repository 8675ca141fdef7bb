import { expect, it } from "vitest";
import type { Stage } from "../model/application.ts";
import { describeTalent } from "../testing/describe-talent.suite.ts";
import { funnelOf } from "./funnel.ts";
import { median } from "./median.ts";
import { repliesOf } from "./replies.ts";
import { stageTimes } from "./stage-times.ts";

const at = (day: number) => `2026-11-${String(day).padStart(2, "0")}T08:00:00.000Z`;
const NOW = new Date(at(20));

/** The way of one application: where to, on which day of the month. */
const way = (id: string, ...steps: readonly (readonly [Stage, number])[]) =>
  steps.map(([to, day]) => ({ application_id: id, to, created_at: at(day) }));

//  ida   sourced 1 ─► contacted 3 ─► screening 9
//  otto  sourced 1 ─► contacted 7 ─► rejected 8
//  uwe   sourced 15
const STEPS = [
  ...way("ida", ["sourced", 1], ["contacted", 3], ["screening", 9]),
  ...way("otto", ["sourced", 1], ["contacted", 7], ["rejected", 8]),
  ...way("uwe", ["sourced", 15]),
];

it("counts who got at least as far, also those who were rejected later", () => {
  expect(funnelOf(STEPS)).toEqual({
    people: 3,
    stages: { screening: 1, rejected: 1, sourced: 1 },
    reached: { sourced: 3, contacted: 2, replied: 1, screening: 1 },
  });
});

it("tells the time of those who left a stage from that of those who are still in it", () => {
  expect(stageTimes(STEPS, NOW)).toEqual([
    { stage: "sourced", left: 2, left_days: 4, here: 1, here_days: 5 },
    { stage: "contacted", left: 2, left_days: 3.5, here: 0, here_days: null },
    { stage: "screening", left: 0, left_days: null, here: 1, here_days: 11 },
  ]);
});

it("counts an answer only where we had written first", () => {
  const mail = (person_id: string, direction: "in" | "out", day: number) => ({
    ...{ job_id: "j", person_id, direction, created_at: at(day) },
  });
  const mails = [
    mail("uwe", "in", 1),
    mail("ida", "out", 1),
    mail("otto", "out", 2),
    mail("uwe", "out", 2),
    mail("ida", "in", 3),
    mail("ida", "in", 9),
  ];
  expect(repliesOf(mails)).toEqual({ written: 3, replied: 1, reply_hours: 48 });
});

it.each([
  [[], null],
  [[3], 3],
  [[9, 1, 4], 4],
  [[4, 1], 2.5],
])("the median of %j is %s", (numbers, middle) => {
  expect(median(numbers)).toBe(middle);
});

describeTalent("the report on hiring", ({ open }) => {
  it("has the same numbers of people as the boards, and their sum over all jobs", async () => {
    const { talent, rosa } = open();
    const baker = await talent.jobs.create(rosa, { title: "Baker" });
    const miller = await talent.jobs.create(rosa, { title: "Miller" });
    await talent.jobs.create(rosa, { title: "Thesis", kind: "project" });
    for (const [name, ...jobs] of [
      ["Ida", baker, miller],
      ["Otto", miller],
    ] as const) {
      const { id } = await talent.people.add(rosa, { name });
      for (const job of jobs)
        await talent.applications.add(rosa, { person_id: id, job_id: job.id });
    }
    const [first] = await talent.applications.ofJob(rosa, miller.id);
    if (first === undefined) throw new Error("nobody applied");
    const { id, version } = first;
    const payload = { application_id: id, to: "interview" as const, version, reason: "" };
    await talent.effects.request(rosa, { kind: "move_stage", payload });

    const { jobs, totals } = await talent.applications.report(rosa);
    expect(jobs.map(({ title, people, stages }) => [title, people, stages])).toEqual([
      ["Miller", 2, { interview: 1, sourced: 1 }],
      ["Baker", 1, { sourced: 1 }],
    ]);
    for (const { job_id, stages } of jobs) {
      const { columns } = await talent.applications.board(rosa, job_id);
      for (const { stage, cards } of columns) expect(stages[stage] ?? 0).toBe(cards.length);
    }
    expect(totals).toMatchObject({
      people: 3,
      stages: { interview: 1, sourced: 2 },
      reached: { sourced: 3, interview: 1 },
      replies: { written: 0, replied: 0, reply_hours: null },
    });
  });

  it("counts in a period who came and what was written since", async () => {
    const clock = { at: Date.parse("2026-01-10T08:00:00Z") };
    const { talent, rosa } = open({ now: () => new Date(clock.at) });
    const job = await talent.jobs.create(rosa, { title: "Baker" });
    for (const [name, date] of [
      ["Ida", "2026-01-10"],
      ["Otto", "2026-09-10"],
      ["Uwe", "2026-11-10"],
    ] as const) {
      clock.at = Date.parse(date);
      const { id } = await talent.people.add(rosa, { name });
      await talent.applications.add(rosa, { person_id: id, job_id: job.id });
    }
    clock.at = Date.parse("2026-11-18");
    for (const [period, people] of [
      ["30d", 1],
      ["90d", 2],
      ["1y", 3],
      ["all", 3],
    ] as const) {
      const { jobs, totals } = await talent.applications.report(rosa, period);
      expect([period, totals.people, jobs[0]?.people]).toEqual([period, people, people]);
    }
  });

  it("is empty where there are no jobs", async () => {
    const { talent, rosa } = open();
    const { jobs, totals } = await talent.applications.report(rosa);
    expect(jobs).toEqual([]);
    expect(totals.people).toBe(0);
  });
});
