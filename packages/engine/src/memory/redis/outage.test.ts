/** What happens to writes while the server, or the way to it, is away. */
import { freePort, startRedis } from "@bole/testing";
import { Redis } from "ioredis";
import { describe, expect, it, onTestFinished } from "vitest";
import { openWay } from "../../../test/lossy-way.ts";
import {
  SAMPLE_PLAN,
  sampleAnswer,
  sampleEvent,
  sampleGate,
  sampleRecord,
  sampleRun,
  TENANT,
} from "../conformance/samples.ts";
import type { Memory } from "../ports/memory.ts";
import { openRedisMemory, type RedisMemoryOptions } from "./open-redis-memory.ts";

const AT = "2030-01-31T09:00:00.000Z";

async function open(options: RedisMemoryOptions): Promise<Memory> {
  const memory = await openRedisMemory(options);
  onTestFinished(() => memory.close());
  return memory;
}

/** A writer that goes on until it is told to stop; gives how many of its commits were accepted. */
async function write(memory: Memory, runId: string, stop: AbortSignal): Promise<number> {
  await memory.runs.create(sampleRun(runId), {});
  for (let n = 1; ; n++) {
    if (stop.aborted) return n - 1;
    const journal = [sampleRecord(`step ${n}`)];
    await memory.runs.commit(TENANT, runId, { journal, events: [sampleEvent(n)] });
  }
}

/** Resolves when every run has so many events, so that the server is in the middle of work. */
async function reached(memory: Memory, ids: readonly string[], events: number): Promise<void> {
  for (const id of ids) {
    const last = () => memory.events.lastSeq(TENANT, id);
    await expect.poll(last).toBeGreaterThanOrEqual(events);
  }
}

async function expectAll(memory: Memory, runId: string, accepted: number): Promise<void> {
  const numbers = Array.from({ length: accepted }, (_, i) => i + 1);
  const journal = await memory.journal.read(TENANT, runId);
  expect(journal.map(({ key }) => key)).toEqual(numbers.map((n) => `step ${n}`));
  const events = await memory.events.read(TENANT, runId);
  expect(events.map(({ seq }) => seq)).toEqual(numbers);
}

describe("a server that is restarted under load", () => {
  it("has everything that it accepted, once; writers wait and go on by themselves", async () => {
    await using server = await startRedis({ aof: true });
    const memory = await open({ url: server.url });
    const stop = new AbortController();
    const ids = ["r1", "r2", "r3", "r4"];
    const writers = ids.map((id) => write(memory, id, stop.signal));
    for (let restart = 1; restart <= 3; restart++) {
      await reached(memory, ids, restart * 20);
      await server.restart();
    }
    stop.abort();
    const accepted = await Promise.all(writers);
    for (const [i, id] of ids.entries()) await expectAll(memory, id, accepted[i] ?? 0);
  });

  it("has it even when it is killed, if it writes its file with each command", async () => {
    await using server = await startRedis({ aof: true });
    const admin = new Redis(server.url);
    onTestFinished(() => admin.disconnect());
    admin.on("error", () => undefined);
    await admin.config("SET", "appendfsync", "always");
    const memory = await open({ url: server.url });
    const stop = new AbortController();
    const ids = ["r1", "r2", "r3", "r4"];
    const writers = ids.map((id) => write(memory, id, stop.signal));
    const pid = Number(/^process_id:(\d+)/m.exec(await admin.info("server"))?.[1]);
    await reached(memory, ids, 20);
    process.kill(pid, "SIGKILL");
    await server.restart();
    stop.abort();
    const accepted = await Promise.all(writers);
    for (const [i, id] of ids.entries()) await expectAll(memory, id, accepted[i] ?? 0);
  });

  it("that has lost the end of a log is noticed: no event is written behind a hole", async () => {
    await using server = await startRedis();
    const memory = await open({ url: server.url });
    await memory.runs.create(sampleRun("r1"), { events: [sampleEvent(1)] });
    const commit = memory.runs.commit(TENANT, "r1", { events: [sampleEvent(3)] });
    await expect(commit).rejects.toMatchObject({ code: "commit-conflict" });
    expect(await memory.events.lastSeq(TENANT, "r1")).toBe(1);
  });
});

