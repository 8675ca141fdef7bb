import { describe, expect, it } from "vitest";
import type { RunFilter } from "../ports/index.ts";
import type { OpenMemory } from "./open-memory.ts";
import {
  AWKWARD,
  OTHER,
  sampleEvent,
  samplePlanning,
  sampleRecord,
  sampleRun,
  TENANT,
} from "./samples.ts";

export function describeRuns(open: OpenMemory): void {
  describe("runs", () => {
    it("are read as they were created", async () => {
      const { runs } = await open();
      const run = sampleRun("r1", {
        input: AWKWARD,
        forked_from: { run_id: "r0", step: "1" },
        parent: { run_id: "r0", key: "1[2]", effects: "r0:1[2]" },
        active_ms: 12.5,
      });
      await runs.create(run, {});
      expect(await runs.get(TENANT, "r1")).toEqual(run);
      expect(await runs.get(TENANT, "r2")).toBeNull();
    });

    it("are listed by the run that started them", async () => {
      const { runs } = await open();
      const parent = (run_id: string) => ({ run_id, key: "1", effects: `${run_id}:1` });
      await runs.create(sampleRun("r1"), {});
      await runs.create(sampleRun("r2", { parent: parent("r1") }), {});
      await runs.create(sampleRun("r3", { parent: parent("r2") }), {});
      await runs.create(sampleRun("r4", { parent: parent("r1"), status: "failed" }), {});
      expect(await runs.list(TENANT, { parent: "r1" })).toMatchObject([
        { run_id: "r4" },
        { run_id: "r2" },
      ]);
      const unfinished = await runs.list(TENANT, { parent: "r1", status: ["running", "waiting"] });
      expect(unfinished.map(({ run_id }) => run_id)).toEqual(["r2"]);
      expect(await runs.list(TENANT, { parent: "r4" })).toEqual([]);
      expect(await runs.list(OTHER, { parent: "r1" })).toEqual([]);
    });

    it("with a goal have no plan at first, and remember all of their planning", async () => {
      const { runs } = await open();
      const planning = samplePlanning();
      const run = sampleRun("r1", { plan: null, plan_hash: null, planning });
      await runs.create(run, {});
      expect(await runs.get(TENANT, "r1")).toEqual(run);
      const { plan } = sampleRun("r2");
      const change = {
        plan,
        plan_hash: "new",
        planning: samplePlanning({ phase: "finalize", evaluation: null }),
        revisions: { "1": 2 },
        spent: { tokens: 12, cost: 0.125, calls: 3 },
      };
      await runs.commit(TENANT, "r1", { run: change });
      expect(await runs.get(TENANT, "r1")).toMatchObject(change);
      await runs.commit(TENANT, "r1", { run: { plan: null, plan_hash: null } });
      expect(await runs.get(TENANT, "r1")).toMatchObject({
        ...change,
        plan: null,
        plan_hash: null,
      });
    });

    it("belong to one tenant, and two tenants may use the same thread", async () => {
      const { runs } = await open();
      await runs.create(sampleRun("r1", { thread: "t" }), {});
      expect(await runs.get(OTHER, "r1")).toBeNull();
      expect(await runs.list(OTHER)).toEqual([]);
      await runs.create(sampleRun("r2", { thread: "t", tenant: OTHER }), {});
      expect(await runs.list(OTHER)).toMatchObject([{ run_id: "r2" }]);
      expect(await runs.list(TENANT)).toMatchObject([{ run_id: "r1" }]);
      expect(await runs.list(OTHER, { before: "r1" })).toEqual([]);
    });

    it("have ids that are unique for all tenants: events and checkpoints go by them", async () => {
      const { runs } = await open();
      await runs.create(sampleRun("r1", { input: "mine" }), {});
      const theirs = runs.create(sampleRun("r1", { tenant: OTHER, thread: "t" }), {});
      await expect(theirs).rejects.toMatchObject({ code: "run-busy", data: { run_id: "r1" } });
      expect(await runs.get(OTHER, "r1")).toBeNull();
      expect(await runs.get(TENANT, "r1")).toMatchObject({ input: "mine" });
    });

    it("are created together with their first writes, or not at all", async () => {
      const memory = await open();
      await memory.runs.create(sampleRun("r1"), {
        journal: [sampleRecord("1")],
        events: [sampleEvent(1)],
      });
      expect(await memory.journal.read(TENANT, "r1")).toEqual([sampleRecord("1")]);
      expect(await memory.events.read(TENANT, "r1")).toEqual([sampleEvent(1)]);

      const twice = { events: [sampleEvent(1), sampleEvent(1)] };
      await expect(memory.runs.create(sampleRun("r2"), twice)).rejects.toMatchObject({
        code: "commit-conflict",
      });
      expect(await memory.runs.get(TENANT, "r2")).toBeNull();
      expect(await memory.events.read(TENANT, "r2")).toEqual([]);
    });

    it("refuse an id that is taken, and leave its run as it is", async () => {
      const { runs } = await open();
      await runs.create(sampleRun("r1", { status: "completed" }), {});
      const again = runs.create(sampleRun("r1", { thread: "another" }), {});
      await expect(again).rejects.toMatchObject({ code: "run-busy" });
      expect(await runs.get(TENANT, "r1")).toMatchObject({ status: "completed", thread: "r1" });
    });

    it.each(["running", "waiting"] as const)(
      "are one to a thread: while one is %s, another is refused and told who has it",
      async (status) => {
        const { runs } = await open();
        await runs.create(sampleRun("r1", { thread: "t" }), {});
        await runs.commit(TENANT, "r1", { run: { status } });
        await expect(runs.create(sampleRun("r2", { thread: "t" }), {})).rejects.toMatchObject({
          code: "run-busy",
          data: { run_id: "r1" },
        });
        expect(await runs.get(TENANT, "r2")).toBeNull();
      },
    );

    it.each(["completed", "failed", "cancelled"] as const)(
      "leave their thread to the next when they are %s",
      async (status) => {
        const { runs } = await open();
        await runs.create(sampleRun("r1", { thread: "t" }), {});
        await runs.commit(TENANT, "r1", { run: { status } });
        await runs.create(sampleRun("r2", { thread: "t" }), {});
        expect(await runs.get(TENANT, "r2")).not.toBeNull();
      },
    );

    it("that start on one thread at the same time: exactly one begins", async () => {
      const { runs } = await open();
      const starts = Array.from({ length: 20 }, (_, n) =>
        runs.create(sampleRun(`r${n}`, { thread: "t" }), {}),
      );
      const ends = await Promise.allSettled(starts);
      expect(ends.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
      for (const end of ends) {
        if (end.status === "rejected") expect(end.reason).toMatchObject({ code: "run-busy" });
      }
      expect(await runs.list(TENANT)).toHaveLength(1);
    });

    it("are listed newest first, by status, and page by page", async () => {
      const { runs } = await open();
      for (const id of ["a", "b", "c", "d"]) await runs.create(sampleRun(id), {});
      await runs.commit(TENANT, "b", { run: { status: "completed" } });
      const ids = async (...filter: Parameters<typeof runs.list>) =>
        (await runs.list(...filter)).map(({ run_id }) => run_id);
      expect(await ids(TENANT)).toEqual(["d", "c", "b", "a"]);
      expect(await ids(TENANT, { status: ["running"] })).toEqual(["d", "c", "a"]);
      expect(await ids(TENANT, { status: ["completed", "failed"] })).toEqual(["b"]);
      expect(await ids(TENANT, { limit: 2 })).toEqual(["d", "c"]);
      expect(await ids(TENANT, { limit: 2, before: "c" })).toEqual(["b", "a"]);
      expect(await ids(TENANT, { before: "a" })).toEqual([]);
    });

    it("are found by a part of their title or id, and by whether they have a goal", async () => {
      const { runs } = await open();
      await runs.create(sampleRun("a", { title: "Éclairs für 100% of_us" }), {});
      await runs.create(sampleRun("B7", { title: "伯乐 picks horses" }), {});
      await runs.create(sampleRun("c", { title: "horses", planning: samplePlanning() }), {});
      await runs.commit(TENANT, "B7", { run: { status: "failed" } });
      const ids = async (filter: RunFilter) =>
        (await runs.list(TENANT, filter)).map(({ run_id }) => run_id);
      expect(await ids({ q: "HORSES" })).toEqual(["c", "B7"]);
      expect(await ids({ q: "HORSES", limit: 1 })).toEqual(["c"]);
      expect(await ids({ q: "horses", limit: 1, before: "c" })).toEqual(["B7"]);
      expect(await ids({ q: "horses", status: ["failed"] })).toEqual(["B7"]);
      expect(await ids({ q: "b7" })).toEqual(["B7"]);
      expect(await ids({ q: "乐" })).toEqual(["B7"]);
      expect(await ids({ q: "éCLAIRS" })).toEqual(["a"]);
      for (const q of ["%", "_", "0% of_u"]) expect(await ids({ q })).toEqual(["a"]);
      for (const q of ["f_r", "*", "x\u0000", "\\"]) expect(await ids({ q })).toEqual([]);
      expect(await ids({ q: "" })).toEqual(["c", "B7", "a"]);
      expect(await ids({ planned: true })).toEqual(["c"]);
      expect(await ids({ planned: false, limit: 1 })).toEqual(["B7"]);
      expect(await ids({ planned: false, q: "horses" })).toEqual(["B7"]);
    });

    it("are found by an agent of their plan, a tag, and when they began", async () => {
      const { runs } = await open();
      const pin = { version: '"mail":', inner: null };
      const at = (day: string) => `2030-01-${day}T09:00:00.000Z`;
      await runs.create(sampleRun("a", { pins: { mail: pin }, created_at: at("01") }), {});
      await runs.create(sampleRun("b", { pins: { e_mail: pin }, tags: ["夜间", "a/b"] }), {});
      await runs.create(sampleRun("c", { pins: null, tags: [], created_at: at("03") }), {});
      const ids = async (filter: RunFilter) =>
        (await runs.list(TENANT, filter)).map(({ run_id }) => run_id);
      expect(await ids({ agent: "mail" })).toEqual(["a"]);
      expect(await ids({ agent: "mai" })).toEqual([]);
      expect(await ids({ tag: "夜间" })).toEqual(["b"]);
      expect(await ids({ tag: "greeting" })).toEqual(["a"]);
      expect(await ids({ tag: "a" })).toEqual([]);
      expect(await ids({ since: at("02") })).toEqual(["c", "b"]);
      expect(await ids({ until: at("03") })).toEqual(["a"]);
      expect(await ids({ since: at("01"), until: at("03"), tag: "greeting" })).toEqual(["a"]);
    });
  });
}
