import { describe, expect, it } from "vitest";
import { countingAgents, heldAgent } from "../../test/agents.ts";
import { databases } from "../../test/databases.ts";
import { eventTypes, type Lab, nextTurn, openLab, TENANT } from "../../test/lab.ts";
import { wrapRuns } from "../../test/wrap-runs.ts";
import type { Memory } from "../memory/ports/index.ts";

const approve = (lab: Lab, gate_id = "") =>
  lab.engine.answer({ tenant: TENANT, gate_id, decision: "approve", by: "ann" });

/** A memory whose claims wait for something first. */
const claimingAfter =
  (before: () => Promise<void>) =>
  (memory: Memory): Memory =>
    wrapRuns(memory, (runs) => ({
      claim: async (...args) => {
        await before();
        return runs.claim(...args);
      },
    }));

describe.each(databases)("two processes ($database)", ({ openLab }) => {
  //   long ─────────────────►          held by the first process
  //   (ask) ──► after                  answered through the second one
  const steps = [
    { id: "long", action: "hold", args: { name: "long" } },
    { id: "ask", action: "hold", args: { name: "ask" }, approval: "before" as const },
    { id: "after", action: "hold", args: { name: "after" }, depends_on: ["ask"] },
  ];

  async function answeredElsewhere() {
    const { hold, release, begun } = heldAgent();
    const lab = await openLab([hold]);
    const run = await lab.start(steps);
    await begun("long");
    for await (const { type } of lab.engine.events(TENANT, run.run_id)) {
      if (type === "gate_opened") break;
    }
    const other = await lab.beside();
    const [gate] = await other.engine.gates(TENANT);
    await approve(other, gate?.gate_id);
    expect((await other.settled(run)).status).toBe("running");
    return { lab, run, release, begun };
  }

  it("do not lose an answer that the one stores while the other has the run", async () => {
    const { lab, run, release } = await answeredElsewhere();
    for (const name of ["long", "ask", "after"]) release(name);
    expect((await lab.settled(run)).status).toBe("completed");
  });

  it("tell each other of answers while the run is still busy", async () => {
    const { lab, run, release, begun } = await answeredElsewhere();
    lab.clock.advance(10_000);
    await begun("ask"); // "long" has not ended
    for (const name of ["long", "ask", "after"]) release(name);
    expect((await lab.settled(run)).status).toBe("completed");
  });
});

describe("a process", () => {
  it("does not run again what another has ended while it was about to", async () => {
    const { say, calls } = countingAgents();
    const lab = await openLab([say]);
    const run = await lab.run([
      { id: "1", action: "say", args: { text: "x" }, approval: "before" },
    ]);
    const late = await lab.beside([say], {
      wrap: claimingAfter(async () => {
        await lab.engine.recover();
        await lab.settled(run);
      }),
    });
    const at = new Date(lab.clock.now()).toISOString();
    const answer = { decision: "approve", value: null, reason: null, by: "ann", at } as const;
    await lab.memory.runs.answer(TENANT, run.gates[0]?.gate_id ?? "", answer);
    await late.engine.recover();
    await late.settled(run);
    expect(calls).toEqual(["x"]);
    expect((await eventTypes(lab, run)).filter((type) => type === "run_completed")).toHaveLength(1);
  });

  it("that lost a run to another one writes nothing to it any more", async () => {
    const [first, second] = [heldAgent(), heldAgent()];
    let claims = 0;
    const late = Promise.withResolvers<void>();
    const lab = await openLab([first.hold], {
      wrap: claimingAfter(() => (++claims > 1 ? late.promise : Promise.resolve())),
    });
    const run = await lab.start([{ id: "1", action: "hold", args: { name: "x" } }]);
    await first.begun("x");
    lab.clock.advance(31_000); // the first process does not get to renew its claim in time
    const other = await lab.beside([second.hold], { wrap: (memory) => memory });
    await other.engine.recover();
    await second.begun("x");
    for (let turn = 0; turn < 20; turn++) await nextTurn();
    first.release("x");
    for (let turn = 0; turn < 20; turn++) await nextTurn();
    expect((await other.engine.run(TENANT, run.run_id)).steps).toEqual({});
    second.release("x");
    late.resolve();
    expect((await other.settled(run)).status).toBe("completed");
    const events = await other.memory.events.read(TENANT, run.run_id);
    expect(events.map(({ seq }) => seq)).toEqual(events.map((_, index) => index + 1));
    expect(events.filter(({ type }) => type === "step_completed")).toHaveLength(1);
  });

  it("reads a run anew to which somebody who had lost it wrote once more", async () => {
    const { hold, release, begun } = heldAgent();
    const lab = await openLab([hold]);
    const run = await lab.start([
      { id: "1", action: "hold", args: { name: "x" }, approval: "after" },
    ]);
    await begun("x");
    const at = lab.clock.now();
    const call = { attempts: 1, cached: false, tokens: 0, cost: 0, started_at: at, ended_at: at };
    const end = { status: "completed", input: { name: "x" }, error: null, items: null } as const;
    const late = { key: "1#0", ...end, result: { name: "theirs" }, ...call };
    await lab.memory.runs.commit(TENANT, run.run_id, { journal: [late] });
    release("x");
    const waiting = await lab.settled(run);
    expect(waiting.gates).toMatchObject([{ ask: { name: "theirs" } }]);
    await approve(lab, waiting.gates[0]?.gate_id);
    expect((await lab.settled(run)).result).toEqual({ "1": { name: "theirs" } });
  });

  it("that renews its claim while it lets go holds neither the run nor a timer", async () => {
    const { hold, release, begun } = heldAgent();
    const renewing = Promise.withResolvers<void>();
    let claims = 0;
    const lab = await openLab([hold], {
      wrap: claimingAfter(() => (++claims === 2 ? renewing.promise : Promise.resolve())),
    });
    const run = await lab.start([
      { id: "1", action: "hold", args: { name: "x" } },
      { id: "2", action: "hold", args: { name: "y" }, depends_on: ["1"], approval: "before" },
    ]);
    await begun("x");
    lab.clock.advance(10_000);
    release("x");
    for await (const { type } of lab.engine.events(TENANT, run.run_id)) {
      if (type === "run_waiting") break;
    }
    renewing.resolve();
    expect((await lab.settled(run)).status).toBe("waiting");
    expect(lab.clock.timers).toBe(0);
    const now = lab.clock.now();
    expect(await lab.memory.runs.claim(TENANT, run.run_id, "other", now, now + 1)).toBe(true);
  });
});
