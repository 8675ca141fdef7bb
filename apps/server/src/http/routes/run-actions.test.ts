import { defineAgent } from "@bole/engine";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { testApi } from "../../../test/api.ts";
import { echo } from "../../../test/test-host.ts";
import { RunActionResults } from "../contract/run-actions.ts";
import { RunList } from "../contract/runs.ts";

/** Fails until it is mended. */
function shakyAgent() {
  const state = { broken: true };
  const shaky = defineAgent({
    name: "shaky",
    description: "Fails until it is mended.",
    kind: "generation",
    input: z.object({}),
    output: z.object({}),
    run: () => {
      if (state.broken) throw new Error("broken");
      return {};
    },
  });
  return { state, shaky };
}

const ASKING = {
  plan: { steps: [{ id: "1", action: "echo", args: { text: "x" }, approval: "before" }] },
};
const SHAKY = { plan: { steps: [{ id: "1", action: "shaky" }] }, options: { tags: ["nightly"] } };

describe("a run", () => {
  it("is paused, listed as such, and resumed", async () => {
    const { send, ask, settle } = await testApi();
    const { run_id } = await settle(ASKING);
    expect((await send("POST", `/runs/${run_id}/pause`, { reason: "lunch" })).status).toBe(202);
    const { runs } = await ask(RunList, "GET", "/runs?waiting_for=operator");
    expect(runs).toMatchObject([{ run_id, waiting_for: "operator", hold: { note: "lunch" } }]);
    expect((await send("POST", `/runs/${run_id}/resume`, {})).status).toBe(202);
    const again = await send("POST", `/runs/${run_id}/retry`, {});
    expect(await again.json()).toMatchObject({ status: 409, code: "run-not-failed" });
  });

  it("that failed is tried again in place, or goes on without the step", async () => {
    const { state, shaky } = shakyAgent();
    const { send, host, settle } = await testApi({ host: { agents: [echo, shaky] } });
    const [one, other] = [await settle(SHAKY), await settle(SHAKY)];
    expect(one.status).toBe("failed");
    await send("POST", `/runs/${one.run_id}/skip`, { step: "1" });
    expect(await host.engine.settled("local", one.run_id)).toMatchObject({ status: "completed" });
    state.broken = false;
    await send("POST", `/runs/${other.run_id}/retry`, {});
    expect(await host.engine.settled("local", other.run_id)).toMatchObject({
      status: "completed",
      result: { "1": {} },
    });
  });
});

describe("several runs", () => {
  it("are found by agent, tag and time, and acted on together", async () => {
    const { state, shaky } = shakyAgent();
    const { send, ask, host, settle } = await testApi({ host: { agents: [echo, shaky] } });
    const failed = [await settle(SHAKY), await settle(SHAKY)];
    const asking = await settle(ASKING);
    const ids = async (filter: string) =>
      (await ask(RunList, "GET", `/runs?${filter}`)).runs.map(({ run_id }) => run_id);
    expect(await ids("agent=shaky")).toHaveLength(2);
    expect(await ids("tag=nightly&status=failed")).toHaveLength(2);
    expect(await ids("until=2000-01-01T00:00:00Z")).toEqual([]);
    expect(await ids("since=2000-01-01T00:00:00Z")).toHaveLength(3);

    state.broken = false;
    const retried = await send("POST", "/runs/actions", {
      action: "retry",
      filter: { tag: "nightly", status: ["failed"] },
    });
    const { results, more } = RunActionResults.parse(await retried.json());
    expect(results.every(({ done }) => done)).toBe(true);
    expect(more).toBe(false);
    for (const { run_id } of failed)
      expect((await host.engine.settled("local", run_id)).status).toBe("completed");

    const runs = [asking.run_id, "run_none"];
    const cancelled = await send("POST", "/runs/actions", { action: "cancel", runs });
    expect(await cancelled.json()).toMatchObject({
      results: [{ done: true }, { done: false, code: "run-unknown" }],
    });
    expect((await send("POST", "/runs/actions", { action: "cancel" })).status).toBe(400);
  });
});
