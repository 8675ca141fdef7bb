/**
 *   request ──► permitted? ──► approval needed? ──no──► done, in the same transaction
 *                   │                 └──yes──► awaiting_approval ──approve──► done
 *                   └──no──► refused, and logged          └──reject──► rejected
 */
import { expect, it } from "vitest";
import { describeTalent } from "../testing/describe-talent.suite.ts";

const RESUME = "Ada Palmer\nada@example.com\n\nSkills\nPostgreSQL\n";

describeTalent("the gate of effects", ({ open }) => {
  async function start() {
    const { talent, rosa, guardrails: guards } = open();
    const olga = { ...rosa, user: "olga", roles: ["owner" as const] };
    const ines = { ...rosa, user: "ines", roles: ["auditor" as const] };
    const job = await talent.jobs.create(rosa, { title: "Engineer" });
    const bytes = new TextEncoder().encode(RESUME);
    const file = { name: "ada.txt", bytes };
    const { person_id } = await talent.imports.import(rosa, file, { job_id: job.id });
    if (person_id === null) throw new Error("nobody was imported");
    const [application] = await talent.applications.ofJob(rosa, job.id);
    if (application === undefined) throw new Error("nobody applied");
    const move = (to: "screening" | "interview" | "rejected", version = 1, reason = "") => ({
      kind: "move_stage" as const,
      payload: { application_id: application.id, to, version, reason },
    });
    return { talent, guards, rosa, olga, ines, person_id, application, move };
  }

  it("does at once what a person may do, and says who did it", async () => {
    const { talent, rosa, move, application } = await start();
    const effect = await talent.effects.request(rosa, move("screening"));
    expect(effect).toMatchObject({ state: "done", actor: "rosa", decided_by: "rosa" });
    const { stage, version } = await talent.applications.get(rosa, application.id);
    expect([stage, version]).toEqual(["screening", 2]);
    const { items } = await talent.audit.list(rosa, { person_id: application.person_id });
    expect(items.map(({ action }) => action).slice(0, 2)).toEqual(["stage-moved", "effect-asked"]);
    expect(items[0]).toMatchObject({ effect_id: effect.id, person_name: "Ada Palmer" });
  });

  it("does what an agent asks for only when a person has approved that very thing", async () => {
    const { talent, rosa, move, application } = await start();
    const run = { run_id: "run_1", step_id: "2" };
    const asked = await talent.effects.request(rosa, move("interview"), run);
    expect(asked.state).toBe("awaiting_approval");
    expect((await talent.applications.get(rosa, application.id)).stage).toBe("sourced");
    await expect(talent.effects.approve(rosa, asked.id, "another")).rejects.toMatchObject({
      code: "approval-mismatch",
    });
    const done = await talent.effects.approve(rosa, asked.id, asked.content_hash);
    expect(done).toMatchObject({ state: "done", decided_by: "rosa", run_id: "run_1" });
    const [event] = (await talent.applications.events(rosa, application.id)).slice(-1);
    expect(event).toMatchObject({ to: "interview", run_id: "run_1" });
    await expect(talent.effects.approve(rosa, asked.id, asked.content_hash)).rejects.toMatchObject({
      code: "effect-decided",
    });
  });

  it("lets nobody approve what they asked for, where the policy wants two people", async () => {
    const { talent, guards, rosa, olga, move } = await start();
    const policy = { separate_approver: ["move_stage"] };
    await guards.putPolicy(rosa.tenant, policy, { author: "olga", note: "" });
    const asked = await talent.effects.request(rosa, move("screening"));
    expect(asked.state).toBe("awaiting_approval");
    const approve = (by: typeof rosa) => talent.effects.approve(by, asked.id, asked.content_hash);
    await expect(approve(rosa)).rejects.toMatchObject({ code: "effect-own-approval" });
    expect(await approve(olga)).toMatchObject({ state: "done", decided_by: "olga" });
  });

  it("leaves alone what was rejected, with the reason", async () => {
    const { talent, rosa, move, application } = await start();
    const asked = await talent.effects.request(rosa, move("interview"), { run_id: "run_1" });
    const rejected = await talent.effects.reject(rosa, asked.id, "too early");
    expect(rejected).toMatchObject({ state: "rejected", reason: "too early" });
    const { items } = await talent.audit.list(rosa, { action: "effect-rejected" });
    expect(items).toMatchObject([{ facts: { rejected_because: "too early", to: "interview" } }]);
    expect((await talent.applications.get(rosa, application.id)).stage).toBe("sourced");
  });

  it("refuses whom the policy does not allow, and the log has it", async () => {
    const { talent, rosa, ines, guards, move } = await start();
    await expect(talent.effects.request(ines, move("screening"))).rejects.toMatchObject({
      code: "effect-forbidden",
    });
    const { items } = await guards.logs(rosa.tenant);
    expect(items.map(({ check_name }) => check_name)).toContain("action_permission");
    expect((await talent.effects.list(rosa)).items).toEqual([]);
  });

  it("does the same key once, also when it is asked for many times at once", async () => {
    const { talent, rosa, move, application } = await start();
    const key = { idempotency_key: "drag-1" };
    const effects = await Promise.all(
      Array.from({ length: 8 }, () => talent.effects.request(rosa, move("screening"), key)),
    );
    expect(new Set(effects.map(({ id }) => id)).size).toBe(1);
    expect(await talent.applications.events(rosa, application.id)).toHaveLength(2);
    await expect(talent.effects.request(rosa, move("interview", 2), key)).rejects.toMatchObject({
      code: "effect-key-reused",
    });
  });

  it("answers who asks again after it was done, although they see the next version", async () => {
    const { talent, rosa, move, application } = await start();
    const key = { idempotency_key: "run_1:2:move" };
    const done = await talent.effects.request(rosa, move("screening", 1), key);
    expect(await talent.effects.request(rosa, move("screening", 2), key)).toEqual(done);
    expect(await talent.applications.events(rosa, application.id)).toHaveLength(2);
  });

  it("refuses what would change nothing at once, instead of letting somebody approve it", async () => {
    const { talent, rosa, application } = await start();
    const payload = { application_id: application.id, to: "sourced", version: 1 };
    const content = { kind: "move_stage" as const, payload };
    await expect(talent.effects.request(rosa, content, { run_id: "run_1" })).rejects.toMatchObject({
      code: "talent-request-invalid",
      issues: [{ path: "to" }],
    });
    expect((await talent.effects.list(rosa)).items).toEqual([]);
  });

  it("lets one of a hundred who move the same card win", async () => {
    const { talent, rosa, move, application } = await start();
    const results = await Promise.allSettled(
      Array.from({ length: 100 }, (_, i) =>
        talent.effects.request(rosa, move(i % 2 === 0 ? "screening" : "interview")),
      ),
    );
    expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    const codes = results.flatMap((one) => (one.status === "rejected" ? [one.reason.code] : []));
    expect(new Set(codes)).toEqual(new Set(["version-conflict"]));
    expect(await talent.applications.events(rosa, application.id)).toHaveLength(2);
    expect((await talent.effects.list(rosa)).items).toHaveLength(1);
  });

  it("takes away what was said of those who were merged with somebody who is erased", async () => {
    const { talent, rosa, olga, person_id, application, move } = await start();
    const asked = await talent.effects.request(rosa, move("rejected", 1, "is ill"), {
      run_id: "r",
    });
    const other = await talent.people.add(rosa, { name: "Ada P." });
    const merge = { other_id: person_id, version: 1, other_version: 1 };
    const { version } = await talent.people.merge(rosa, other.id, merge);
    const [effect] = (await talent.effects.list(rosa, { person_id: other.id })).items;
    expect(effect).toMatchObject({ id: asked.id, person_name: "Ada P." });
    const no = { by: "rosa", at: "2026-01-02T03:04:05.000Z", kind: "mails" };
    for (const [gate_id, reason] of [
      ["g1", "Ada P. is no fit"],
      ["g2", "Too early"],
    ] as const) {
      await talent.workflows.noteRejected(rosa, "run-1", { ...no, gate_id, reason });
    }
    const content = { kind: "erase_person" as const, payload: { person_id: other.id, version } };
    const erase = await talent.effects.request(olga, content);
    await talent.effects.approve(olga, erase.id, erase.content_hash);
    expect((await talent.effects.list(rosa)).items.map(({ id }) => id)).toEqual([erase.id]);
    const { items } = await talent.audit.list(rosa, { limit: 200 });
    expect(JSON.stringify(items)).not.toMatch(/is ill|Palmer|no fit/);
    expect(JSON.stringify(items)).toContain("Too early");
    expect(await talent.applications.events(rosa, application.id)).toEqual([]);
  });

  it("lets one of two who move the same card win, and shows the other what is", async () => {
    const { talent, rosa, olga, move, application } = await start();
    const results = await Promise.allSettled([
      talent.effects.request(rosa, move("screening")),
      talent.effects.request(olga, move("interview")),
    ]);
    const refused = results.find((result) => result.status === "rejected");
    expect(refused?.reason).toMatchObject({
      code: "version-conflict",
      data: { current: { version: 2 } },
    });
    expect(await talent.applications.events(rosa, application.id)).toHaveLength(2);
  });

  it("wants a reason to reject somebody", async () => {
    const { talent, rosa, move } = await start();
    await expect(talent.effects.request(rosa, move("rejected"))).rejects.toMatchObject({
      code: "talent-request-invalid",
      issues: [{ path: "payload.reason" }],
    });
    const effect = await talent.effects.request(rosa, move("rejected", 1, "no visa"));
    expect(effect.state).toBe("done");
  });

  it("erases somebody with all that belongs to them, when an owner has approved it", async () => {
    const { talent, rosa, olga, person_id, move, application } = await start();
    await talent.effects.request(rosa, move("screening"));
    expect(await talent.people.erasePreview(rosa, person_id)).toEqual({
      resumes: 1,
      applications: 1,
      messages: 0,
      interviews: 0,
    });
    const content = { kind: "erase_person" as const, payload: { person_id, version: 1 } };
    await expect(talent.effects.request(rosa, content)).rejects.toMatchObject({
      code: "effect-forbidden",
    });
    const asked = await talent.effects.request(olga, content);
    expect(asked.state).toBe("awaiting_approval");
    await talent.effects.approve(olga, asked.id, asked.content_hash);
    await expect(talent.people.get(rosa, person_id)).rejects.toMatchObject({
      code: "person-unknown",
    });
    await expect(talent.effects.request(rosa, move("interview", 2))).rejects.toMatchObject({
      code: "application-unknown",
    });
    expect(await talent.applications.events(rosa, application.id)).toEqual([]);
    const { items } = await talent.audit.list(rosa, { person_id });
    expect(items[0]).toMatchObject({ action: "person-erased", actor: "olga", person_name: null });
    const before = items.filter(({ effect_id }) => effect_id !== asked.id);
    expect(before.map(({ facts }) => facts).every((facts) => Object.keys(facts).length === 0)).toBe(
      true,
    );
  });
});
