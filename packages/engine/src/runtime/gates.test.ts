import { describe, expect, it } from "vitest";
import { countingAgents, heldAgent } from "../../test/agents.ts";
import { databases } from "../../test/databases.ts";
import { type Lab, TENANT } from "../../test/lab.ts";
import type { Gate } from "../memory/ports/index.ts";
import type { AnswerRequest } from "./requests.ts";

type Answer = Pick<AnswerRequest, "decision"> & Partial<AnswerRequest>;

const answer = (lab: Lab, gate: Gate | undefined, answer: Answer) =>
  lab.engine.answer({ tenant: TENANT, gate_id: gate?.gate_id ?? "", by: "ann", ...answer });

const gateOf = (run: { gates: readonly Gate[] }, step: string) =>
  run.gates.find((gate) => gate.step === step);

describe.each(databases)("approvals ($database)", ({ openLab }) => {
  //   (a) ──► a2
  //   (b) ──► b2        three gates at once, answered one by one
  //   (c) ──► c2
  const three = ["a", "b", "c"].flatMap((id) => [
    { id, action: "say", args: { text: id }, approval: "before" as const },
    { id: `${id}2`, action: "say", args: { text: `$${id}.text, then` }, depends_on: [id] },
  ]);

  it("take nothing else for a yes", async () => {
    const { say, calls } = countingAgents();
    const lab = await openLab([say]);
    const run = await lab.run([
      { id: "1", action: "say", args: { text: "a" }, approval: "before" },
    ]);
    for (const said of ["maybe", "no", undefined]) {
      const wrong = { decision: said } as unknown as Answer;
      await expect(answer(lab, run.gates[0], wrong)).rejects.toMatchObject({
        code: "gate-value-invalid",
      });
    }
    expect((await lab.settled(run)).status).toBe("waiting");
    expect(calls).toEqual([]);
  });

  it("are answered one by one, in any order, each for its own branch", async () => {
    const { say, calls } = countingAgents();
    const lab = await openLab([say]);
    let run = await lab.run(three);
    expect(run.status).toBe("waiting");
    expect(run.gates.map(({ step }) => step)).toEqual(["a", "b", "c"]);
    expect(calls).toEqual([]);

    await answer(lab, gateOf(run, "c"), { decision: "approve" });
    run = await lab.settled(run);
    expect(run.status).toBe("waiting");
    expect(calls).toEqual(["c", "c, then"]);

    await answer(lab, gateOf(run, "a"), { decision: "approve" });
    await answer(lab, gateOf(run, "b"), { decision: "reject", reason: "not now" });
    run = await lab.settled(run);
    expect(run.status).toBe("completed");
    expect(calls).toEqual(["c", "c, then", "a", "a, then"]);
    expect(run.steps.b).toMatchObject({
      status: "rejected",
      error: { message: "Rejected by ann: not now" },
    });
    expect(run.steps.b2).toMatchObject({ status: "skipped" });
  });

  it("show the input, and take a changed one", async () => {
    const lab = await openLab(countingAgents().all);
    const run = await lab.run([
      { id: "1", action: "add", args: { a: 1, b: 2 }, approval: "before" },
    ]);
    expect(gateOf(run, "1")).toMatchObject({ phase: "before", ask: { a: 1, b: 2 } });
    await answer(lab, gateOf(run, "1"), { decision: "modify", value: { a: 0, b: 0 } });
    expect((await lab.settled(run)).result).toEqual({ "1": { sum: 0 } });
  });

  it("show the result, and take a changed one, without calling the agent again", async () => {
    const { add, calls } = countingAgents();
    const lab = await openLab([add]);
    const run = await lab.run([
      { id: "1", action: "add", args: { a: 1, b: 2 }, approval: "after" },
      { id: "2", action: "add", args: { a: "$1.sum", b: 0 }, depends_on: ["1"] },
    ]);
    expect(gateOf(run, "1")).toMatchObject({ phase: "after", ask: { sum: 3 } });
    const next = await lab.restart();
    await answer(next, gateOf(run, "1"), { decision: "modify", value: { sum: 40 } });
    expect((await next.settled(run)).result).toEqual({ "2": { sum: 40 } });
    expect(calls).toEqual(["1+2", "40+0"]);
  });

  it("of a fan-out ask once for the whole list, and take a shorter one", async () => {
    const { say, calls } = countingAgents();
    const lab = await openLab([say]);
    const run = await lab.run([
      { id: "1", action: "say", each: ["x", "y"], args: { text: "$item" }, approval: "before" },
    ]);
    expect(run.gates).toHaveLength(1);
    expect(gateOf(run, "1")?.ask).toEqual([{ text: "x" }, { text: "y" }]);
    await answer(lab, gateOf(run, "1"), { decision: "modify", value: [{ text: "z" }] });
    expect((await lab.settled(run)).result).toEqual({ "1": [{ text: "z" }] });
    expect(calls).toEqual(["z"]);
  });

  it("of a fan-out may leave an item as failed as it was, and change another", async () => {
    const { half, add } = countingAgents();
    const lab = await openLab([half, add]);
    const run = await lab.run([
      { id: "1", action: "half", each: [2, 3], args: { n: "$item" }, approval: "after" },
    ]);
    const [, broken] = [run.gates[0]?.ask].flat();
    await answer(lab, gateOf(run, "1"), { decision: "modify", value: [{ n: 9 }, broken ?? null] });
    expect((await lab.settled(run)).result).toEqual({ "1": [{ n: 9 }, broken] });
  });

  it("of a fan-out that repeats show the first turn", async () => {
    const lab = await openLab(countingAgents().all);
    const run = await lab.run([
      {
        id: "1",
        action: "add",
        each: [10, 20],
        args: { a: "$item", b: "$iteration" },
        repeat: { until: { gte: ["$iteration", 1] }, max: 3 },
        approval: "before",
      },
    ]);
    expect(gateOf(run, "1")?.ask).toEqual([
      { a: 10, b: 0 },
      { a: 20, b: 0 },
    ]);
    await answer(lab, gateOf(run, "1"), { decision: "approve" });
    expect((await lab.settled(run)).result).toEqual({ "1": [{ sum: 11 }, { sum: 21 }] });
  });

  it("of a fan-out's results keep what a person changed, over a restart", async () => {
    const lab = await openLab(countingAgents().all);
    const run = await lab.run([
      { id: "1", action: "say", each: ["x", "y"], args: { text: "$item" }, approval: "after" },
      {
        id: "2",
        action: "say",
        args: { text: "$1[0].text" },
        depends_on: ["1"],
        approval: "before",
        when: { exists: "$1[0].text" },
      },
    ]);
    await answer(lab, gateOf(run, "1"), { decision: "modify", value: [{ text: "only" }] });
    const waiting = await lab.settled(run);
    const next = await lab.restart();
    await answer(next, gateOf(waiting, "2"), { decision: "approve" });
    expect((await next.settled(run)).steps).toMatchObject({
      "1": { result: [{ text: "only" }] },
      "2": { result: { text: "only" } },
    });
  });

  //   hold ────────────────►
  //   (ask) ──► after            answered while "hold" is still running
  it("answered while the run is alive continue their branch at once", async () => {
    const { hold, release, begun } = heldAgent();
    const lab = await openLab([hold]);
    const run = await lab.start([
      { id: "long", action: "hold", args: { name: "long" } },
      { id: "ask", action: "hold", args: { name: "ask" }, approval: "before" },
      { id: "after", action: "hold", args: { name: "after" }, depends_on: ["ask"] },
    ]);
    release("ask");
    for await (const { type } of lab.engine.events(TENANT, run.run_id)) {
      if (type === "gate_opened") break;
    }
    await answer(lab, gateOf(await lab.engine.run(TENANT, run.run_id), "ask"), {
      decision: "approve",
    });
    await begun("after"); // "long" has not ended
    release("after");
    release("long");
    expect((await lab.settled(run)).status).toBe("completed");
  });

  //   broken ✗                       fails while the others are under way
  //   hold ──► (approve the result)  gets to its gate only afterwards
  it("are not asked any more by a step that ends after its plan has failed", async () => {
    const { hold, release, begun } = heldAgent();
    const { half } = countingAgents();
    const lab = await openLab([hold, half]);
    const run = await lab.start([
      { id: "hold", action: "hold", args: { name: "x" }, approval: "after" },
      { id: "broken", action: "half", args: { n: 3 } },
    ]);
    await begun("x");
    for await (const { type } of lab.engine.events(TENANT, run.run_id)) {
      if (type === "step_failed") break;
    }
    release("x");
    expect(await lab.settled(run)).toMatchObject({ status: "failed", gates: [] });
    expect(await lab.engine.gates(TENANT)).toEqual([]);
  });

  it("that are answered show at once that the run goes on", async () => {
    const { hold, release, begun } = heldAgent();
    const lab = await openLab([hold]);
    const run = await lab.run([
      { id: "1", action: "hold", args: { name: "x" }, approval: "before" },
    ]);
    await answer(lab, gateOf(run, "1"), { decision: "approve" });
    await begun("x");
    for await (const { type } of lab.engine.events(TENANT, run.run_id)) {
      if (type === "gate_answered") break; // the agent has not ended
    }
    expect((await lab.engine.run(TENANT, run.run_id)).status).toBe("running");
    release("x");
    expect((await lab.settled(run)).status).toBe("completed");
  });

  it("survive a restart, and steps before them are not run again", async () => {
    const { say, calls } = countingAgents();
    const lab = await openLab([say]);
    const run = await lab.run([
      { id: "1", action: "say", args: { text: "before" } },
      { id: "2", action: "say", args: { text: "after" }, depends_on: ["1"], approval: "before" },
    ]);
    const next = await lab.restart();
    expect((await next.engine.gates(TENANT)).map(({ step }) => step)).toEqual(["2"]);
    await answer(next, gateOf(run, "2"), { decision: "approve" });
    expect((await next.settled(run)).status).toBe("completed");
    expect(calls).toEqual(["before", "after"]);
  });

  it("announce each gate once, and a start once, however often the run is taken up", async () => {
    const lab = await openLab(countingAgents().all);
    let run = await lab.run(three);
    for (const step of ["a", "b", "c"]) {
      await answer(lab, gateOf(run, step), { decision: "approve" });
      run = await lab.settled(run);
    }
    const events = await lab.memory.events.read(TENANT, run.run_id);
    const count = (type: string) => events.filter((event) => event.type === type).length;
    expect(count("gate_opened")).toBe(3);
    expect(count("gate_answered")).toBe(3);
    expect(count("step_started")).toBe(6);
    expect(events.map(({ seq }) => seq)).toEqual(events.map((_, index) => index + 1));
  });
});

