import { describe, expect, it } from "vitest";
import type { OpenMemory } from "./open-memory.ts";
import { AWKWARD, OTHER, sampleEvent, sampleRecord, sampleRun, TENANT } from "./samples.ts";

export function describeEvents(open: OpenMemory): void {
  describe("events", () => {
    const five = [1, 2, 3, 4, 5].map((seq) => sampleEvent(seq));

    it("are read from any number on, as many as wanted", async () => {
      const { runs, events } = await open();
      await runs.create(sampleRun("r1"), { events: five });
      const seqs = async (...args: Parameters<typeof events.read>) =>
        (await events.read(...args)).map(({ seq }) => seq);
      expect(await seqs(TENANT, "r1")).toEqual([1, 2, 3, 4, 5]);
      expect(await seqs(TENANT, "r1", 3)).toEqual([4, 5]);
      expect(await seqs(TENANT, "r1", 1, 2)).toEqual([2, 3]);
      expect(await seqs(TENANT, "r1", 5)).toEqual([]);
      expect(await seqs(TENANT, "r1", 0, 0)).toEqual([]);
    });

    it("are read in the order of their numbers, with all that they say", async () => {
      const { runs, events } = await open();
      const first = sampleEvent(1, { type: "run_started", key: null, data: AWKWARD });
      const last = sampleEvent(2, { type: "gate_opened", key: "2[0]", data: "text" });
      await runs.create(sampleRun("r1"), { events: [last, first] });
      expect(await events.read(TENANT, "r1")).toEqual([first, last]);
    });

    it("tell the number of the last", async () => {
      const { runs, events } = await open();
      await runs.create(sampleRun("r1"), { events: five });
      await runs.create(sampleRun("r2"), {});
      expect(await events.lastSeq(TENANT, "r1")).toBe(5);
      expect(await events.lastSeq(TENANT, "r2")).toBe(0);
    });

    it("are seen by their tenant only", async () => {
      const { runs, events } = await open();
      await runs.create(sampleRun("r1"), { events: five });
      expect(await events.read(OTHER, "r1")).toEqual([]);
      expect(await events.lastSeq(OTHER, "r1")).toBe(0);
    });

    it("wake whoever watches the run, after each write and when it is durable", async () => {
      const { runs, events } = await open();
      await runs.create(sampleRun("r1"), {});
      await runs.create(sampleRun("r2"), {});
      const seen: Promise<number>[] = [];
      const stop = events.watch("r1", () => seen.push(events.lastSeq(TENANT, "r1")));
      await runs.commit(TENANT, "r1", { events: [sampleEvent(1)] });
      expect(await Promise.all(seen)).toEqual([1]);
      await runs.commit(TENANT, "r2", { events: [sampleEvent(1)] });
      await runs.commit(TENANT, "r1", { events: [sampleEvent(2)] });
      expect(await Promise.all(seen)).toEqual([1, 2]);
      stop();
      await runs.commit(TENANT, "r1", { events: [sampleEvent(3)] });
      expect(seen).toHaveLength(2);
    });

    it("wake every watcher, also two with the same function", async () => {
      const { runs, events } = await open();
      await runs.create(sampleRun("r1"), {});
      let calls = 0;
      const count = () => {
        calls += 1;
      };
      const stops = [events.watch("r1", count), events.watch("r1", count)];
      await runs.commit(TENANT, "r1", { events: [sampleEvent(1)] });
      expect(calls).toBe(2);
      stops[0]?.();
      await runs.commit(TENANT, "r1", { events: [sampleEvent(2)] });
      expect(calls).toBe(3);
    });

    it("do not wake a watcher when nothing was written", async () => {
      const { runs, events } = await open();
      await runs.create(sampleRun("r1"), { journal: [sampleRecord("1")] });
      let calls = 0;
      events.watch("r1", () => {
        calls += 1;
      });
      await expect(
        runs.commit(TENANT, "r1", { events: [sampleEvent(1)], journal: [sampleRecord("1")] }),
      ).rejects.toMatchObject({ code: "commit-conflict" });
      await runs.commit(TENANT, "r1", { events: [], journal: [], run: {} });
      expect(calls).toBe(0);
    });
  });
}
