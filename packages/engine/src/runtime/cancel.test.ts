import { describe, expect, it } from "vitest";
import { z } from "zod";
import { countingAgents, heldAgent } from "../../test/agents.ts";
import { databases } from "../../test/databases.ts";
import { eventTypes, nextTurn, openLab, TENANT } from "../../test/lab.ts";
import { wrapRuns } from "../../test/wrap-runs.ts";
import { defineAgent } from "../contracts/agent.ts";
import type { Memory, RunCommit } from "../memory/ports/index.ts";

/** A memory that lets a test act in the middle of a commit. */
const during =
  (act: (commit: RunCommit) => Promise<void>) =>
  (memory: Memory): Memory =>
    wrapRuns(memory, (runs) => ({
      commit: async (...args) => {
        await act(args[2]);
        return runs.commit(...args);
      },
    }));

const ask = [{ id: "1", action: "say", args: { text: "x" }, approval: "before" as const }];

describe.each(databases)("cancel ($database)", ({ openLab }) => {
  it("at the moment in which the run is put aside ends it all the same", async () => {
    let cancelled: Promise<void> | undefined;
    const lab = await openLab(countingAgents().all, {
      wrap: during(async ({ run }) => {
        if (run?.status !== "waiting") return;
        cancelled = lab.engine.cancel(TENANT, "run_1", "ann");
        await nextTurn();
      }),
    });
    await lab.run(ask, { run_id: "run_1" });
    await cancelled;
    const run = await lab.engine.run(TENANT, "run_1");
    expect(run).toMatchObject({ status: "cancelled", gates: [] });
    expect((await eventTypes(lab, run)).at(-1)).toBe("run_cancelled");
  });

  it("and an answer at the same time leave one end, and no gate", async () => {
    const lab = await openLab(countingAgents().all);
    const run = await lab.run(ask);
    const gate_id = run.gates[0]?.gate_id ?? "";
    const answer = { tenant: TENANT, gate_id, decision: "approve", by: "ann" } as const;
    await Promise.allSettled([
      lab.engine.cancel(TENANT, run.run_id, "ann"),
      lab.engine.answer(answer),
      lab.engine.cancel(TENANT, run.run_id, "bob"),
    ]);
    const end = await lab.settled(run);
    const types = await eventTypes(lab, run);
    expect(["cancelled", "completed"]).toContain(end.status);
    expect(types.filter((type) => /^run_(cancelled|completed|failed)$/.test(type))).toHaveLength(1);
    expect(end.gates).toEqual([]);
  });

  //   hold     in one process, cancelled in another
  it("of a run that another process holds is kept for it, and done when it hears of it", async () => {
    const held = heldAgent();
    const lab = await openLab([held.hold]);
    const other = await lab.beside();
    const run = await lab.start([{ id: "1", action: "hold", args: { name: "x" } }]);
    const signal = await held.begun("x");
    await other.engine.cancel(TENANT, run.run_id, "ann");
    expect(signal.aborted).toBe(false);
    // It looks when it renews its claim.
    lab.clock.advance(10_001);
    expect(await lab.settled(run)).toMatchObject({
      status: "cancelled",
      error: { message: "Cancelled by ann." },
    });
    expect(signal.aborted).toBe(true);
  });

  it("of a run whose process has died ends it as soon as its claim is over", async () => {
    const held = heldAgent();
    const lab = await openLab([held.hold]);
    const run = await lab.start([{ id: "1", action: "hold", args: { name: "x" } }]);
    await held.begun("x");
    const other = await lab.beside();
    await other.engine.cancel(TENANT, run.run_id, "ann");
    const next = await lab.restart();
    expect(await next.settled(run)).toMatchObject({ status: "cancelled" });
  });

  it("of a run that has just ended says that it has", async () => {
    let cancelled: Promise<unknown> | undefined;
    const lab = await openLab(countingAgents().all, {
      wrap: during(async ({ run }) => {
        if (run?.status !== "completed") return;
        cancelled = lab.engine.cancel(TENANT, "run_1", "ann").catch((error: unknown) => error);
        await nextTurn();
      }),
    });
    await lab.run([{ id: "1", action: "say", args: { text: "x" } }], { run_id: "run_1" });
    expect(await cancelled).toMatchObject({ code: "run-over" });
  });
});

