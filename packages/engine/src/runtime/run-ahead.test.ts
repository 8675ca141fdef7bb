import { describe, expect, it } from "vitest";
import { countingAgents, heldAgent } from "../../test/agents.ts";
import { openLab, TENANT } from "../../test/lab.ts";

const { all } = countingAgents();

describe("running ahead", () => {
  //   slow ──────────────┐
  //                      ├──► end
  //   fast ──► next ─────┘
  it("starts a step when its own dependencies are done, not when its neighbours are", async () => {
    const { hold, release, begun } = heldAgent();
    const lab = await openLab([hold]);
    const run = await lab.start([
      { id: "slow", action: "hold", args: { name: "slow" } },
      { id: "fast", action: "hold", args: { name: "fast" } },
      { id: "next", action: "hold", args: { name: "next" }, depends_on: ["fast"] },
      { id: "end", action: "hold", args: { name: "end" }, depends_on: ["slow", "next"] },
    ]);
    release("fast");
    await begun("next"); // while "slow" has not ended
    for (const name of ["next", "slow", "end"]) release(name);
    expect((await lab.settled(run)).status).toBe("completed");
  });

  //   a ──┐
  //       ├──► join         (LangGraph runs a join once per edge)
  //   b ──┘
  it("runs a join once, with all it depends on", async () => {
    const { add, calls } = countingAgents();
    const lab = await openLab([add]);
    const run = await lab.run([
      { id: "a", action: "add", args: { a: 1, b: 1 } },
      { id: "b", action: "add", args: { a: 2, b: 2 } },
      { id: "join", action: "add", args: { a: "$a.sum", b: "$b.sum" }, depends_on: ["a", "b"] },
    ]);
    expect(run.result).toEqual({ join: { sum: 6 } });
    expect(calls).toEqual(["1+1", "2+2", "2+4"]);
  });

  //   first ──► [1000 in the middle] ──► join
  it("joins a thousand", async () => {
    const lab = await openLab(all);
    const middle = Array.from({ length: 1000 }, (_, i) => `m${i}`);
    const run = await lab.run([
      { id: "first", action: "say", args: { text: "go" } },
      ...middle.map((id) => ({
        id,
        action: "say",
        args: { text: "$first.text" },
        depends_on: ["first"],
      })),
      { id: "join", action: "say", args: { text: "$m0.text, $m999.text" }, depends_on: middle },
    ]);
    expect(run.result).toEqual({ join: { text: "go, go" } });
  });

  //   s0 ──► s1 ──► … ──► s999          (LangGraph's recursion limit is 25)
  it("follows a chain of a thousand", async () => {
    const lab = await openLab(all);
    const run = await lab.run(
      Array.from({ length: 1000 }, (_, i) => ({
        id: `s${i}`,
        action: "add",
        args: { a: i === 0 ? 0 : `$s${i - 1}.sum`, b: 1 },
        depends_on: i === 0 ? [] : [`s${i - 1}`],
      })),
    );
    expect(run.result).toEqual({ s999: { sum: 1000 } });
  });

  it("keeps each step's input and result", async () => {
    const lab = await openLab(all);
    const run = await lab.run(
      [
        { id: "1", action: "say", args: { text: "$input.who, $input.who" } },
        { id: "2", action: "say", args: { text: "$1.input.text!" }, depends_on: ["1"] },
      ],
      { input: { who: "Bole" } },
    );
    expect(run.steps["2"]).toMatchObject({
      status: "completed",
      input: { text: "Bole, Bole!" },
      result: { text: "Bole, Bole!" },
    });
  });

  it("does not need the checkpoints: the journal is the truth", async () => {
    const { say, calls } = countingAgents();
    const lab = await openLab([say]);
    const waiting = await lab.run([
      { id: "1", action: "say", args: { text: "once" } },
      { id: "2", action: "say", args: { text: "then" }, depends_on: ["1"], approval: "before" },
    ]);
    await lab.memory.checkpointer.deleteThread(waiting.run_id);
    const [gate] = waiting.gates;
    await lab.engine.answer({
      tenant: TENANT,
      gate_id: gate?.gate_id ?? "",
      decision: "approve",
      by: "ann",
    });
    expect((await lab.settled(waiting)).status).toBe("completed");
    expect(calls).toEqual(["once", "then"]);
  });
});
