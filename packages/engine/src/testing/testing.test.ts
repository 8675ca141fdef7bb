import { describe, expect, it } from "vitest";
import { z } from "zod";
import { countingAgents } from "../../test/agents.ts";
import { openLab, TENANT } from "../../test/lab.ts";
import { defineAgent } from "../contracts/agent.ts";
import { assertReplay, fakeAgent, ManualClock, Recording, recordRun, replayRun } from "./index.ts";

const greet = (greeting: string) =>
  defineAgent({
    name: "greet",
    description: "Greets.",
    kind: "generation",
    input: z.object({ name: z.string() }),
    output: z.object({ text: z.string() }),
    run: ({ name }) => ({ text: `${greeting}, ${name}` }),
  });

//   1 ──► (2, changed by a person) ──► [3 × 2] ──► 4 waits for an event ──► 5 waits a day
const STEPS = [
  { id: "1", action: "greet", args: { name: "$input.name" } },
  {
    id: "2",
    action: "say",
    args: { text: "$1.text" },
    depends_on: ["1"],
    approval: "before" as const,
  },
  { id: "3", action: "say", each: ["a", "b"], args: { text: "$item $2.text" }, depends_on: ["2"] },
  {
    id: "4",
    action: "say",
    args: { text: "$event.said" },
    depends_on: ["3"],
    wait: { event: "reply" },
  },
  {
    id: "5",
    action: "say",
    args: { text: "late" },
    depends_on: ["4"],
    wait: { for_ms: 86_400_000 },
  },
];

async function recorded() {
  const { say } = countingAgents();
  const lab = await openLab([say, greet("Hello")]);
  const run = await lab.run(STEPS, { input: { name: "Ann" } });
  const gate_id = run.gates[0]?.gate_id ?? "";
  const value = { text: "Hi" };
  await lab.engine.answer({ tenant: TENANT, gate_id, decision: "modify", value, by: "ann" });
  await lab.settled(run);
  await lab.engine.post({ tenant: TENANT, event: "reply", data: { said: "yes" } });
  await lab.settled(run);
  lab.clock.advance(86_400_001);
  for (;;) {
    const { status } = await lab.settled(run);
    if (status === "completed") break;
    await new Promise((resolve) => setImmediate(resolve));
  }
  const recording = await recordRun(lab.memory, TENANT, run.run_id);
  return { say, recording: Recording.parse(JSON.parse(JSON.stringify(recording))) };
}

describe("a recorded run", () => {
  it("is replayed with the answers of people, events and time, and comes to the same", async () => {
    const { say, recording } = await recorded();
    expect(recording).toMatchObject({ status: "completed", result: { "5": { text: "late" } } });
    expect(await replayRun(recording, [say, greet("Hello")])).toEqual([]);
    await assertReplay(recording, [say, greet("Hello")]);
  });

  it("fails when an output changes, and says where", async () => {
    const { say, recording } = await recorded();
    const agents = [say, greet("Hullo")];
    expect(await replayRun(recording, agents)).toEqual([
      {
        key: "1",
        recorded: { status: "completed", result: { text: "Hello, Ann" } },
        replayed: { status: "completed", result: { text: "Hullo, Ann" } },
      },
    ]);
    await expect(assertReplay(recording, agents)).rejects.toMatchObject({
      code: "replay-differs",
      message: expect.stringMatching(/^1: recorded .*Hullo, Ann/),
    });
  });
});

describe("a fake agent", () => {
  it("has the contract of the real one, and the answers of the test", async () => {
    const { agent, calls } = fakeAgent(greet("Hello"), [
      () => {
        throw new Error("not today");
      },
      ({ name }) => ({ text: `Bye, ${name}` }),
      () => ({ text: "again" }),
    ]);
    const lab = await openLab([agent]);
    const step = { id: "1", action: "greet", args: { name: "Ann" }, on_error: "continue" as const };
    const texts: unknown[] = [];
    for (let run = 0; run < 4; run += 1) texts.push((await lab.run([step])).steps["1"]?.result);
    expect(texts).toEqual([null, { text: "Bye, Ann" }, { text: "again" }, { text: "again" }]);
    expect(calls).toHaveLength(4);
  });
});

describe("a manual clock", () => {
  it("rings what is due when a test moves it, and nothing before", () => {
    const clock = new ManualClock();
    const rung: string[] = [];
    clock.setTimer(10, () => rung.push("ten"));
    const cancel = clock.setTimer(20, () => rung.push("twenty"));
    clock.advance(10);
    cancel();
    clock.advance(10);
    expect(rung).toEqual(["ten"]);
  });
});
