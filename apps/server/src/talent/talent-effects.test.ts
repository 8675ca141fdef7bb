/**
 *   run ──► agent ──► ctx.effects ──► gate ──► awaiting_approval ──► a person ──► moved, once
 */
import { createEngine, defineAgent } from "@bole/engine";
import { Effect } from "@bole/talent";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { testApi } from "../../test/api.ts";
import { EffectList } from "../http/contract/effects.ts";
import { PolicyVersion } from "../http/contract/guardrails.ts";
import { talentEffects } from "./talent-effects.ts";

const ROSA = { tenant: "local", user: "rosa", roles: ["recruiter" as const] };

const Answer = z.strictObject({
  effect_id: z.string(),
  state: z.string(),
  result: z.record(z.string(), z.string()).nullable(),
});

/** An agent that moves somebody on, and does not come back from it as often as it is told. */
async function open(dies = 0) {
  const answers: unknown[] = [];
  const asked = Promise.withResolvers<void>();
  const mover = defineAgent({
    name: "mover",
    description: "Moves somebody to the interviews.",
    kind: "human",
    effects: ["move_stage"],
    input: z.object({ id: z.string() }),
    output: Answer,
    run: async ({ id }, { effects }) => {
      // It looks for itself: after a crash it may see what it has done.
      const { version } = await api.host.talent.applications.get(ROSA, id);
      const payload = { application_id: id, to: "interview", version, reason: "fits" };
      const effect = { kind: "move_stage", target: id, payload };
      const answer = Answer.parse(await effects.request(effect));
      answers.push(answer);
      asked.resolve();
      return answers.length > dies ? answer : new Promise<never>(() => undefined);
    },
  });
  const api = await testApi({ host: { agents: [mover] } });
  const { talent } = api.host;
  const person = await talent.people.add(ROSA, { name: "Ada" });
  const job = await talent.jobs.create(ROSA, { title: "Engineer" });
  const { id } = await talent.applications.add(ROSA, { person_id: person.id, job_id: job.id });
  const plan = { steps: [{ id: "move", action: "mover", args: { id } }] };
  const stages = async () => (await talent.applications.events(ROSA, id)).map(({ to }) => to);
  return { api, talent, plan, stages, answers, asked: asked.promise };
}

describe("an agent that asks to move a stage", () => {
  it("waits for a person's approval, and moves it then, in the name of its run", async () => {
    const { api, plan, stages } = await open();
    const run = await api.settle({ plan });
    expect(run.status).toBe("completed");
    const { items } = await api.ask(EffectList, "GET", "/effects?state=awaiting_approval");
    const [effect] = items;
    expect(items).toMatchObject([
      { run_id: run.run_id, step_id: "move", actor: "agent:mover", person_name: "Ada" },
    ]);
    expect(await stages()).toEqual(["sourced"]);
    const body = { content_hash: effect?.content_hash };
    const done = await api.ask(Effect, "POST", `/effects/${effect?.id}/approve`, body);
    expect(done).toMatchObject({ state: "done", decided_by: "local" });
    expect(await stages()).toEqual(["sourced", "interview"]);
  });

  it.each(["agents", "never"] as const)(
    "moves it once, although its process died before it could say so (approvals: %s)",
    async (move_stage) => {
      const { api, talent, plan, stages, answers, asked } = await open(1);
      const { engine, memory, registry } = api.host;
      const policy = { approvals: { move_stage } };
      await api.ask(PolicyVersion, "PUT", "/guardrails/policy", { policy });
      const { run_id } = await engine.start({ tenant: "local", plan });
      await asked;
      await engine.close();
      const [effect] = (await talent.effects.list(ROSA)).items;
      if (move_stage === "agents" && effect !== undefined) {
        await talent.effects.approve(ROSA, effect.id, effect.content_hash);
      }
      const next = createEngine({ memory, registry, effects: talentEffects(talent) });
      await next.recover({ alone: true });
      expect(await next.settled("local", run_id)).toMatchObject({ status: "completed" });
      await next.close();
      expect(answers.at(-1)).toEqual({ effect_id: effect?.id, state: "done", result: {} });
      expect(answers).toHaveLength(2);
      expect((await talent.effects.list(ROSA)).items).toHaveLength(1);
      expect(await stages()).toEqual(["sourced", "interview"]);
    },
  );

  it("fails with what is wrong, where the gate cannot do what it asks for", async () => {
    const { api, talent, plan, stages } = await open();
    const [application] = await talent.applications.ofJob(
      ROSA,
      (await talent.jobs.list(ROSA)).items[0]?.id ?? "",
    );
    const payload = { application_id: application?.id, to: "interview", version: 1 };
    await talent.effects.request(ROSA, { kind: "move_stage", payload });
    const run = await api.settle({ plan });
    expect(run).toMatchObject({ status: "failed", error: { code: "talent-request-invalid" } });
    expect(await stages()).toEqual(["sourced", "interview"]);
  });
});