describe.each(databases)("a wrong answer ($database)", ({ openLab }) => {
  it("to an unknown gate says so", async () => {
    const lab = await openLab(countingAgents().all);
    await expect(answer(lab, undefined, { decision: "approve" })).rejects.toMatchObject({
      code: "gate-unknown",
    });
  });

  it("to a gate of another tenant says that there is none", async () => {
    const lab = await openLab(countingAgents().all);
    const run = await lab.run([
      { id: "1", action: "say", args: { text: "x" }, approval: "before" },
    ]);
    await expect(
      answer(lab, gateOf(run, "1"), { decision: "approve", tenant: "other" }),
    ).rejects.toMatchObject({ code: "gate-unknown" });
  });

  it("to an answered gate says how it was answered, and changes nothing", async () => {
    const lab = await openLab(countingAgents().all);
    const run = await lab.run([
      { id: "1", action: "say", args: { text: "x" }, approval: "before" },
    ]);
    const gate = gateOf(run, "1");
    await answer(lab, gate, { decision: "approve" });
    await lab.settled(run);
    await expect(answer(lab, gate, { decision: "reject" })).rejects.toMatchObject({
      code: "gate-closed",
      message: expect.stringContaining("approve by ann"),
    });
    expect((await lab.settled(run)).status).toBe("completed");
  });

  it("at the same moment as another loses, and is told how it was answered", async () => {
    const lab = await openLab(countingAgents().all);
    const run = await lab.run([
      { id: "1", action: "say", args: { text: "x" }, approval: "before" },
    ]);
    const both = await Promise.allSettled(
      ["ann", "bob"].map((by) => answer(lab, gateOf(run, "1"), { decision: "approve", by })),
    );
    const [lost] = both.filter(({ status }) => status === "rejected");
    expect(lost).toMatchObject({
      reason: { code: "gate-closed", message: expect.stringMatching(/approve by (ann|bob)/) },
    });
    expect((await lab.settled(run)).status).toBe("completed");
  });

  it.each([[false], [0], [""], [null], [{ text: 7 }]])(
    "that changes the input into %j names the field, and leaves the gate open",
    async (value) => {
      const lab = await openLab(countingAgents().all);
      const run = await lab.run([
        { id: "1", action: "say", args: { text: "x" }, approval: "before" },
      ]);
      await expect(
        answer(lab, gateOf(run, "1"), { decision: "modify", value }),
      ).rejects.toMatchObject({ code: "gate-value-invalid", entry: { status: 422 } });
      expect((await lab.settled(run)).gates).toHaveLength(1);
    },
  );
});
