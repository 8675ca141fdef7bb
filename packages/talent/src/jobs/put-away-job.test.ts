import { expect, it } from "vitest";
import { describeTalent } from "../testing/describe-talent.suite.ts";

const DRAFT = { title: "Account executive", organisation: "Acme" };

describeTalent("jobs that are put away", ({ open }) => {
  it("leave the lists when they are archived, and come back with everything", async () => {
    const { talent, rosa } = open();
    const job = await talent.jobs.create(rosa, DRAFT);
    const archived = await talent.jobs.archive(rosa, job.id);
    expect(archived.archived_at).not.toBeNull();
    expect((await talent.jobs.list(rosa)).items).toEqual([]);
    expect((await talent.jobs.list(rosa, { archived: true })).items).toMatchObject([
      { id: job.id },
    ]);
    // What speaks of it can still read it.
    expect(await talent.jobs.get(rosa, job.id)).toEqual(archived);

    expect(await talent.jobs.restore(rosa, job.id)).toEqual(job);
    expect((await talent.jobs.list(rosa)).items).toMatchObject([{ id: job.id }]);
    const actions = (await talent.audit.list(rosa)).items.map(({ action }) => action);
    expect(actions).toEqual(expect.arrayContaining(["job-archived", "job-restored"]));
  });

  it("are unknown once they are deleted, until that is taken back", async () => {
    const { talent, rosa } = open();
    const job = await talent.jobs.create(rosa, DRAFT);
    const asked = { kind: "delete_job" as const, payload: { job_id: job.id, version: 1 } };
    expect(await talent.effects.request(rosa, asked)).toMatchObject({ state: "done" });
    await expect(talent.jobs.get(rosa, job.id)).rejects.toMatchObject({ code: "job-unknown" });
    expect((await talent.jobs.list(rosa, { archived: true })).total).toBe(0);
    await expect(talent.effects.request(rosa, asked)).rejects.toMatchObject({
      code: "job-unknown",
    });

    await talent.jobs.restore(rosa, job.id);
    expect(await talent.jobs.get(rosa, job.id)).toEqual(job);
  });

  it("are not deleted while somebody is a candidate for them", async () => {
    const { talent, rosa } = open();
    const job = await talent.jobs.create(rosa, DRAFT);
    const person = await talent.people.add(rosa, { name: "Ann Lee" });
    await talent.applications.add(rosa, { person_id: person.id, job_id: job.id });
    const asked = { kind: "delete_job" as const, payload: { job_id: job.id, version: 1 } };
    await expect(talent.effects.request(rosa, asked)).rejects.toMatchObject({ code: "job-in-use" });
    expect(await talent.jobs.get(rosa, job.id)).toEqual(job);
    await talent.jobs.archive(rosa, job.id);
  });

  it("are only proposed by an agent: a person creates the draft that they have seen", async () => {
    const { talent, rosa } = open();
    const content = { kind: "create_job" as const, payload: { job: DRAFT } };
    const asked = await talent.effects.request(rosa, content, { run_id: "r", step_id: "s" });
    expect(asked.state).toBe("awaiting_approval");
    expect((await talent.jobs.list(rosa)).total).toBe(0);
    await expect(talent.effects.approve(rosa, asked.id, "another")).rejects.toMatchObject({
      code: "approval-mismatch",
    });
    const { result } = await talent.effects.approve(rosa, asked.id, asked.content_hash);
    expect(await talent.jobs.get(rosa, result?.job_id ?? "")).toMatchObject({
      ...DRAFT,
      status: "draft",
    });
  });

  it("are closed once a person says so, with everything kept", async () => {
    const { talent, rosa } = open();
    const job = await talent.jobs.create(rosa, DRAFT);
    const asked = { kind: "close_job" as const, payload: { job_id: job.id, version: 1 } };
    const proposed = await talent.effects.request(rosa, asked, { run_id: "r", step_id: "s" });
    expect(proposed.state).toBe("awaiting_approval");
    const found = await talent.effects.list(rosa, { run_id: "r" });
    expect(found.items.map(({ id }) => id)).toEqual([proposed.id]);
    expect((await talent.effects.list(rosa, { run_id: "another" })).items).toEqual([]);
    await talent.effects.approve(rosa, proposed.id, proposed.content_hash);
    expect(await talent.jobs.get(rosa, job.id)).toMatchObject({ status: "closed", version: 2 });
    const again = { ...asked, payload: { job_id: job.id, version: 2 } };
    await expect(talent.effects.request(rosa, again)).rejects.toMatchObject({
      code: "talent-request-invalid",
    });
  });

  it("lose a candidate who was added by mistake, and nobody with a history", async () => {
    const { talent, rosa } = open();
    const job_id = (await talent.jobs.create(rosa, DRAFT)).id;
    const person = await talent.people.add(rosa, { name: "Ann Lee" });
    const { id } = await talent.applications.add(rosa, { person_id: person.id, job_id });
    const remove = (application_id: string) =>
      talent.effects.request(rosa, { kind: "remove_application", payload: { application_id } });
    await remove(id);
    expect(await talent.applications.ofJob(rosa, job_id)).toEqual([]);

    const again = await talent.applications.add(rosa, { person_id: person.id, job_id });
    const payload = { application_id: again.id, to: "screening", version: 1 };
    await talent.effects.request(rosa, { kind: "move_stage", payload });
    await expect(remove(again.id)).rejects.toMatchObject({ code: "version-conflict" });
    expect(await talent.applications.ofJob(rosa, job_id)).toHaveLength(1);
  });
});
