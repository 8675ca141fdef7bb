import { describe, expect, it } from "vitest";
import type { OpenMemory } from "./open-memory.ts";
import {
  AWKWARD,
  OTHER,
  sampleEvent,
  sampleGate,
  sampleRecord,
  sampleRun,
  TENANT,
} from "./samples.ts";

export function describeCommit(open: OpenMemory): void {
  describe("a commit", () => {
    it("makes all its writes durable", async () => {
      const { runs, journal, events, gates } = await open();
      await runs.create(sampleRun("r1"), {});
      await runs.commit(TENANT, "r1", {
        journal: [sampleRecord("1")],
        events: [sampleEvent(1), sampleEvent(2)],
        gates: [sampleGate("g1", "r1")],
        run: { status: "waiting", wake_at: 1_000.5 },
      });
      expect(await journal.read(TENANT, "r1")).toEqual([sampleRecord("1")]);
      expect(await events.read(TENANT, "r1")).toEqual([sampleEvent(1), sampleEvent(2)]);
      expect(await gates.ofRun(TENANT, "r1")).toEqual([sampleGate("g1", "r1")]);
      expect(await runs.get(TENANT, "r1")).toMatchObject({ status: "waiting", wake_at: 1_000.5 });
    });

    it("that fails in its last part leaves nothing of the others", async () => {
      const { runs, journal, events, gates } = await open();
      await runs.create(sampleRun("r1"), {});
      await runs.create(sampleRun("r2", { thread: "t2", status: "completed" }), {});
      await runs.create(sampleRun("r3", { thread: "t2" }), {});
      // Only its last part is wrong: the thread has been given to another run meanwhile.
      const commit = runs.commit(TENANT, "r2", {
        journal: [sampleRecord("1")],
        events: [sampleEvent(1)],
        gates: [sampleGate("g1", "r2")],
        run: { status: "running" },
      });
      await expect(commit).rejects.toMatchObject({ code: "commit-conflict" });
      expect(await journal.read(TENANT, "r2")).toEqual([]);
      expect(await events.read(TENANT, "r2")).toEqual([]);
      expect(await gates.ofRun(TENANT, "r2")).toEqual([]);
      expect(await runs.get(TENANT, "r2")).toMatchObject({ status: "completed" });
    });

    it("keeps values that records share, within a run and in a copy of it", async () => {
      const { runs, journal } = await open();
      const long = "伯乐 ".repeat(1_000);
      const records = [
        sampleRecord("1", { input: null, result: { doc: long, rows: [{ long }] } }),
        sampleRecord("2", { input: { text: long, "~": ["1", "result"] }, result: { doc: long } }),
        sampleRecord("3", { input: { all: { doc: long, rows: [{ long }] } }, result: long }),
      ];
      await runs.create(sampleRun("r1"), { journal: records.slice(0, 2) });
      await runs.commit(TENANT, "r1", { journal: records.slice(2) });
      await runs.create(sampleRun("r2"), { journal: await journal.read(TENANT, "r1") });
      expect(await journal.read(TENANT, "r1")).toEqual(records);
      expect(await journal.read(TENANT, "r2")).toEqual(records);
    });

    it("refuses a journal key that is there: no step ends twice unnoticed", async () => {
      const { runs, journal, events } = await open();
      await runs.create(sampleRun("r1"), { journal: [sampleRecord("1")] });
      const again = runs.commit(TENANT, "r1", {
        events: [sampleEvent(1)],
        journal: [sampleRecord("2"), sampleRecord("1", { result: "another" })],
      });
      await expect(again).rejects.toMatchObject({ code: "commit-conflict" });
      expect(await journal.read(TENANT, "r1")).toEqual([sampleRecord("1")]);
      expect(await events.read(TENANT, "r1")).toEqual([]);
    });

    it("refuses an event number that is there: two writers of one run notice each other", async () => {
      const { runs, journal, events } = await open();
      await runs.create(sampleRun("r1"), { events: [sampleEvent(1)] });
      const ends = await Promise.allSettled(
        ["a", "b", "c"].map((key) =>
          runs.commit(TENANT, "r1", { journal: [sampleRecord(key)], events: [sampleEvent(2)] }),
        ),
      );
      expect(ends.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
      expect(await journal.read(TENANT, "r1")).toHaveLength(1);
      expect(await events.read(TENANT, "r1")).toHaveLength(2);
    });

    it("to a run that its tenant does not have is refused", async () => {
      const { runs, journal } = await open();
      await runs.create(sampleRun("r1"), {});
      for (const [tenant, id] of [
        [TENANT, "r2"],
        [OTHER, "r1"],
      ] as const) {
        for (const commit of [
          { journal: [sampleRecord("1")] },
          { events: [sampleEvent(1)] },
          { gates: [sampleGate("g1", id, { tenant })] },
          { run: { status: "failed" } },
        ] as const) {
          await expect(runs.commit(tenant, id, commit)).rejects.toMatchObject({
            code: "run-unknown",
          });
        }
      }
      expect(await journal.read(TENANT, "r1")).toEqual([]);
      expect(await runs.get(TENANT, "r1")).toMatchObject({ status: "running" });
    });

    it("changes of the run only what it names", async () => {
      const { runs } = await open();
      await runs.create(sampleRun("r1"), {});
      const error = { code: "agent-failed", message: "no", step: "1" };
      await runs.commit(TENANT, "r1", { run: { status: "failed", error, active_ms: 7.25 } });
      const failed = { ...sampleRun("r1"), status: "failed", error, active_ms: 7.25 };
      expect(await runs.get(TENANT, "r1")).toEqual({ ...failed, updated_at: expect.any(String) });
      await runs.commit(TENANT, "r1", { run: { error: null, result: AWKWARD } });
      expect(await runs.get(TENANT, "r1")).toMatchObject({
        status: "failed",
        error: null,
        result: AWKWARD,
        active_ms: 7.25,
      });
    });

    it("of thousands of writes keeps them all, in order", async () => {
      const { runs, journal, events } = await open();
      await runs.create(sampleRun("r1"), {});
      const records = Array.from({ length: 1_003 }, (_, n) => sampleRecord(`2[${1_003 - n}]`));
      const log = Array.from({ length: 2_007 }, (_, n) => sampleEvent(n + 1, { data: n }));
      await runs.commit(TENANT, "r1", { journal: records, events: log });
      expect(await journal.read(TENANT, "r1")).toEqual(records);
      expect(await events.read(TENANT, "r1")).toEqual(log);
    });
  });

  describe("the journal", () => {
    it("is read in the order in which it was written, for its tenant only", async () => {
      const { runs, journal } = await open();
      await runs.create(sampleRun("r1"), {});
      const keys = ["9", "10", "2[1]", "2[0]", "2", "a#1/b"];
      for (const key of keys) await runs.commit(TENANT, "r1", { journal: [sampleRecord(key)] });
      expect((await journal.read(TENANT, "r1")).map(({ key }) => key)).toEqual(keys);
      expect(await journal.read(OTHER, "r1")).toEqual([]);
    });

    it("keeps records as they are, whatever JSON is in them", async () => {
      const { runs, journal } = await open();
      const records = [
        sampleRecord("1", { input: AWKWARD, result: AWKWARD, cached: true, cost: 0.001 }),
        sampleRecord("2", { status: "skipped", input: null, result: null }),
        sampleRecord("3", { status: "failed", error: { code: "agent-failed", message: "no" } }),
        sampleRecord("4", { items: 3, attempts: 2, tokens: 9, started_at: 1.5, result: null }),
        sampleRecord("5", { input: "text", result: false }),
      ];
      await runs.create(sampleRun("r1"), { journal: records });
      expect(await journal.read(TENANT, "r1")).toEqual(records);
    });
  });
}
