/** Runs with a goal on Redis: what they promise must not depend on where they are remembered. */
import { startRedis, type TestServer } from "@bole/testing";
import { describe, expect, it, onTestFinished } from "vitest";
import { countingAgents } from "../../../test/agents.ts";
import { breaking } from "../../../test/breaking.ts";
import { TENANT } from "../../../test/lab.ts";
import { planners } from "../../../test/planners.ts";
import { halve, say } from "../../../test/steps.ts";
import { createRegistry } from "../../contracts/registry.ts";
import type { Memory } from "../../memory/ports/index.ts";
import { openRedisMemory } from "../../memory/redis/open-redis-memory.ts";
import type { PlanRequest } from "../../planner/ports.ts";
import { ManualClock } from "../../testing/manual-clock.ts";
import { createEngine, type Engine } from "../engine.ts";

async function redisServer(): Promise<TestServer> {
  const server = await startRedis({ aof: true });
  onTestFinished(() => server.stop());
  return server;
}

//   1 ──► 2 (fails)     replaced by     1 ──► 3
const plan = ({ revision }: PlanRequest) => ({
  steps: [say("1", "a"), revision === 1 ? halve("2", 3, "1") : halve("3", 4, "1")],
});

/** A process of its own: nothing is shared with another one but the server. */
async function openEngine(
  { url }: TestServer,
  { all }: ReturnType<typeof countingAgents>,
  { planners: sets }: ReturnType<typeof planners>,
  wrap = (memory: Memory) => memory,
): Promise<Engine> {
  const memory = await openRedisMemory({ url });
  const engine = createEngine({
    memory: wrap(memory),
    registry: createRegistry(all),
    clock: new ManualClock(),
    planners: sets,
  });
  onTestFinished(async () => {
    await engine.close();
    await memory.close();
  });
  return engine;
}

describe("a run with a goal on Redis", () => {
  it("is approved after a restart of everything, and plans anew", async () => {
    const server = await redisServer();
    const agents = countingAgents();
    const script = planners([plan]);
    const first = await openEngine(server, agents, script);
    const start = { tenant: TENANT, goal: "g", approve_plan: true };
    const { run_id } = await first.start(start);
    const [gate] = (await first.settled(TENANT, run_id)).gates;
    await first.close();
    await server.restart();

    const second = await openEngine(server, agents, script);
    await second.recover({ alone: true });
    const answer = { tenant: TENANT, decision: "approve", by: "ann" } as const;
    await second.answer({ ...answer, gate_id: gate?.gate_id ?? "" });
    const [other] = (await second.settled(TENANT, run_id)).gates;
    expect(other?.key).toBe("@approve@2");
    await second.answer({ ...answer, gate_id: other?.gate_id ?? "" });
    const run = await second.settled(TENANT, run_id);
    expect(run).toMatchObject({ status: "completed", result: { "3": { n: 2 } } });
    expect(agents.calls).toEqual(["a", "half 3", "half 4"]);
    expect(script.asked).toHaveLength(2);
  });

  it("goes on after a death at any write", async () => {
    const server = await redisServer();
    for (let commits = 1, whole = false; !whole; commits++) {
      const agents = countingAgents();
      const script = planners([plan]);
      const { wrap, broken, left } = breaking(commits);
      const first = await openEngine(server, agents, script, wrap);
      const { run_id } = await first.start({ tenant: TENANT, goal: "g" });
      await Promise.race([broken, first.settled(TENANT, run_id)]);
      whole = left() > 0;
      await first.close();
      const second = await openEngine(server, agents, script);
      await second.recover({ alone: true });
      const run = await second.settled(TENANT, run_id);
      expect(run, `after ${commits} commits`).toMatchObject({
        status: "completed",
        result: { "3": { n: 2 } },
        planning: { decisions: [{ kept: ["1"] }] },
      });
      expect([...new Set(agents.calls)]).toEqual(["a", "half 3", "half 4"]);
      const calls = agents.calls.length + script.asked.length + script.measured.length;
      expect(calls).toBeLessThanOrEqual(7);
    }
  });

  it("that waits hears of a changed world", async () => {
    const server = await redisServer();
    const agents = countingAgents();
    const ask = { steps: [{ ...say("1", "a"), approval: "before" }] };
    const script = planners([ask, { steps: [say("1", "b")] }]);
    const engine = await openEngine(server, agents, script);
    const { run_id } = await engine.start({ tenant: TENANT, goal: "g" });
    expect((await engine.settled(TENANT, run_id)).status).toBe("waiting");
    await engine.replan({ tenant: TENANT, run_id, reason: "moved", by: "ann" });
    expect(await engine.settled(TENANT, run_id)).toMatchObject({ status: "completed" });
    expect(agents.calls).toEqual(["b"]);
  });
});
