import { describe, expect, it } from "vitest";
import { z } from "zod";
import { countingAgents, heldAgent } from "../../../test/agents.ts";
import { databases } from "../../../test/databases.ts";
import { eventTypes, type Lab, openLab, TENANT } from "../../../test/lab.ts";
import { planners } from "../../../test/planners.ts";
import { say } from "../../../test/steps.ts";
import { type Agent, defineAgent, defineCompositeAgent } from "../../contracts/agent.ts";
import type { PlanDraft } from "../../contracts/plan.ts";
import { createRegistry } from "../../contracts/registry.ts";

/** Tells which of its versions was called. */
const tell = (version: string, name = "tell") =>
  defineAgent({
    name,
    version,
    description: "Tells its version.",
    kind: "generation",
    input: z.object({}),
    output: z.object({ version: z.string() }),
    run: () => ({ version }),
  });

//   1 ──► (2)        2 waits for a person while the next version is deployed
const STEPS = [
  { id: "1", action: "tell" },
  { id: "2", action: "tell", depends_on: ["1"], approval: "before" as const },
];

/** Starts the plan above, deploys, and answers the question. */
async function deployed(lab: Lab, agents: readonly Agent[], steps: PlanDraft["steps"] = STEPS) {
  const run = await lab.run(steps);
  const next = await lab.restart(agents);
  await approve(next, run.gates[0]?.gate_id);
  return { next, run, settled: () => next.settled(run) };
}

const approve = (lab: Lab, gate_id = "") =>
  lab.engine.answer({ tenant: TENANT, gate_id, decision: "approve", by: "ann" });

const decide = (lab: Lab, { run_id }: { run_id: string }, decision: "continue" | "stay") =>
  lab.engine.decideVersion({ tenant: TENANT, run_id, decision, by: "ann" });

describe.each(databases)("a run whose agent has another version now ($database)", ({ openLab }) => {
  it("waits, and says which versions it needs and which are loaded", async () => {
    const { next, run, settled } = await deployed(await openLab([tell("1")]), [tell("2")]);
    expect(await settled()).toMatchObject({
      status: "waiting",
      waiting_for: "version",
      hold: {
        reason: "version",
        changes: [{ agent: "tell", pinned: "1", loaded: "2", steps: ["2"] }],
        stays_by: null,
      },
    });
    expect(await next.memory.runs.list(TENANT, { waiting_for: ["version"] })).toMatchObject([
      { run_id: run.run_id },
    ]);
    expect(await next.memory.runs.due(next.clock.now())).toEqual([]);
    await next.engine.recover();
    await next.engine.recover();
    expect((await eventTypes(next, run)).filter((type) => type === "run_waiting")).toHaveLength(2);
  });

  it("goes on with the new one if somebody says so, and keeps what is done", async () => {
    const { next, run, settled } = await deployed(await openLab([tell("1")]), [tell("2")]);
    await settled();
    await decide(next, run, "continue");
    expect(await settled()).toMatchObject({
      status: "completed",
      waiting_for: null,
      hold: null,
      steps: { "1": { result: { version: "1" } }, "2": { result: { version: "2" } } },
    });
    expect(await eventTypes(next, run)).toContain("version_decided");
    await expect(decide(next, run, "continue")).rejects.toMatchObject({ code: "run-over" });
  });

  it("goes on by itself after a rollback, whether somebody has decided that it stays or not", async () => {
    const { next, run, settled } = await deployed(await openLab([tell("1")]), [tell("2")]);
    await settled();
    await decide(next, run, "stay");
    expect(await settled()).toMatchObject({ status: "waiting", hold: { stays_by: "ann" } });
    const back = await next.restart([tell("1")]);
    expect(await back.settled(run)).toMatchObject({
      status: "completed",
      hold: null,
      steps: { "2": { result: { version: "1" } } },
    });
  });

  it("is forked: the new run keeps what is done, the old one waits on", async () => {
    const { next, run, settled } = await deployed(await openLab([tell("1")]), [tell("2")]);
    await settled();
    const fork = await next.engine.fork({ tenant: TENANT, run_id: run.run_id });
    const asked = await next.settled(fork);
    expect(asked).toMatchObject({ forked_from: { run_id: run.run_id, step: "2" } });
    await approve(next, asked.gates[0]?.gate_id);
    expect(await next.settled(fork)).toMatchObject({
      status: "completed",
      steps: { "1": { result: { version: "1" } }, "2": { result: { version: "2" } } },
    });
    expect(await settled()).toMatchObject({ status: "waiting", waiting_for: "version" });
  });

  it("can be cancelled", async () => {
    const { next, run, settled } = await deployed(await openLab([tell("1")]), [tell("2")]);
    await settled();
    await next.engine.cancel(TENANT, run.run_id, "ann");
    expect(await settled()).toMatchObject({ status: "cancelled", waiting_for: null, hold: null });
  });
});

