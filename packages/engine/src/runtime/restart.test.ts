import { describe, expect, it } from "vitest";
import { countingAgents, heldAgent } from "../../test/agents.ts";
import { databases } from "../../test/databases.ts";
import { TENANT } from "../../test/lab.ts";

describe.each(databases)("after a restart ($database)", ({ openLab }) => {
  //   1 ──► 2 (under way when the process stops) ──► 3
  it("what had ended is not run again, what was under way is", async () => {
    const { say, calls } = countingAgents();
    const first = heldAgent();
    const lab = await openLab([say, first.hold]);
    const run = await lab.start([
      { id: "1", action: "say", args: { text: "once" } },
      { id: "2", action: "hold", args: { name: "x" }, depends_on: ["1"] },
      { id: "3", action: "say", args: { text: "$2.name, end" }, depends_on: ["2"] },
    ]);
    await first.begun("x");
    const second = heldAgent();
    second.release("x");
    const next = await lab.restart([say, second.hold]);
    expect((await next.settled(run)).result).toEqual({ "3": { text: "x, end" } });
    expect(calls).toEqual(["once", "x, end"]);
  });

  it("the same id with the same plan goes on, with another plan is refused", async () => {
    const { say, calls } = countingAgents();
    const lab = await openLab([say]);
    const steps = [{ id: "1", action: "say", args: { text: "x" } }];
    await lab.run(steps, { run_id: "run_mine" });
    expect((await lab.run(steps, { run_id: "run_mine" })).status).toBe("completed");
    expect(calls).toEqual(["x"]);
    await expect(
      lab.start([{ id: "1", action: "say", args: { text: "y" } }], { run_id: "run_mine" }),
    ).rejects.toMatchObject({ code: "plan-changed" });
  });

  it("the same id, asked for several times at once, is one run", async () => {
    const { say, calls } = countingAgents();
    const lab = await openLab([say]);
    const steps = [{ id: "1", action: "say", args: { text: "x" } }];
    const asked = Array.from({ length: 4 }, () => lab.run(steps, { run_id: "run_mine" }));
    const runs = await Promise.all(asked);
    expect(new Set(runs.map(({ run_id }) => run_id))).toEqual(new Set(["run_mine"]));
    expect(calls).toEqual(["x"]);
  });

  it("a run that another process holds is left alone until its claim is over", async () => {
    const { say, calls } = countingAgents();
    const lab = await openLab([say]);
    const steps = [{ id: "1", action: "say", args: { text: "x" }, approval: "before" as const }];
    const run = await lab.run(steps);
    const now = lab.clock.now();
    await lab.memory.runs.claim(TENANT, run.run_id, "somebody", now, now + 1_000);
    const gate_id = run.gates[0]?.gate_id ?? "";
    await lab.engine.answer({ tenant: TENANT, gate_id, decision: "approve", by: "ann" });
    expect((await lab.settled(run)).status).toBe("waiting");
    expect(calls).toEqual([]);

    lab.clock.advance(1_001);
    await lab.engine.recover();
    expect((await lab.settled(run)).status).toBe("completed");
    expect(calls).toEqual(["x"]);
  });
});
