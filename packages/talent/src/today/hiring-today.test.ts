import { expect, it } from "vitest";
import type { OnBoard } from "../applications/next-steps.ts";
import type { Stage } from "../model/application.ts";
import { describeTalent } from "../testing/describe-talent.suite.ts";
import { isStuck } from "./stuck.ts";

const NOW = new Date("2026-11-17T08:00:00Z");
const daysAgo = (days: number) => new Date(NOW.getTime() - days * 86_400_000).toISOString();

const on = (stage: Stage, days: number, more: Partial<OnBoard["card"]> = {}): OnBoard => ({
  last_interview: null,
  mail_done: false,
  card: {
    application: {
      ...{ id: "a", person_id: "p", job_id: "j", stage, version: 1 },
      ...{ created_at: daysAgo(30), updated_at: daysAgo(days) },
    },
    ...{ name: "Ida", headline: null, location: null, years: null },
    ...{ last_mail: null, unsent_mail: null, next_interview: null, waiting: 0, ...more },
  },
});

it.each([
  ["five days in screening", on("screening", 5), true],
  ["four days in screening", on("screening", 4), false],
  [
    "a mail yesterday",
    on("screening", 9, { last_mail: { direction: "out", at: daysAgo(1) } }),
    false,
  ],
  ["an interview ahead", on("interview", 20, { next_interview: daysAgo(-3) }), false],
  ["an interview the day before", { ...on("interview", 20), last_interview: daysAgo(1) }, false],
  ["an offer of a week ago", on("offer", 7), true],
  ["long in a stage that waits for others", on("contacted", 30), false],
  ["rejected", on("rejected", 30), false],
])("%s", (_, person, stuck) => {
  expect(isStuck(person, NOW)).toBe(stuck);
});

describeTalent("a recruiter's day", ({ open }) => {
  it("lists each person once, and the open job with the most to do first", async () => {
    const { talent, rosa } = open();
    const options = { demo: true };
    const quiet = await talent.jobs.create(rosa, { title: "Baker", status: "open" }, options);
    const busy = await talent.jobs.create(rosa, { title: "Miller", status: "open" }, options);
    const draft = await talent.jobs.create(rosa, { title: "Not yet" });
    for (const name of ["Ida", "Otto"]) {
      const { id } = await talent.people.add(rosa, { name });
      await talent.applications.add(rosa, { person_id: id, job_id: busy.id });
      await talent.applications.add(rosa, { person_id: id, job_id: draft.id });
      const stage = "hired" as const;
      await talent.applications.add(rosa, { person_id: id, job_id: quiet.id, stage });
    }
    const { tasks, jobs, first_steps } = await talent.applications.today(rosa);
    expect(tasks.map(({ kind, name, job_title }) => [kind, name, job_title])).toEqual([
      ["screen_new", "Ida", "Miller"],
      ["screen_new", "Otto", "Miller"],
    ]);
    expect(jobs.map(({ title, tasks: count, stages }) => [title, count, stages])).toEqual([
      ["Miller", 2, { sourced: 2 }],
      ["Baker", 0, { hired: 2 }],
    ]);
    expect(first_steps).toEqual({ job: true, people: false, mail: false });
  });

  it("ticks no first step for what the demo brought", async () => {
    const { talent, rosa } = open();
    await talent.jobs.create(rosa, { title: "Baker", status: "open" }, { demo: true });
    expect((await talent.applications.today(rosa)).first_steps.job).toBe(false);
    await talent.jobs.create(rosa, { title: "Miller" });
    expect((await talent.applications.today(rosa)).first_steps.job).toBe(true);
  });
});