describe("an agent whose step a person has approved", () => {
  const moves = defineAgent({
    name: "moves",
    description: "Moves somebody, for the reason that it was given or for another.",
    kind: "human",
    effects: ["move_stage"],
    input: z.object({
      proposal: z.object({
        application_id: z.string(),
        to: z.string(),
        reason: z.string(),
        version: z.int(),
      }),
      instead: z.string(),
    }),
    output: Answer,
    run: async ({ proposal, instead }, { effects }) => {
      const payload = { ...proposal, reason: instead || proposal.reason };
      const effect = { kind: "move_stage", target: proposal.application_id, payload };
      return Answer.parse(await effects.request(effect));
    },
  });

  async function approved(instead: string, roles = ["recruiter"]) {
    const api = await testApi({ host: { agents: [moves] } });
    const { talent, engine, memory } = api.host;
    const person = await talent.people.add(ROSA, { name: "Ada" });
    const job = await talent.jobs.create(ROSA, { title: "Engineer" });
    const { id } = await talent.applications.add(ROSA, { person_id: person.id, job_id: job.id });
    const proposal = { application_id: id, to: "screening", reason: "fits", version: 1 };
    const args = { proposal, instead };
    const step = { id: "move", action: "moves", args, approval: "before" } as const;
    const { run_id } = await engine.start({ tenant: "local", plan: { steps: [step] } });
    await engine.settled("local", run_id);
    const [gate] = await memory.gates.ofRun("local", run_id);
    const gate_id = gate?.gate_id ?? "";
    await engine.answer({ tenant: "local", gate_id, decision: "approve", by: "rosa", roles });
    await engine.settled("local", run_id);
    const [effect] = (await talent.effects.list(ROSA)).items;
    const { items } = await talent.audit.list(ROSA, { person_id: person.id });
    const { stage } = await talent.applications.get(ROSA, id);
    return { effect, gate_id, stage, items };
  }

  //   (rosa) ──► moves ──► gate of effects ──► done at once, in the name of rosa
  it("does at once what was approved, and says by whom and where", async () => {
    const { effect, gate_id, stage, items } = await approved("");
    expect(effect).toMatchObject({ state: "done", decided_by: "rosa", gate_id });
    expect(effect?.actor).toBe("agent:moves");
    expect(stage).toBe("screening");
    const approval = items.find(({ action }) => action === "effect-approved");
    expect(approval).toMatchObject({ actor: "rosa", facts: { gate_id, to: "screening" } });
  });

  it("waits for another approval where it asks for anything else", async () => {
    const { effect, stage, items } = await approved("knows the boss");
    expect(effect).toMatchObject({ state: "awaiting_approval", decided_by: null, gate_id: null });
    expect(stage).toBe("sourced");
    expect(items.map(({ action }) => action)).not.toContain("effect-approved");
  });

  it.each([[["interviewer"]], [[]]])(
    "waits where whoever approved it may not (%s)",
    async (roles) => {
      const { effect, stage } = await approved("", roles);
      expect([effect?.state, stage]).toEqual(["awaiting_approval", "sourced"]);
    },
  );
});

