import { describe, expect, it } from "vitest";
import type { RunHold, RunsPort } from "../ports/index.ts";
import type { OpenMemory } from "./open-memory.ts";
import { OTHER, sampleAnswer, sampleGate, sampleRun, TENANT } from "./samples.ts";

const dueIds = async (runs: RunsPort, now: number) =>
  (await runs.due(now)).map(({ tenant, run_id }) => `${tenant}/${run_id}`);

export function describeDue(open: OpenMemory): void {
  describe("runs that are due", () => {
    it("are those that run and nobody holds, of all tenants, oldest first", async () => {
      const { runs } = await open();
      await runs.create(sampleRun("b"), {});
      await runs.create(sampleRun("a", { tenant: OTHER }), {});
      await runs.create(sampleRun("held"), {});
      await runs.claim(TENANT, "held", "a", 0, 100);
      expect(await dueIds(runs, 99)).toEqual(["acme/b", "rival/a"]);
      expect(await dueIds(runs, 100)).toEqual(["acme/b", "rival/a", "acme/held"]);
    });

    it("are not those that have ended, or wait for something that has not come", async () => {
      const { runs } = await open();
      for (const status of ["completed", "failed", "cancelled", "waiting"] as const) {
        await runs.create(sampleRun(status, { wake_at: 50 }), {});
        await runs.commit(TENANT, status, { run: { status } });
      }
      expect(await dueIds(runs, 49)).toEqual([]);
      expect(await dueIds(runs, 50)).toEqual(["acme/waiting"]);
    });

    it("are those that wait and have an answer they have not seen", async () => {
      const { runs } = await open();
      await runs.create(sampleRun("r1"), {
        gates: [sampleGate("g1", "r1"), sampleGate("g2", "r1")],
        run: { status: "waiting" },
      });
      expect(await dueIds(runs, 0)).toEqual([]);
      await runs.answer(TENANT, "g1", sampleAnswer());
      expect(await dueIds(runs, 0)).toEqual(["acme/r1"]);
      await runs.commit(TENANT, "r1", { gates_seen: ["g1"], gates_withdrawn: ["g2"] });
      expect(await dueIds(runs, 0)).toEqual([]);
    });

    it("are those that somebody asks something of: a gate that is answered when it is opened", async () => {
      const { runs } = await open();
      await runs.create(sampleRun("r1"), { run: { status: "waiting" } });
      await runs.create(sampleRun("r2"), { run: { status: "waiting" } });
      const answered = { status: "answered", answer: sampleAnswer() } as const;
      await runs.commit(TENANT, "r1", { gates: [sampleGate("g1", "r1", answered)] });
      await runs.commit(TENANT, "r2", {
        gates: [sampleGate("g2", "r2", { ...answered, seen: true })],
      });
      expect(await dueIds(runs, 0)).toEqual(["acme/r1"]);
      expect(await runs.answer(TENANT, "g1", sampleAnswer({ by: "bob" }))).toBe(false);
      await runs.commit(TENANT, "r1", { gates_seen: ["g1"] });
      expect(await dueIds(runs, 0)).toEqual([]);
    });

    it("are not due because of another run's answer, be it in another tenant", async () => {
      const { runs } = await open();
      for (const [id, tenant] of [
        ["r1", TENANT],
        ["r2", TENANT],
        ["r3", OTHER],
      ] as const) {
        await runs.create(sampleRun(id, { tenant }), {
          gates: [sampleGate(`gate of ${id}`, id, { tenant })],
          run: { status: "waiting" },
        });
      }
      await runs.answer(OTHER, "gate of r3", sampleAnswer());
      expect(await dueIds(runs, 0)).toEqual(["rival/r3"]);
    });
  });

  describe("runs that are held", () => {
    const hold: RunHold = {
      reason: "version",
      changes: [{ agent: "greet", pinned: "1", loaded: null, steps: ["1"] }],
      stays_by: null,
      since: "2030-01-31T09:00:00.000Z",
    };
    const held = { status: "waiting", waiting_for: "version", hold } as const;

    it("are not due, whatever has been answered or is over, and are found by what they wait for", async () => {
      const { runs } = await open();
      await runs.create(sampleRun("r1"), { gates: [sampleGate("g1", "r1")] });
      await runs.create(sampleRun("r2", { tenant: OTHER }), {});
      await runs.commit(OTHER, "r2", { run: held });
      await runs.commit(TENANT, "r1", { run: { ...held, wake_at: 50 } });
      await runs.answer(TENANT, "g1", sampleAnswer());
      expect(await dueIds(runs, 99)).toEqual([]);
      expect(await runs.heldFor("version")).toEqual([
        { tenant: TENANT, run_id: "r1" },
        { tenant: OTHER, run_id: "r2" },
      ]);
      expect(await runs.get(TENANT, "r1")).toMatchObject(held);
      expect(await runs.list(TENANT, { waiting_for: ["version"] })).toMatchObject([held]);
      expect(await runs.list(TENANT, { waiting_for: ["people"] })).toEqual([]);
    });

    it("are due again when the hold is released, and are not held when they have ended", async () => {
      const { runs } = await open();
      for (const id of ["r1", "r2"]) {
        await runs.create(sampleRun(id), {});
        await runs.commit(TENANT, id, { run: held });
      }
      const released = { waiting_for: null, hold: null } as const;
      await runs.commit(TENANT, "r1", { run: { ...released, status: "running" } });
      await runs.commit(TENANT, "r2", { run: { ...released, status: "cancelled" } });
      expect(await runs.heldFor("version")).toEqual([]);
      expect(await dueIds(runs, 0)).toEqual(["acme/r1"]);
    });
  });

  describe("the next time to wake", () => {
    it("is the earliest of all runs that wait", async () => {
      const { runs } = await open();
      expect(await runs.nextWake()).toBeNull();
      await runs.create(sampleRun("running"), { run: { wake_at: 1 } });
      await runs.create(sampleRun("timeless"), { run: { status: "waiting" } });
      expect(await runs.nextWake()).toBeNull();
      await runs.create(sampleRun("later"), { run: { status: "waiting", wake_at: 300 } });
      await runs.create(sampleRun("sooner", { tenant: OTHER }), {
        run: { status: "waiting", wake_at: 200 },
      });
      expect(await runs.nextWake()).toBe(200);
      await runs.commit(OTHER, "sooner", { run: { status: "running", wake_at: null } });
      expect(await runs.nextWake()).toBe(300);
    });
  });
}
