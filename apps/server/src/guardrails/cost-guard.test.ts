import { defineAgent, type JsonValue } from "@bole/engine";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { testApi } from "../../test/api.ts";
import { PolicyVersion } from "../http/contract/index.ts";

/** Counts its calls, and spends 3 in each. */
function costly() {
  const calls: JsonValue[] = [];
  const agent = defineAgent({
    name: "costly",
    description: "Asks a model that costs.",
    kind: "retrieval",
    input: z.object({ n: z.int() }),
    output: z.object({ n: z.int() }),
    retry: { attempts: 3, backoff_ms: 0 },
    run: ({ n }, { budget }) => {
      calls.push(n);
      budget.spend({ cost: 3 });
      return { n };
    },
  });
  return { agent, calls };
}

//  [costly 0] ─► [costly 1] ─► …, or all of them as the items of one step
const chain = (length: number) => ({
  plan: {
    steps: Array.from({ length }, (_, n) => ({
      id: `s${n}`,
      action: "costly",
      args: { n },
      depends_on: n === 0 ? [] : [`s${n - 1}`],
    })),
  },
});
const fanOut = (items: number, concurrency: number) => ({
  plan: {
    steps: [
      {
        id: "all",
        action: "costly",
        each: Array.from({ length: items }, (_, n) => n),
        concurrency,
        args: { n: "$item" },
      },
    ],
  },
});

async function withLimit(limits: object) {
  const { agent, calls } = costly();
  const api = await testApi({ host: { agents: [agent] } });
  await api.ask(PolicyVersion, "PUT", "/guardrails/policy", { policy: { limits } });
  return { api, calls };
}

describe("a limit of cost", () => {
  it("does not stop agents that spend nothing", async () => {
    const { api } = await withLimit({ cost_per_day: 0 });
    const steps = [{ id: "1", action: "adapter", args: { fields: { x: 1 } } }];
    expect(await api.settle({ plan: { steps } })).toMatchObject({ status: "completed" });
  });

  it("lets the call finish that passes it, keeps its answer, and begins nothing more", async () => {
    const { api, calls } = await withLimit({ cost_per_run: 5 });
    const run = await api.settle(chain(5));
    expect(run).toMatchObject({ status: "failed", error: { code: "step-refused", step: "s2" } });
    expect(calls).toEqual([0, 1]);
  });

  it("stops a fan-out at the items that have begun; none is tried again", async () => {
    const { api, calls } = await withLimit({ cost_per_run: 5 });
    await api.settle(fanOut(10, 1));
    expect(calls).toEqual([0, 1]);
  });

  it("counts what went beyond it, too: the tenant's day knows of everything", async () => {
    const { api, calls } = await withLimit({ cost_per_run: 2, cost_per_day: 9 });
    await api.settle(chain(2));
    await api.settle(chain(2));
    await api.settle(chain(2));
    expect(calls).toEqual([0, 0, 0]);
    const refused = await api.settle(chain(1));
    expect(refused).toMatchObject({ status: "failed", error: { code: "step-refused" } });
    expect(calls).toEqual([0, 0, 0]);
  });
});
