import { describe, expect, it } from "vitest";
import { countingAgents } from "../../test/agents.ts";
import { openLab, TENANT } from "../../test/lab.ts";

const ask = [{ id: "1", action: "say", args: { text: "x" }, approval: "before" as const }];

describe("a reader of events", () => {
  it("who leaves while nothing happens is gone, with its timer", async () => {
    const lab = await openLab(countingAgents().all);
    const run = await lab.run(ask);
    const events = lab.engine.events(TENANT, run.run_id);
    for (let read = 0; read < 4; read++) await events.next();
    const next = events.next(); // nothing comes
    await events.return(undefined);
    expect(await next).toEqual({ done: true, value: undefined });
    expect(lab.clock.timers).toBe(0);
  });

  it("is done when the engine is closed", async () => {
    const lab = await openLab(countingAgents().all);
    const run = await lab.run(ask);
    const events = lab.engine.events(TENANT, run.run_id, 4);
    const next = events.next();
    await lab.engine.close();
    expect(await next).toEqual({ done: true, value: undefined });
    expect(lab.clock.timers).toBe(0);
  });

  it("who comes back after the last event is told that there are no more", async () => {
    const lab = await openLab(countingAgents().all);
    const run = await lab.run([{ id: "1", action: "say", args: { text: "x" } }]);
    const last = await lab.memory.events.lastSeq(TENANT, run.run_id);
    expect(await lab.engine.events(TENANT, run.run_id, last).next()).toMatchObject({ done: true });
  });

  it("of a run that is not there is told so", async () => {
    const lab = await openLab(countingAgents().all);
    await expect(lab.engine.events(TENANT, "run_x").next()).rejects.toMatchObject({
      code: "run-unknown",
    });
  });
});
