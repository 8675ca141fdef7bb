import { describe, expect, it } from "vitest";
import type { OpenMemory } from "./open-memory.ts";
import { AWKWARD, OTHER, sampleAnswer, sampleGate, sampleRun, TENANT } from "./samples.ts";

export function describeGates(open: OpenMemory): void {
  /** A run with these gates pending. */
  const opened = async (...ids: string[]) => {
    const memory = await open();
    await memory.runs.create(sampleRun("r1"), { gates: ids.map((id) => sampleGate(id, "r1")) });
    return memory;
  };

  describe("gates", () => {
    it("are read as they were opened, in that order", async () => {
      const { runs, gates } = await open();
      const asking = sampleGate("g2", "r1", { ask: AWKWARD, fan_out: true, phase: "after" });
      const waiting = sampleGate("g1", "r1", {
        phase: "wait",
        ask: null,
        event: "reply",
        match: { from: "ann" },
        until: 1_000.5,
      });
      await runs.create(sampleRun("r1"), { gates: [asking, waiting] });
      expect(await gates.ofRun(TENANT, "r1")).toEqual([asking, waiting]);
      expect(await gates.get(TENANT, "g1")).toEqual(waiting);
      expect(await gates.get(TENANT, "g3")).toBeNull();
    });

    it("belong to one tenant: another can neither see nor answer them", async () => {
      const { runs, gates } = await opened("g1");
      expect(await gates.get(OTHER, "g1")).toBeNull();
      expect(await gates.ofRun(OTHER, "r1")).toEqual([]);
      expect(await gates.pending(OTHER)).toEqual([]);
      expect(await runs.answer(OTHER, "g1", sampleAnswer())).toBe(false);
      expect(await gates.get(TENANT, "g1")).toMatchObject({ status: "pending", answer: null });
    });

    it("take one answer; of ten at the same time, one", async () => {
      const { runs, gates } = await opened("g1");
      const people = Array.from({ length: 10 }, (_, n) => `person ${n}`);
      const took = await Promise.all(
        people.map((by) => runs.answer(TENANT, "g1", sampleAnswer({ by, value: AWKWARD }))),
      );
      const winner = people[took.indexOf(true)] ?? "nobody";
      expect(took.filter((taken) => taken)).toHaveLength(1);
      expect(await gates.get(TENANT, "g1")).toMatchObject({
        status: "answered",
        answer: sampleAnswer({ by: winner, value: AWKWARD }),
        seen: false,
      });
      expect(await runs.answer(TENANT, "g1", sampleAnswer())).toBe(false);
      expect(await runs.answer(TENANT, "unknown", sampleAnswer())).toBe(false);
    });

    it("that are opened again stay as they are: an answer is never overwritten", async () => {
      const { runs, gates } = await opened("g1");
      await runs.answer(TENANT, "g1", sampleAnswer());
      await runs.commit(TENANT, "r1", {
        gates: [sampleGate("g1", "r1", { ask: "again" }), sampleGate("g2", "r1")],
      });
      expect(await gates.ofRun(TENANT, "r1")).toEqual([
        sampleGate("g1", "r1", { status: "answered", answer: sampleAnswer() }),
        sampleGate("g2", "r1"),
      ]);
    });

    it("remember that the run has gone on from their answer", async () => {
      const { runs, gates } = await opened("g1", "g2");
      await runs.answer(TENANT, "g1", sampleAnswer());
      await runs.commit(TENANT, "r1", { gates_seen: ["g1"] });
      expect(await gates.ofRun(TENANT, "r1")).toMatchObject([{ seen: true }, { seen: false }]);
    });

    it("can be withdrawn while they are pending, and not be answered then", async () => {
      const { runs, gates } = await opened("g1", "g2");
      await runs.answer(TENANT, "g1", sampleAnswer());
      await runs.commit(TENANT, "r1", { gates_withdrawn: ["g1", "g2"] });
      expect(await gates.ofRun(TENANT, "r1")).toMatchObject([
        { status: "answered", answer: sampleAnswer() },
        { status: "withdrawn", answer: null },
      ]);
      expect(await runs.answer(TENANT, "g2", sampleAnswer())).toBe(false);
    });

    it("are answered or withdrawn, never both, when the two happen at once", async () => {
      const ids = Array.from({ length: 20 }, (_, n) => `g${n}`);
      const { runs, gates } = await opened(...ids);
      const [took] = await Promise.all([
        Promise.all(ids.map((id) => runs.answer(TENANT, id, sampleAnswer()))),
        runs.commit(TENANT, "r1", { gates_withdrawn: ids }),
      ]);
      const after = await gates.ofRun(TENANT, "r1");
      expect(after.map(({ status }) => status === "answered")).toEqual(took);
      expect(after.map(({ answer }) => answer !== null)).toEqual(took);
    });

    it("can't be touched through another run's commit", async () => {
      const { runs, gates } = await opened("g1");
      await runs.create(sampleRun("r2"), {});
      await runs.commit(TENANT, "r2", { gates_withdrawn: ["g1"], gates_seen: ["g1"] });
      expect(await gates.get(TENANT, "g1")).toEqual(sampleGate("g1", "r1"));
    });

    it("that are pending are listed oldest first, or by the event they wait for", async () => {
      const { runs, gates } = await opened("g3", "g1");
      await runs.create(sampleRun("r2"), {
        gates: [sampleGate("g2", "r2", { event: "reply" }), sampleGate("g0", "r2")],
      });
      await runs.answer(TENANT, "g1", sampleAnswer());
      const ids = async (event?: string) =>
        (await gates.pending(TENANT, event)).map(({ gate_id }) => gate_id);
      expect(await ids()).toEqual(["g3", "g2", "g0"]);
      expect(await ids("reply")).toEqual(["g2"]);
      expect(await ids("other")).toEqual([]);
    });

    it("are due when their time has come, for all tenants, while they are pending", async () => {
      const { runs, gates } = await open();
      await runs.create(sampleRun("r1"), {
        gates: [
          sampleGate("late", "r1", { until: 300 }),
          sampleGate("on time", "r1", { until: 200 }),
          sampleGate("answered", "r1", { until: 100 }),
          sampleGate("timeless", "r1"),
        ],
      });
      await runs.create(sampleRun("r9", { tenant: OTHER }), {
        gates: [sampleGate("theirs", "r9", { tenant: OTHER, until: 150 })],
      });
      await runs.answer(TENANT, "answered", sampleAnswer());
      const due = async (now: number) => (await gates.due(now)).map(({ gate_id }) => gate_id);
      expect(await due(99)).toEqual([]);
      expect(await due(200)).toEqual(["theirs", "on time"]);
    });
  });
}