describe("a run whose agent has another version now", () => {
  it("goes on with its own one where both are loaded", async () => {
    const lab = await openLab([tell("1")]);
    const run = await lab.run(STEPS);
    const next = await lab.restart([tell("2")], { earlier: [tell("1")] });
    await approve(next, run.gates[0]?.gate_id);
    expect(await next.settled(run)).toMatchObject({
      status: "completed",
      steps: { "2": { result: { version: "1" } } },
    });
    const fresh = await next.run([{ id: "1", action: "tell" }]);
    expect(fresh.result).toEqual({ "1": { version: "2" } });
  });

  //   1 (tell) ──► (2) say
  it("does not wait for an agent whose steps are done, be it gone", async () => {
    const { say: sayAgent } = countingAgents();
    const steps = [
      { id: "1", action: "tell" },
      { ...say("2", "$1.version", "1"), approval: "before" as const },
    ];
    const lab = await openLab([tell("1"), sayAgent]);
    const { settled } = await deployed(lab, [sayAgent], steps);
    expect(await settled()).toMatchObject({ status: "completed", result: { "2": { text: "1" } } });
  });

  it("waits for an agent that is gone, and cannot go on without it", async () => {
    const { next, run, settled } = await deployed(await openLab([tell("1")]), []);
    expect(await settled()).toMatchObject({
      hold: { changes: [{ agent: "tell", pinned: "1", loaded: null, steps: ["2"] }] },
    });
    await expect(decide(next, run, "continue")).rejects.toMatchObject({ code: "plan-invalid" });
    expect(await settled()).toMatchObject({ status: "waiting", waiting_for: "version" });
  });

  it("does not go on where a result does not fit the new version", async () => {
    const other = defineAgent({
      ...tell("2"),
      output: z.object({ version: z.string(), build: z.number() }),
      run: () => ({ version: "2", build: 7 }),
    });
    const { next, run, settled } = await deployed(await openLab([tell("1")]), [other]);
    await settled();
    await expect(decide(next, run, "continue")).rejects.toMatchObject({
      code: "version-misfit",
      data: { steps: ["1"] },
    });
  });

  it("is told that nothing is to be decided where it waits for people", async () => {
    const lab = await openLab([tell("1")]);
    const run = await lab.run(STEPS);
    expect(run).toMatchObject({ waiting_for: "people" });
    await expect(decide(lab, run, "stay")).rejects.toMatchObject({ code: "run-not-held" });
  });

  it("is found by another process that has the version", async () => {
    const held = heldAgent();
    const lab = await openLab([tell("1"), held.hold]);
    const { next, run, settled } = await deployed(lab, [tell("2")]);
    await settled();
    const old = await next.beside([tell("1")]);
    await old.engine.recover();
    expect(await old.settled(run)).toMatchObject({ status: "completed" });
  });
});

//   whole = { a ──► (b) }
describe("a composite whose plan inside is another one now", () => {
  const whole = (version: string, first: string) =>
    defineCompositeAgent({
      name: "whole",
      version,
      description: "Two steps.",
      kind: "generation",
      input: z.object({}),
      output: z.object({ text: z.string() }),
      plan: {
        steps: [say("a", first), { ...say("b", "$a.text!", "a"), approval: "before" }],
      },
      result: "$b",
    });

  it.each(["1", "2"])("waits, and begins anew when it goes on (version %s)", async (version) => {
    const { say: sayAgent, calls } = countingAgents();
    const lab = await openLab([sayAgent, whole("1", "x")]);
    const { next, run, settled } = await deployed(
      lab,
      [sayAgent, whole(version, "y")],
      [{ id: "1", action: "whole" }],
    );
    expect(await settled()).toMatchObject({
      hold: { changes: [{ agent: "whole", pinned: "1", loaded: version, steps: ["1"] }] },
    });
    await decide(next, run, "continue");
    const asked = await settled();
    expect(asked.gates).toMatchObject([{ key: "1@2/b" }]);
    await approve(next, asked.gates[0]?.gate_id);
    expect(await settled()).toMatchObject({ status: "completed", result: { "1": { text: "y!" } } });
    expect(calls).toEqual(["x", "y", "y!"]);
  });
});

describe("a run with a goal", () => {
  it("waits for its version where it has no plan left to try, and goes on with the new one", async () => {
    const { planners: sets } = planners([{ steps: STEPS }]);
    const lab = await openLab([tell("1")], { planners: sets });
    const limits = { replans: 0 };
    const { run_id } = await lab.engine.start({ tenant: TENANT, goal: "g", limits });
    const run = await lab.engine.settled(TENANT, run_id);
    const next = await lab.restart([tell("2")], { planners: sets });
    await approve(next, run.gates[0]?.gate_id);
    expect(await next.settled(run)).toMatchObject({ status: "waiting", waiting_for: "version" });
    await decide(next, run, "continue");
    expect(await next.settled(run)).toMatchObject({
      status: "completed",
      steps: { "1": { result: { version: "1" } }, "2": { result: { version: "2" } } },
    });
  });
});

describe("a registry", () => {
  it("has earlier versions beside the one that plans use, and each of them once", () => {
    const registry = createRegistry([tell("2")], { earlier: [tell("1")] });
    expect(registry.get("tell").version).toBe("2");
    expect(registry.at("tell", "1")?.version).toBe("1");
    expect(registry.at("tell", "3")).toBeUndefined();
    expect(registry.catalogue().filter(({ name }) => name === "tell")).toHaveLength(1);
    expect(() => createRegistry([tell("1")], { earlier: [tell("1")] })).toThrow(/two agents/);
  });
});
