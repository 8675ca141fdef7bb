import { describe, expect, it } from "vitest";
import { z } from "zod";
import { openLab, TENANT } from "../../test/lab.ts";
import { defineAgent, defineCompositeAgent } from "../contracts/agent.ts";
import type { EffectCaller } from "../contracts/execution-ctx.ts";
import type { PlanDraft } from "../contracts/plan.ts";
import type { AnswerRequest } from "./requests.ts";

const send = defineAgent({
  name: "send",
  description: "Sends a text.",
  kind: "generation",
  effects: ["mail"],
  input: z.object({ text: z.string() }),
  output: z.object({ done: z.boolean() }),
  run: async ({ text }, { effects, iteration }) => {
    await effects.request({ kind: "mail", target: text, payload: { text } });
    return { done: iteration > 0 };
  },
});
const wrapped = defineCompositeAgent({
  name: "wrapped",
  description: "Sends a text in a plan of its own.",
  kind: "generation",
  input: z.object({ text: z.string() }),
  output: z.object({ done: z.boolean() }),
  plan: { steps: [{ id: "inner", action: "send", args: { text: "$input.text" } }] },
  result: "$inner",
});

async function run(plan: PlanDraft, answer: Partial<AnswerRequest> = {}) {
  const asked: Pick<EffectCaller, "approval">[] = [];
  const lab = await openLab([send, wrapped], {
    effects: {
      request: async (_, { approval }) => {
        asked.push({ approval });
        return null;
      },
    },
  });
  const { run_id } = await lab.engine.start({ tenant: TENANT, plan });
  const view = await lab.engine.settled(TENANT, run_id);
  const [gate] = view.status === "waiting" ? await lab.memory.gates.ofRun(TENANT, run_id) : [];
  if (gate !== undefined) {
    const { gate_id } = gate;
    const by = { by: "ann", roles: ["recruiter"] };
    await lab.engine.answer({ tenant: TENANT, gate_id, decision: "approve", ...by, ...answer });
    await lab.engine.settled(TENANT, run_id);
  }
  return { approvals: asked.map(({ approval }) => approval), gate_id: gate?.gate_id };
}

describe("what was approved right before a step", () => {
  const one = { id: "1", action: "send", args: { text: "a" } };

  //   (ann) ──► send a
  it("is told to the gate of effects: who, where, and the very input", async () => {
    const { approvals, gate_id } = await run({ steps: [{ ...one, approval: "before" }] });
    expect(approvals).toEqual([{ gate_id, by: "ann", roles: ["recruiter"], input: { text: "a" } }]);
  });

  //   (ann) ──► send × [a, b]      b taken out, a changed
  it("is each item's own input of a fan-out, as it was changed", async () => {
    const each = ["a", "b"];
    const step = { id: "1", action: "send", each, args: { text: "$item" } };
    const changed = { decision: "modify", value: [{ text: "c" }] } as const;
    const { approvals, gate_id } = await run({ steps: [{ ...step, approval: "before" }] }, changed);
    expect(approvals).toEqual([{ gate_id, by: "ann", roles: ["recruiter"], input: { text: "c" } }]);
  });

  //   send a          (ann) ──► wrapped { send a }          send a ──► (ann)
  it("is nothing where nobody was asked about this very call", async () => {
    expect((await run({ steps: [one] })).approvals).toEqual([null]);
    const around = { id: "1", action: "wrapped", args: { text: "a" }, approval: "before" } as const;
    expect((await run({ steps: [around] })).approvals).toEqual([null]);
    expect((await run({ steps: [{ ...one, approval: "after" }] })).approvals).toEqual([null]);
  });

  //   (ann) ──► send a ──► send a again
  it("does not hold for another turn, whose input nobody has seen", async () => {
    const repeat = { until: "$1.done", max: 2 };
    const { approvals } = await run({ steps: [{ ...one, approval: "before", repeat }] });
    expect(approvals).toMatchObject([{ by: "ann" }, null]);
  });
});
