import { expect, it } from "vitest";
import { z } from "zod";
import { eventTypes, openLab } from "../../test/lab.ts";
import { defineAgent } from "../contracts/agent.ts";

/** Fails as often as it is told, and notes its tries. */
function failing(times: number) {
  const tries: number[] = [];
  const agent = defineAgent({
    name: "failing",
    description: "Fails at first.",
    kind: "generation",
    input: z.object({}),
    output: z.string(),
    run: (_, { attempt }) => {
      tries.push(attempt);
      if (tries.length <= times) throw new Error("not yet");
      return "done";
    },
  });
  return { agent, tries };
}

const step = (backoff_ms: number) => ({
  id: "1",
  action: "failing",
  args: {},
  retry: { attempts: 3, backoff_ms, max_backoff_ms: 600_000 },
});

//   1 ✗ … ten minutes, and another process … 1 ✗ … 1 ✓
it("a long wait between tries outlives the process, and no try is made twice", async () => {
  const { agent, tries } = failing(2);
  const first = await openLab([agent]);
  const run = await first.run([step(300_000)]);
  expect(run).toMatchObject({ status: "waiting", waiting_for: "time" });
  expect(first.clock.timers).toBe(1);
  const second = await first.restart();
  expect(await second.settled(run)).toMatchObject({ status: "waiting" });
  expect(tries).toEqual([1]);
  second.clock.advance(300_000);
  await expect.poll(() => tries).toEqual([1, 2]);
  await expect.poll(async () => (await second.settled(run)).status).toBe("waiting");
  const third = await second.crash();
  third.clock.advance(600_000);
  await expect.poll(async () => (await third.settled(run)).status).toBe("completed");
  expect(tries).toEqual([1, 2, 3]);
  expect(await third.memory.journal.read("acme", run.run_id)).toMatchObject([{ attempts: 3 }]);
  expect((await eventTypes(third, run)).filter((type) => type === "step_retried")).toHaveLength(2);
});

it("a wait that is cut off by a cancel does not try again", async () => {
  const { agent, tries } = failing(1);
  const lab = await openLab([agent]);
  const run = await lab.run([step(300_000)]);
  await lab.engine.cancel("acme", run.run_id, "ann");
  lab.clock.advance(600_000);
  expect(await lab.settled(run)).toMatchObject({ status: "cancelled" });
  expect(tries).toEqual([1]);
});

it("short waits stay in memory: the run does not wait for them", async () => {
  const { agent, tries } = failing(2);
  const lab = await openLab([agent]);
  expect(await lab.run([step(1)])).toMatchObject({ status: "completed" });
  expect(tries).toEqual([1, 2, 3]);
});
