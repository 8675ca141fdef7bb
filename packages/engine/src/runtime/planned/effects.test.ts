import { describe, expect, it } from "vitest";
import { z } from "zod";
import { openLab, TENANT } from "../../../test/lab.ts";
import { planners } from "../../../test/planners.ts";
import { defineAgent } from "../../contracts/agent.ts";
import type { EffectRequest } from "../../contracts/execution-ctx.ts";

describe("effects of a plan that is replaced", () => {
  //   send ──► (stuck for ever)      given up; then send again, as it was or with another text
  it("are asked for under the same key by the same step, under another by a changed one", async () => {
    const requested: EffectRequest[] = [];
    const stuck = Promise.withResolvers<void>();
    const send = defineAgent({
      name: "send",
      description: "Sends a mail; the first time, it does not come back.",
      kind: "generation",
      effects: ["mail"],
      input: z.object({ text: z.string() }),
      output: z.object({}),
      run: async ({ text }, { effects }) => {
        await effects.request({ kind: "mail", target: "bob", payload: text });
        if (requested.length > 1) return {};
        stuck.resolve();
        return new Promise<never>(() => undefined);
      },
    });
    const steps = (text: string) => ({ steps: [{ id: "1", action: "send", args: { text } }] });
    const { planners: sets } = planners(
      [steps("a"), steps("a"), steps("b")],
      [{ verdicts: [], need_replan: true, gap: "b" }],
    );
    const lab = await openLab([send], {
      planners: sets,
      effects: {
        request: async (effect) => {
          requested.push(effect);
          return null;
        },
      },
    });
    const { run_id } = await lab.engine.start({ tenant: TENANT, goal: "g", rubric: ["b"] });
    await stuck.promise;
    await lab.engine.replan({ tenant: TENANT, run_id, reason: "again", by: "ann" });
    await lab.engine.settled(TENANT, run_id);
    const keys = requested.map(({ idempotency_key }) => idempotency_key?.replace(run_id, "run"));
    expect(keys).toEqual(["run:1:mail:bob", "run:1:mail:bob", "run:1@3:mail:bob"]);
  });
});