describe("a run that is cancelled", () => {
  it("may be one whose agent is not there any more", async () => {
    const { say, add } = countingAgents();
    const lab = await openLab([say]);
    const run = await lab.run(ask);
    const next = await lab.restart([add]);
    await next.engine.cancel(TENANT, run.run_id, "ann");
    expect(await next.engine.run(TENANT, run.run_id)).toMatchObject({
      status: "cancelled",
      gates: [],
      result: { done: [], missing: ["1"] },
    });
  });

  it("starts nothing that had waited for a free place", async () => {
    const { hold, begun } = heldAgent();
    const { say, calls } = countingAgents();
    const lab = await openLab([hold, say], { concurrency: 1 });
    const run = await lab.start([
      { id: "a", action: "hold", args: { name: "a" } },
      { id: "b", action: "say", args: { text: "b" } },
      { id: "c", action: "say", each: ["c", "d"], concurrency: 1, args: { text: "$item" } },
    ]);
    await begun("a");
    await lab.engine.cancel(TENANT, run.run_id, "ann");
    for (let turn = 0; turn < 5; turn++) await nextTurn();
    expect(calls).toEqual([]);
  });

  it("says nothing about the health of its agents", async () => {
    const { hold, release, begun } = heldAgent();
    const lab = await openLab([hold], { breaker: { failures: 1 } });
    const steps = (name: string) => [
      { id: "1", action: "hold", args: { name }, timeout_ms: 60_000 },
    ];
    const run = await lab.start(steps("x"));
    await begun("x");
    await lab.engine.cancel(TENANT, run.run_id, "ann");
    release("y");
    expect((await lab.run(steps("y"))).status).toBe("completed");
  });

  it("touches the world no more, whatever its agents do", async () => {
    const sent: string[] = [];
    const refused = Promise.withResolvers<unknown>();
    const { hold, release, begun } = heldAgent();
    const mailer = defineAgent({
      name: "mailer",
      description: "Sends a mail, without looking at its signal.",
      kind: "generation",
      effects: ["mail"],
      input: z.object({ name: z.string() }),
      output: z.object({}),
      run: async (input, ctx) => {
        await Promise.resolve(hold.body.type === "code" && hold.body.run(input, ctx));
        await ctx.effects
          .request({ kind: "mail", target: "ann", payload: null })
          .catch(refused.resolve);
        return {};
      },
    });
    const effects = {
      request: async ({ target }: { target: string }) => {
        sent.push(target);
        return null;
      },
    };
    const lab = await openLab([mailer], { effects });
    const run = await lab.start([{ id: "1", action: "mailer", args: { name: "x" } }]);
    await begun("x");
    await lab.engine.cancel(TENANT, run.run_id, "ann");
    release("x");
    expect(await refused.promise).toMatchObject({ name: "RunStopped" });
    expect(sent).toEqual([]);
  });
});

describe("closing the engine", () => {
  it("does not wait for an agent that ignores its signal, and the run goes on later", async () => {
    const first = heldAgent();
    const lab = await openLab([first.hold]);
    const run = await lab.start([
      { id: "1", action: "hold", args: { name: "x" }, timeout_ms: 60_000 },
    ]);
    await first.begun("x");
    await lab.engine.close();
    const second = heldAgent();
    second.release("x");
    const next = await lab.restart([second.hold]);
    first.release("x"); // too late
    expect((await next.settled(run)).status).toBe("completed");
    expect(lab.clock.timers).toBe(0);
  });
});
