import { expect, it } from "vitest";
import type { Stage } from "../model/application.ts";
import type { Transaction } from "../parts.ts";
import { describeTalent, ROSA } from "../testing/describe-talent.suite.ts";
import { appendStage } from "./stage-log.ts";

const parts = {
  now: () => new Date("2026-11-16T08:00:00Z"),
  newId: (prefix: string) => `${prefix}_later`,
};

/** What the gate will do. */
const move = (transaction: Transaction, id: string, to: Stage, seen: number) =>
  appendStage(
    parts,
    transaction.forTenant(ROSA.tenant),
    { application_id: id, to, reason: "good", actor: "rosa" },
    seen,
  );

describeTalent("applications", ({ open }) => {
  it("begin with an event, and have the stage of the newest one", async () => {
    const { talent, store } = await open();
    const person = await talent.people.add(ROSA, { name: "Li Lei" });
    const job = await talent.jobs.create(ROSA, { title: "Designer" });
    const added = await talent.applications.add(ROSA, { person_id: person.id, job_id: job.id });
    expect(added).toMatchObject({ stage: "sourced", version: 1 });
    const moved = await store.transaction((transaction) =>
      move(transaction, added.id, "interview", 1),
    );
    expect(moved).toMatchObject({ stage: "interview", version: 2 });
    expect(await talent.applications.get(ROSA, added.id)).toEqual(moved);
    expect(await talent.applications.ofJob(ROSA, job.id)).toEqual([moved]);
    const events = await talent.applications.events(ROSA, added.id);
    expect(events.map(({ from, to }) => [from, to])).toEqual([
      [null, "sourced"],
      ["sourced", "interview"],
    ]);
  });

  it("let only one of two move on from what both saw", async () => {
    const { talent, store } = await open();
    const person = await talent.people.add(ROSA, { name: "Li Lei" });
    const job = await talent.jobs.create(ROSA, { title: "Designer" });
    const { id } = await talent.applications.add(ROSA, { person_id: person.id, job_id: job.id });
    await store.transaction((transaction) => move(transaction, id, "screening", 1));
    await expect(
      store.transaction((transaction) => move(transaction, id, "rejected", 1)),
    ).rejects.toMatchObject({ code: "version-conflict", data: { version: 2 } });
    expect(await talent.applications.get(ROSA, id)).toMatchObject({ stage: "screening" });
  });

  it("are one for a person and a job, however many ask at once", async () => {
    const { talent } = await open();
    const person = await talent.people.add(ROSA, { name: "Li Lei" });
    const job = await talent.jobs.create(ROSA, { title: "Designer" });
    const asked = { person_id: person.id, job_id: job.id };
    const results = await Promise.allSettled(
      [1, 2, 3].map(() => talent.applications.add(ROSA, asked)),
    );
    const added = results.filter((result) => result.status === "fulfilled");
    expect(added).toHaveLength(1);
    const refused = results.find((result) => result.status === "rejected");
    expect(refused?.reason).toMatchObject({
      code: "application-exists",
      data: { application_id: added[0]?.value.id },
    });
  });

  it("need a person and a job that are there", async () => {
    const { talent } = await open();
    const { id } = await talent.people.add(ROSA, { name: "Li Lei" });
    await expect(
      talent.applications.add(ROSA, { person_id: id, job_id: "job_0" }),
    ).rejects.toMatchObject({ code: "job-unknown", entry: { status: 404 } });
    await expect(
      talent.applications.add(ROSA, { person_id: "person_0", job_id: "job_0" }),
    ).rejects.toMatchObject({ code: "person-unknown", entry: { status: 404 } });
  });
});
