import { describe, expect, it } from "vitest";
import { z } from "zod";
import { countingAgents, heldAgent } from "../../test/agents.ts";
import { openLab } from "../../test/lab.ts";
import { defineAgent } from "../contracts/agent.ts";

describe("when", () => {
  //   1 ──► (false) 2 ──► 3 wants 2   → skipped
  //              └──────► 4 only after → runs, once
  it("skips a step as data, and what comes only after it runs once", async () => {
    const { add, say, calls } = countingAgents();
    const lab = await openLab([add, say]);
    const run = await lab.run([
      { id: "1", action: "add", args: { a: 1, b: 1 } },
      {
        id: "2",
        action: "say",
        args: { text: "big" },
        depends_on: ["1"],
        when: { gt: ["$1.sum", 5] },
      },
      { id: "3", action: "say", args: { text: "$2.text" }, depends_on: ["2"] },
      { id: "4", action: "say", args: { text: "end" }, depends_on: ["1", "2"] },
    ]);
    expect(run.status).toBe("completed");
    expect(run.steps["2"]).toMatchObject({ status: "skipped", error: { code: "condition-false" } });
    expect(run.steps["3"]).toMatchObject({
      status: "skipped",
      error: { code: "dependency-unmet" },
    });
    expect(calls).toEqual(["1+1", "end"]);
  });
});

describe("each", () => {
  //   [1 2 3 4] ──► half × 4 ──► half × 4
  it("keeps the order, and lets one item's failure be that item's result", async () => {
    const lab = await openLab(countingAgents().all);
    const run = await lab.run(
      [
        { id: "1", action: "half", each: "$input.list", args: { n: "$item" } },
        { id: "2", action: "half", each: "$1", args: { n: "$item.n" }, depends_on: ["1"] },
        {
          id: "3",
          action: "adapter",
          args: { fields: { left: "$1.succeeded" } },
          depends_on: ["1"],
        },
      ],
      { input: { list: [4, 3, 8, 2] } },
    );
    const odd = (n: number) => ({ error: { code: "agent-failed", message: `${n} is odd` } });
    expect(run.steps["1"]?.result).toEqual([{ n: 2 }, odd(3), { n: 4 }, { n: 1 }]);
    expect(run.steps["2"]?.result).toEqual([{ n: 1 }, odd(3), { n: 2 }, odd(1)]);
    expect(run.steps["3"]?.result).toEqual({ left: [{ n: 2 }, { n: 4 }, { n: 1 }] });
  });

  it("fails where every item failed", async () => {
    const lab = await openLab(countingAgents().all);
    const run = await lab.run([{ id: "1", action: "half", each: [1, 3], args: { n: "$item" } }]);
    expect(run.error?.message).toBe("All 2 items failed; the first: 1 is odd");
  });

  it("is complete with an empty list", async () => {
    const lab = await openLab(countingAgents().all);
    const run = await lab.run([{ id: "1", action: "half", each: [], args: { n: "$item" } }]);
    expect(run.result).toEqual({ "1": [] });
  });

  it("runs no more items at once than its cap", async () => {
    let [now, most] = [0, 0];
    const turn = defineAgent({
      name: "turn",
      description: "Takes a turn of the event loop.",
      kind: "retrieval",
      input: z.object({ n: z.number() }),
      output: z.object({}),
      run: async () => {
        most = Math.max(most, ++now);
        await new Promise<void>((resolve) => setImmediate(resolve));
        now -= 1;
        return {};
      },
    });
    const each = Array.from({ length: 20 }, (_, n) => n);
    const lab = await openLab([turn]);
    await lab.run([{ id: "1", action: "turn", each, concurrency: 3, args: { n: "$item" } }]);
    expect(most).toBe(3);
    await lab.run([{ id: "1", action: "turn", each, args: { n: "$item" } }]);
    expect(most).toBe(20);
  });

  it("counts over the whole run with the engine's own cap", async () => {
    const { hold, release, begun } = heldAgent();
    const lab = await openLab([hold], { concurrency: 1 });
    const run = await lab.start([
      { id: "a", action: "hold", args: { name: "a" } },
      { id: "b", action: "hold", args: { name: "b" } },
    ]);
    await begun("a");
    const second = Promise.race([begun("b").then(() => "begun"), Promise.resolve("waiting")]);
    expect(await second).toBe("waiting");
    release("a");
    release("b");
    expect((await lab.settled(run)).status).toBe("completed");
  });
});

describe("repeat", () => {
  //   ┌──────┐
  //   └─► add ┘ until sum ≥ 3, with the sum of the turn before
  it("turns until its condition holds, seeing the turn before", async () => {
    const { add, calls } = countingAgents();
    const lab = await openLab([add]);
    const run = await lab.run([
      {
        id: "1",
        action: "add",
        args: { a: "$iteration", b: 1 },
        repeat: { until: { gte: ["$1.sum", 3] }, max: 9 },
      },
    ]);
    expect(run.result).toEqual({ "1": { sum: 3 } });
    expect(calls).toEqual(["0+1", "1+1", "2+1"]);
  });

  it("keeps the last result when its turns are used up, and says so", async () => {
    const lab = await openLab(countingAgents().all);
    const run = await lab.run([
      { id: "1", action: "add", args: { a: "$iteration", b: 0 }, repeat: { until: false, max: 4 } },
    ]);
    expect(run.result).toEqual({ "1": { sum: 3 } });
    const events = await lab.memory.events.read(run.tenant, run.run_id);
    expect(events.map(({ type }) => type)).toContain("repeat_exhausted");
  });
});
