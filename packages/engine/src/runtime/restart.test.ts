import { describe, expect, it } from "vitest";
import { z } from "zod";
import { countingAgents, heldAgent } from "../../test/agents.ts";
import { databases } from "../../test/databases.ts";
import { TENANT } from "../../test/lab.ts";
import { defineAgent } from "../contracts/agent.ts";
import { silentLogger } from "./defaults.ts";

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

  it("a run whose agent has another version now is not continued by accident", async () => {
    const agent = (version: string) =>
      defineAgent({
        name: "tell",
        version,
        description: "Tells its version.",
        kind: "generation",
        input: z.object({}),
        output: z.object({ version: z.string() }),
        run: () => ({ version }),
      });
    const lab = await openLab([agent("1")]);
    const run = await lab.run([
      { id: "1", action: "tell" },
      { id: "2", action: "tell", depends_on: ["1"], approval: "before" },
    ]);
    const next = await lab.restart([agent("2")]);
    const gate_id = run.gates[0]?.gate_id ?? "";
    await next.engine.answer({ tenant: TENANT, gate_id, decision: "approve", by: "ann" });
    expect((await next.settled(run)).error).toMatchObject({ code: "plan-changed" });

    const fork = await next.engine.fork({ tenant: TENANT, run_id: run.run_id, step: "1" });
    expect((await next.settled(fork)).steps["1"]?.result).toEqual({ version: "2" });
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

  it("a run whose agent is not here stays as it is, which is told once, until it is", async () => {
    const { say, calls } = countingAgents();
    const { hold, begun } = heldAgent();
    const lab = await openLab([say, hold]);
    const run = await lab.start([
      { id: "1", action: "say", args: { text: "once" } },
      { id: "2", action: "hold", args: { name: "x" }, depends_on: ["1"] },
    ]);
    await begun("x");
    const errors: unknown[] = [];
    const error = (_: string, fields: object = {}) => errors.push(fields);
    const without = await lab.restart([say], { logger: { ...silentLogger, error } });
    for (let look = 0; look < 3; look++) {
      await without.engine.recover();
      expect((await without.settled(run)).status).toBe("running");
    }
    expect(errors).toMatchObject([{ run_id: run.run_id, error: { code: "agent-unknown" } }]);

    const again = heldAgent();
    again.release("x");
    const whole = await without.restart([say, again.hold]);
    expect((await whole.settled(run)).status).toBe("completed");
    expect(calls).toEqual(["once"]);
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
