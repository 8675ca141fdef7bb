import { describe, expect, it } from "vitest";
import { countingAgents } from "../../test/agents.ts";
import { databases } from "../../test/databases.ts";
import { type Lab, nextTurn, TENANT } from "../../test/lab.ts";

const DAY = 24 * 60 * 60 * 1000;
const post = (lab: Lab, event: string, data: { [key: string]: string }) =>
  lab.engine.post({ tenant: TENANT, event, data });

//   1 ──► ⏲ 2: waits for a reply, three days at most, then says what came
const outreach = [
  { id: "1", action: "say", args: { text: "thread-7" } },
  {
    id: "2",
    action: "adapter",
    depends_on: ["1"],
    wait: { event: "reply", match: { thread: "$1.text" }, for_ms: 3 * DAY },
    args: { fields: { reply: "$event" } },
  },
];

describe.each(databases)("waiting for an event ($database)", ({ openLab }) => {
  it("holds nothing in memory, and goes on when the event is posted", async () => {
    const lab = await openLab(countingAgents().all);
    const run = await lab.run(outreach);
    expect(run.status).toBe("waiting");
    expect(lab.clock.timers).toBe(1); // the one alarm of the engine

    expect(await post(lab, "reply", { thread: "other" })).toBe(0);
    expect(await post(lab, "reply", { thread: "thread-7", text: "yes" })).toBe(1);
    expect((await lab.settled(run)).result).toEqual({
      "2": { reply: { thread: "thread-7", text: "yes" } },
    });
  });

  it("goes on when the time comes first", async () => {
    const lab = await openLab(countingAgents().all);
    const run = await lab.run(outreach);
    lab.clock.advance(3 * DAY - 1);
    expect((await lab.settled(run)).status).toBe("waiting");
    lab.clock.advance(1);
    expect(await ended(lab, run)).toEqual({ "2": { reply: null } });
  });

  it("goes on after a restart, by the event", async () => {
    const lab = await openLab(countingAgents().all);
    const run = await lab.run(outreach);
    const next = await lab.restart();
    await post(next, "reply", { thread: "thread-7" });
    expect((await next.settled(run)).result).toEqual({ "2": { reply: { thread: "thread-7" } } });
  });

  it("goes on after a restart, by a time that came while nobody was there", async () => {
    const { say, calls } = countingAgents();
    const lab = await openLab([say]);
    const run = await lab.run(outreach);
    lab.clock.advance(0);
    await lab.engine.close();
    lab.clock.advance(4 * DAY);
    const next = await lab.restart();
    lab.clock.advance(0);
    expect(await ended(next, run)).toEqual({ "2": { reply: null } });
    expect(calls).toEqual(["thread-7"]);
  });

  it("learns of an event that came before it waited", async () => {
    const lab = await openLab(countingAgents().all);
    const run = await lab.run([
      { id: "0", action: "say", args: { text: "x" }, approval: "before" },
      { ...outreach[1], id: "2", action: "adapter", depends_on: ["0"], wait: { event: "reply" } },
    ]);
    await post(lab, "reply", { text: "early" });
    const [gate] = run.gates;
    await lab.engine.answer({
      tenant: TENANT,
      gate_id: gate?.gate_id ?? "",
      decision: "approve",
      by: "ann",
    });
    expect((await lab.settled(run)).result).toEqual({ "2": { reply: { text: "early" } } });
  });

  //   [a b c] ──► ⏲ × 3: each waits for its own
  it("is done item by item in a fan-out", async () => {
    const lab = await openLab(countingAgents().all);
    const run = await lab.run([
      {
        id: "1",
        action: "adapter",
        each: ["a", "b", "c"],
        wait: { event: "reply", match: { from: "$item" }, for_ms: DAY },
        args: { fields: { who: "$item", reply: "$event.text" } },
      },
    ]);
    expect(run.gates).toHaveLength(3);
    await post(lab, "reply", { from: "b", text: "hi" });
    await lab.settled(run);
    await post(lab, "reply", { from: "a", text: "no" });
    await lab.settled(run);
    lab.clock.advance(DAY);
    expect(await ended(lab, run)).toEqual({
      "1": [
        { who: "a", reply: "no" },
        { who: "b", reply: "hi" },
        expect.objectContaining({
          error: expect.objectContaining({ code: "placeholder-missing" }),
        }),
      ],
    });
  });

  it("takes no place: with a cap of one, all items wait at once", async () => {
    const lab = await openLab(countingAgents().all);
    const run = await lab.run([
      {
        id: "1",
        action: "adapter",
        each: ["a", "b"],
        concurrency: 1,
        wait: { event: "reply", match: { from: "$item" } },
        args: { fields: { reply: "$event.text" } },
      },
    ]);
    expect(run.gates).toHaveLength(2);
    await post(lab, "reply", { from: "b", text: "hi" });
    expect((await lab.settled(run)).gates).toHaveLength(1);
  });

  //   ⏲ a      both wait for the same event, and one has come before
  //   ⏲ b
  it("takes an event once in a run, however many wait for it", async () => {
    const lab = await openLab(countingAgents().all);
    const wait = { event: "reply" };
    const args = { fields: { reply: "$event" } };
    const run = await lab.run([
      { id: "0", action: "say", args: { text: "x" }, approval: "before" },
      { id: "a", action: "adapter", depends_on: ["0"], wait, args },
      { id: "b", action: "adapter", depends_on: ["0"], wait, args },
    ]);
    await post(lab, "reply", { text: "one" });
    const gate_id = run.gates[0]?.gate_id ?? "";
    await lab.engine.answer({ tenant: TENANT, gate_id, decision: "approve", by: "ann" });
    expect((await lab.settled(run)).gates).toHaveLength(1);
    await post(lab, "reply", { text: "two" });
    const { result } = await lab.settled(run);
    expect(result).toMatchObject({ a: { reply: { text: "one" } }, b: { reply: { text: "two" } } });
  });

  it("cannot be answered by a person", async () => {
    const lab = await openLab(countingAgents().all);
    const { gates } = await lab.run(outreach);
    await expect(
      lab.engine.answer({
        tenant: TENANT,
        gate_id: gates[0]?.gate_id ?? "",
        decision: "approve",
        by: "ann",
      }),
    ).rejects.toMatchObject({ message: expect.stringContaining('the event "reply"') });
  });
});