describe("a server that stays away", () => {
  it("makes calls fail with memory-unavailable, and works again when it is back", async () => {
    const port = await freePort();
    const url = `redis://127.0.0.1:${port}`;
    await using server = await startRedis();
    const way = await openWay(server.url, port);
    // Long enough that a server which is only busy is not taken for one that is away.
    const memory = await open({ url, outage_ms: 1_000 });
    await memory.runs.create(sampleRun("r1"), {});

    await way.close();
    const commit = { journal: [sampleRecord("1")], events: [sampleEvent(1)] };
    const refused = { code: "memory-unavailable", entry: { status: 503 } };
    const calls = [
      memory.runs.commit(TENANT, "r1", commit),
      memory.gates.pending(TENANT),
      memory.runs.list(TENANT),
    ];
    const ends = await Promise.allSettled(calls);
    expect(ends).toMatchObject(calls.map(() => ({ status: "rejected", reason: refused })));

    await openWay(server.url, port);
    const again = () => memory.runs.get(TENANT, "r1").catch(() => null);
    await expect.poll(again).not.toBeNull();
    await memory.runs.commit(TENANT, "r1", commit);
    expect(await memory.journal.read(TENANT, "r1")).toEqual(commit.journal);
  });

  it("is not opened at all", async () => {
    const url = `redis://127.0.0.1:${await freePort()}`;
    await expect(openRedisMemory({ url, outage_ms: 100 })).rejects.toMatchObject({
      code: "memory-unavailable",
    });
  });
});

//   memory ──► way ──► server        the server does what it is told; its answer does not arrive
//          ✕◄──┘
describe("a write whose answer is lost", () => {
  /** Does all kinds of writes; each is preceded by a word to the way. */
  async function writeAll(memory: Memory, run: string, before: (answers?: number) => void) {
    const gate = `gate of ${run}`;
    before();
    await memory.runs.create(sampleRun(run), { gates: [sampleGate(gate, run)] });
    before();
    await memory.runs.commit(TENANT, run, {
      journal: [sampleRecord("1")],
      events: [sampleEvent(1)],
    });
    before();
    await memory.runs.commit(TENANT, run, {
      journal: [sampleRecord("2")],
      run: { status: "waiting" },
    });
    before();
    const claimed = await memory.runs.claim(TENANT, run, "me", 0, 100);
    // Its first question is which run the gate belongs to.
    before(2);
    const answered = await memory.runs.answer(TENANT, gate, sampleAnswer());
    const plan = SAMPLE_PLAN;
    before();
    const { ver } = await memory.plans.put(TENANT, { plan_id: run, plan, author: "ann" });
    before();
    const deleted = await memory.plans.delete(TENANT, run, "ann");
    before();
    await memory.signals.append({ signal_id: run, tenant: TENANT, event: run, data: {}, at: AT });
    before();
    const file = await memory.vfs.put(TENANT, { path: `/${run}`, content: "x" });
    return { claimed, answered, ver, deleted, file_ver: file.ver };
  }

  it("is sent again, counts once, and is not taken for somebody else's", async () => {
    const server = await startRedis();
    onTestFinished(() => server.stop());
    const port = await freePort();
    const way = await openWay(server.url, port);
    const memory = await open({ url: `redis://127.0.0.1:${port}` });

    // Once without losses, so that the server knows the scripts and its answers are the writes'.
    const usual = await writeAll(memory, "r1", () => undefined);
    expect(usual).toEqual({ claimed: true, answered: true, ver: 1, deleted: true, file_ver: 1 });
    expect(await writeAll(memory, "r2", way.loseAnswer)).toEqual(usual);
    expect(way.lost).toBe(9);

    const { journal, events, plans, signals, vfs } = memory;
    expect(await journal.read(TENANT, "r2")).toEqual([sampleRecord("1"), sampleRecord("2")]);
    expect(await events.lastSeq(TENANT, "r2")).toBe(1);
    expect(await plans.audit(TENANT, "r2")).toHaveLength(2);
    expect(await signals.since(TENANT, "r2", AT)).toHaveLength(1);
    expect(await vfs.versions(TENANT, "/r2")).toHaveLength(1);
  });
});
