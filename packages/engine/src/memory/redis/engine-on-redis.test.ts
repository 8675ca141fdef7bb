/** The engine on this memory: what it promises must not depend on where it remembers. */
import { startRedis, type TestServer } from "@bole/testing";
import { describe, expect, it, onTestFinished } from "vitest";
import { z } from "zod";
import { countingAgents } from "../../../test/agents.ts";
import { TENANT } from "../../../test/lab.ts";
import { type Agent, defineAgent } from "../../contracts/agent.ts";
import { createRegistry } from "../../contracts/registry.ts";
import { createEngine, type Engine } from "../../runtime/engine.ts";
import { ManualClock } from "../../testing/manual-clock.ts";
import { openRedisMemory } from "./open-redis-memory.ts";

const DAY = 24 * 60 * 60 * 1000;

async function redisServer(): Promise<TestServer> {
  const server = await startRedis({ aof: true });
  onTestFinished(() => server.stop());
  return server;
}

/** A process of its own: nothing is shared with another one but the server. */
async function openEngine(
  { url }: TestServer,
  agents: readonly Agent[] = countingAgents().all,
  clock = new ManualClock(),
): Promise<Engine> {
  const memory = await openRedisMemory({ url });
  const engine = createEngine({ memory, registry: createRegistry(agents), clock });
  onTestFinished(async () => {
    await engine.close();
    await memory.close();
  });
  return engine;
}

describe("the engine on Redis", () => {
  //   (a) ──► a2
  //   (b) ──► b2      both wait for a person; the engine and the server are restarted meanwhile
  it("keeps gates over a restart of everything, and answers one by one", async () => {
    const server = await redisServer();
    const first = await openEngine(server);
    const steps = ["a", "b"].flatMap((id) => [
      { id, action: "say", args: { text: id }, approval: "before" as const },
      { id: `${id}2`, action: "say", args: { text: `$${id}.text, then` }, depends_on: [id] },
    ]);
    const { run_id } = await first.start({ tenant: TENANT, plan: { steps } });
    expect((await first.settled(TENANT, run_id)).status).toBe("waiting");
    await first.close();
    await server.restart();

    const agents = countingAgents();
    const second = await openEngine(server, agents.all);
    await second.recover({ alone: true });
    const [a, b] = await second.gates(TENANT);
    const answer = { tenant: TENANT, decision: "approve", by: "ann" } as const;
    await second.answer({ ...answer, gate_id: b?.gate_id ?? "" });
    expect(await second.settled(TENANT, run_id)).toMatchObject({ status: "waiting" });
    expect(agents.calls).toEqual(["b", "b, then"]);
    await second.answer({ ...answer, gate_id: a?.gate_id ?? "" });
    expect(await second.settled(TENANT, run_id)).toMatchObject({ status: "completed" });
    expect(agents.calls).toEqual(["b", "b, then", "a", "a, then"]);
  });

  it("goes on by a time that came while nobody was there, or by an event", async () => {
    const server = await redisServer();
    const clock = new ManualClock();
    const first = await openEngine(server, countingAgents().all, clock);
    const waiting = (event: string) => ({
      id: "1",
      action: "adapter",
      wait: { event, for_ms: 3 * DAY },
      args: { fields: { reply: "$event" } },
    });
    const [late, told] = await Promise.all(
      ["never", "reply"].map(async (event) => {
        const plan = { steps: [waiting(event)] };
        const { run_id } = await first.start({ tenant: TENANT, plan });
        await first.settled(TENANT, run_id);
        return run_id;
      }),
    );
    expect(await first.post({ tenant: TENANT, event: "reply", data: { text: "yes" } })).toBe(1);
    expect(await first.settled(TENANT, told ?? "")).toMatchObject({
      result: { "1": { reply: { text: "yes" } } },
    });
    await first.close();
    clock.advance(4 * DAY);

    const second = await openEngine(server, countingAgents().all, clock);
    await second.recover({ alone: true });
    clock.advance(0);
    const end = async () => (await second.run(TENANT, late ?? "")).result;
    await expect.poll(end).toEqual({ "1": { reply: null } });
  });

  //   a ──► b ──► c
  it("forks a run from a finished step, and leaves the old one as it is", async () => {
    const server = await redisServer();
    const agents = countingAgents();
    const engine = await openEngine(server, agents.all);
    const steps = [
      { id: "a", action: "add", args: { a: 1, b: 1 } },
      { id: "b", action: "add", args: { a: "$a.sum", b: 10 }, depends_on: ["a"] },
      { id: "c", action: "add", args: { a: "$b.sum", b: 1 }, depends_on: ["b"] },
    ];
    const old = await engine.start({ tenant: TENANT, plan: { steps } });
    await engine.settled(TENANT, old.run_id);
    agents.calls.length = 0;
    const args = { a: "$a.sum", b: 100 };
    const fork = await engine.fork({ tenant: TENANT, run_id: old.run_id, step: "b", args });
    expect((await engine.settled(TENANT, fork.run_id)).result).toEqual({ c: { sum: 103 } });
    expect((await engine.run(TENANT, old.run_id)).result).toEqual({ c: { sum: 13 } });
    expect(agents.calls).toEqual(["2+100", "102+1"]);
  });

  //   1 ──► 2 ──► … ──► 300      and the server is restarted in the middle
  it("carries a run over a restart of the server, each step once and no event missing", async () => {
    const server = await redisServer();
    const calls: string[] = [];
    let restarted: Promise<void> | undefined;
    const count = defineAgent({
      name: "count",
      description: "Says its number; the hundredth one restarts the server.",
      kind: "generation",
      input: z.object({ text: z.string() }),
      output: z.object({}),
      run: ({ text }) => {
        calls.push(text);
        if (text === "100") restarted = server.restart();
        return {};
      },
    });
    const engine = await openEngine(server, [count]);
    const ids = Array.from({ length: 300 }, (_, i) => String(i + 1));
    const steps = ids.map((id, i) => ({
      id,
      action: "count",
      args: { text: id },
      depends_on: ids.slice(Math.max(0, i - 1), i),
    }));
    const { run_id } = await engine.start({ tenant: TENANT, plan: { steps } });
    await engine.settled(TENANT, run_id);
    await restarted;
    expect(await engine.run(TENANT, run_id)).toMatchObject({ status: "completed" });
    expect(calls).toEqual(ids);
    const seqs: number[] = [];
    for await (const { seq } of engine.events(TENANT, run_id)) seqs.push(seq);
    expect(seqs).toEqual(seqs.map((_, i) => i + 1));
    expect(seqs.length).toBeGreaterThanOrEqual(602);
  });
});