describe.each(databases)("a time that has come ($database)", ({ openLab }) => {
  it("does not ring again and again for a run that cannot be taken up", async () => {
    const { say, add } = countingAgents();
    const lab = await openLab([say]);
    await lab.run(outreach.map((step) => ({ ...step, action: "say", args: { text: "x" } })));
    const next = await lab.restart([add]); // its agent is not there any more
    let looks = 0;
    const due = next.memory.gates.due.bind(next.memory.gates);
    next.memory.gates.due = (now) => {
      looks += 1;
      return due(now);
    };
    lab.clock.advance(3 * DAY);
    await next.engine.recover();
    for (let turn = 0; turn < 50; turn++) {
      await nextTurn();
      lab.clock.advance(0);
    }
    expect(looks).toBeLessThan(5);
  });
});

describe.each(databases)("waiting for a time ($database)", ({ openLab }) => {
  it("takes the time from a step before", async () => {
    const lab = await openLab(countingAgents().all);
    const run = await lab.run([
      { id: "1", action: "say", args: { text: "2030-01-02T00:00:00Z" } },
      {
        id: "2",
        action: "say",
        args: { text: "now" },
        depends_on: ["1"],
        wait: { until: "$1.text" },
      },
    ]);
    expect(run.wake_at).toBe(Date.parse("2030-01-02T00:00:00Z"));
    lab.clock.advance(DAY);
    expect(await ended(lab, run)).toEqual({ "2": { text: "now" } });
  });

  it("that is no time fails the step with a sentence", async () => {
    const lab = await openLab(countingAgents().all);
    const run = await lab.run([
      { id: "1", action: "say", args: { text: "soon" } },
      {
        id: "2",
        action: "say",
        args: { text: "now" },
        depends_on: ["1"],
        wait: { until: "$1.text" },
      },
    ]);
    expect(run.error).toMatchObject({ code: "time-invalid", step: "2" });
  });
});

/** Follows the run's events to their end: the alarm works on its own, nobody waits for it. */
async function ended(lab: Lab, run: { run_id: string }) {
  const events = lab.engine.events(TENANT, run.run_id);
  for await (const _ of events);
  return (await lab.settled(run)).result;
}
