import type { Principal } from "@bole/base";
import { expect, it } from "vitest";
import type { Stage } from "../model/application.ts";
import type { Transaction } from "../parts.ts";
import { describeTalent } from "../testing/describe-talent.suite.ts";
import { appendStage } from "./stage-log.ts";

const parts = {
  now: () => new Date("2026-11-16T08:00:00Z"),
  newId: (prefix: string) => `${prefix}_later`,
};

/** What the gate does, once it lets it pass. */
const move = (
  transaction: Transaction,
  { tenant, user: actor }: Principal,
  change: { readonly id: string; readonly to: Stage },
  seen: number,
) => {
  const { id: application_id, to } = change;
  const db = transaction.forTenant(tenant);
  return appendStage(parts, db, { application_id, to, reason: "good", actor }, seen);
};

describeTalent("applications", ({ open }) => {
  it("begin with an event, and have the stage of the newest one", async () => {
    const { talent, store, rosa } = open();
    const person = await talent.people.add(rosa, { name: "Li Lei" });
    const job = await talent.jobs.create(rosa, { title: "Designer" });
    const added = await talent.applications.add(rosa, { person_id: person.id, job_id: job.id });
    expect(added).toMatchObject({ stage: "sourced", version: 1 });
    const moved = await store.transaction((transaction) =>
      move(transaction, rosa, { id: added.id, to: "interview" }, 1),
    );
    expect(moved).toMatchObject({ stage: "interview", version: 2 });
    expect(await talent.applications.get(rosa, added.id)).toEqual(moved);
    expect(await talent.applications.ofJob(rosa, job.id)).toEqual([moved]);
    const events = await talent.applications.events(rosa, added.id);
    expect(events.map(({ from, to }) => [from, to])).toEqual([
      [null, "sourced"],
      ["sourced", "interview"],
    ]);
  });

  it("let only one of two move on from what both saw", async () => {
    const { talent, store, rosa } = open();
    const person = await talent.people.add(rosa, { name: "Li Lei" });
    const job = await talent.jobs.create(rosa, { title: "Designer" });
    const { id } = await talent.applications.add(rosa, { person_id: person.id, job_id: job.id });
    await store.transaction((transaction) => move(transaction, rosa, { id, to: "screening" }, 1));
    await expect(
      store.transaction((transaction) => move(transaction, rosa, { id, to: "rejected" }, 1)),
    ).rejects.toMatchObject({ code: "version-conflict", data: { version: 2 } });
    expect(await talent.applications.get(rosa, id)).toMatchObject({ stage: "screening" });
  });

  it("are one for a person and a job, however many ask at once", async () => {
    const { talent, rosa } = open();
    const person = await talent.people.add(rosa, { name: "Li Lei" });
    const job = await talent.jobs.create(rosa, { title: "Designer" });
    const asked = { person_id: person.id, job_id: job.id };
    const results = await Promise.allSettled(
      [1, 2, 3].map(() => talent.applications.add(rosa, asked)),
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
    const { talent, rosa } = open();
    const { id } = await talent.people.add(rosa, { name: "Li Lei" });
    await expect(
      talent.applications.add(rosa, { person_id: id, job_id: "job_0" }),
    ).rejects.toMatchObject({ code: "job-unknown", entry: { status: 404 } });
    await expect(
      talent.applications.add(rosa, { person_id: "person_0", job_id: "job_0" }),
    ).rejects.toMatchObject({ code: "person-unknown", entry: { status: 404 } });
  });
});