describe("an agent that asks for an interview and for a job to be published", () => {
  it("reaches both kinds, and each waits for a person", async () => {
    const asks = defineAgent({
      name: "scheduler",
      description: "Books an interview and publishes the job.",
      kind: "human",
      effects: ["book_interview", "publish_job"],
      input: z.object({ contents: z.array(z.object({ kind: z.string(), payload: z.json() })) }),
      output: z.object({ states: z.array(z.string()) }),
      run: async ({ contents }, { effects }) => {
        const states: string[] = [];
        for (const { kind, payload } of contents)
          states.push(Answer.parse(await effects.request({ kind, target: kind, payload })).state);
        return { states };
      },
    });
    const api = await testApi({ host: { agents: [asks] } });
    const { talent } = api.host;
    const person = await talent.people.add(ROSA, { name: "Ada", email: "ada@example.com" });
    const job = await talent.jobs.create(ROSA, { title: "Engineer" });
    const applied = { person_id: person.id, job_id: job.id };
    const application = await talent.applications.add(ROSA, applied);
    const kim = { name: "Kim", email: "kim@example.com", time_zone: "Europe/Berlin" };
    const interviewer = await talent.interviewers.add(ROSA, kim);
    const hours = (count: number) => new Date(Date.now() + count * 3_600_000).toISOString();
    const book = {
      application_id: application.id,
      interviewer_id: interviewer.id,
      starts_at: hours(24),
      ends_at: hours(25),
      time_zone: "Europe/Berlin",
    };
    const contents = [
      { kind: "book_interview", payload: book },
      { kind: "publish_job", payload: { job_id: job.id, version: 1 } },
    ];
    const plan = { steps: [{ id: "ask", action: "scheduler", args: { contents } }] };
    expect((await api.settle({ plan })).status).toBe("completed");
    const { items } = await api.ask(EffectList, "GET", "/effects?state=awaiting_approval");
    expect(items.map(({ content }) => content.kind)).toEqual(["publish_job", "book_interview"]);
    for (const { id, content_hash } of items)
      await api.ask(Effect, "POST", `/effects/${id}/approve`, { content_hash });
    expect((await talent.jobs.get(ROSA, job.id)).status).toBe("open");
    const { items: interviews } = await talent.interviews.list(ROSA);
    expect(interviews).toMatchObject([{ state: "booked", interviewer_name: "Kim" }]);
  });
});

describe("an agent that asks to send a mail", () => {
  const writer = defineAgent({
    name: "writer",
    description: "Writes to somebody.",
    kind: "human",
    effects: ["send_mail"],
    input: z.object({ to: z.string() }),
    output: Answer,
    run: async ({ to }, { effects }) => {
      const payload = { to, subject: "A job", text: "Hello.", purpose: "outreach" };
      return Answer.parse(await effects.request({ kind: "send_mail", target: to, payload }));
    },
  });

  it("waits for a person, and is refused where nobody may write, which ends its step", async () => {
    const api = await testApi({ host: { agents: [writer] } });
    const { talent } = api.host;
    await talent.suppressions.add(ROSA, { address: "no@example.com" });
    const step = (id: string, to: string) => ({ id, action: "writer", args: { to } });
    const asked = await api.settle({ plan: { steps: [step("1", "yes@example.com")] } });
    expect(asked.status).toBe("completed");
    const [effect] = (await talent.effects.list(ROSA)).items;
    expect(effect).toMatchObject({ state: "awaiting_approval", run_id: asked.run_id });
    expect((await talent.mails.list(ROSA)).items).toEqual([]);
    const refused = await api.settle({ plan: { steps: [step("1", "no@example.com")] } });
    expect(refused).toMatchObject({ status: "failed", error: { code: "step-refused" } });
    const { items } = await api.host.guardrails.logs("local");
    expect(items).toMatchObject([{ check_name: "action_permission", severity: "blocked" }]);
  });
});
