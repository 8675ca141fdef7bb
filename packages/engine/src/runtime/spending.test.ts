import { describe, expect, it } from "vitest";
import { z } from "zod";
import { countingAgents } from "../../test/agents.ts";
import { type Lab, openLab, TENANT } from "../../test/lab.ts";
import { defineAgent, defineCompositeAgent } from "../contracts/agent.ts";
import type { RunView } from "./run-view.ts";

const nothing = z.object({});
const head = {
  description: "Spends.",
  kind: "generation",
  input: nothing,
  output: nothing,
} as const;

const spender = defineAgent({
  ...head,
  name: "spender",
  run: (_, { budget }) => {
    budget.spend({ tokens: 10, cost: 0.5 });
    return {};
  },
});
const waster = defineAgent({
  ...head,
  name: "waster",
  run: (_, { budget }) => {
    budget.spend({ tokens: 10 });
    throw new Error("for nothing");
  },
});
const both = defineCompositeAgent({
  ...head,
  name: "both",
  plan: { steps: [{ id: "x", action: "spender" }] },
  result: {},
});
const agents = [spender, waster, both, countingAgents().say];

const approve = (lab: Lab, run: RunView) =>
  lab.engine.answer({
    tenant: TENANT,
    gate_id: run.gates[0]?.gate_id ?? "",
    decision: "approve",
    by: "ann",
  });

describe("what a run spends", () => {
  it("is counted once, also where a step repeats, is approved, or is a plan", async () => {
    const lab = await openLab(agents);
    const run = await lab.run([
      { id: "1", action: "spender", repeat: { until: false, max: 3 } },
      { id: "2", action: "both", depends_on: ["1"] },
      { id: "3", action: "spender", depends_on: ["2"], approval: "after" },
    ]);
    await approve(lab, run);
    const end = await lab.settled(run);
    expect(end).toMatchObject({ status: "completed", spent: { tokens: 50, cost: 2.5, calls: 5 } });
    const events = await lab.memory.events.read(TENANT, run.run_id);
    const first = events.find(({ type, key }) => type === "step_completed" && key === "1");
    expect(first?.data).toMatchObject({ attempts: 3, tokens: 30 });
  });

  it("is the same for the budget after a restart", async () => {
    const lab = await openLab(agents);
    const run = await lab.run(
      [
        { id: "1", action: "spender", approval: "after" },
        { id: "2", action: "both", depends_on: ["1"], approval: "after" },
        { id: "3", action: "spender", depends_on: ["2"] },
      ],
      { budget: { tokens: 30, steps: 3 } },
    );
    const next = await lab.restart();
    await approve(next, run);
    await approve(next, await next.settled(run));
    expect((await next.settled(run)).status).toBe("completed");
  });

  //   waster ✗ ✗ (may fail) ──► (ask) ──► spender        10 + 10 tokens are gone, 10 are too many
  it("by calls that failed is not forgotten over a restart", async () => {
    const lab = await openLab(agents);
    const run = await lab.run(
      [
        {
          id: "1",
          action: "waster",
          retry: { attempts: 2, backoff_ms: 0 },
          on_error: "continue",
        },
        { id: "2", action: "spender", depends_on: ["1"], approval: "before" },
      ],
      { budget: { tokens: 25 } },
    );
    expect(run.spent).toMatchObject({ tokens: 20, calls: 2 });
    const next = await lab.restart();
    await approve(next, run);
    expect((await next.settled(run)).error?.code).toBe("budget-exceeded");
  });

  it.each([[{ tokens: Number.NaN }], [{ cost: Number.POSITIVE_INFINITY }], [{ tokens: -5 }]])(
    "cannot be %j, which would undo the limit",
    async (spending) => {
      const odd = defineAgent({
        ...head,
        name: "odd",
        run: (_, { budget }) => {
          budget.spend(spending);
          return {};
        },
      });
      const lab = await openLab([odd]);
      const run = await lab.run([{ id: "1", action: "odd" }], { budget: { tokens: 5, cost: 5 } });
      expect(run.error?.message).toContain("Nobody can spend");
    },
  );
});

describe("a budget that is used up", () => {
  const each = Array.from({ length: 20 }, (_, n) => n);

  it.each([
    ["in a fan-out", { id: "1", action: "spender", each }],
    ["in a plan inside", { id: "1", action: "both", each }],
  ])("%s fails the run and asks nobody any more", async (_, step) => {
    const lab = await openLab(agents);
    const run = await lab.run(
      [{ id: "ask", action: "say", args: { text: "x" }, approval: "before" }, step],
      { budget: { tokens: 50 } },
    );
    expect(run).toMatchObject({ status: "failed", error: { code: "budget-exceeded" }, gates: [] });
    expect(await lab.engine.gates(TENANT)).toEqual([]);
  });
});
