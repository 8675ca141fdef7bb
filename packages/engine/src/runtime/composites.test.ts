import { describe, expect, it } from "vitest";
import { z } from "zod";
import { countingAgents } from "../../test/agents.ts";
import { databases } from "../../test/databases.ts";
import { TENANT } from "../../test/lab.ts";
import { defineCompositeAgent } from "../contracts/agent.ts";

const text = z.object({ text: z.string() });
const head = {
  version: "1",
  description: "A plan.",
  kind: "planning",
  input: text,
  output: text,
} as const;

//   outer:  1 ──► [middle] ──► 3
//   middle: a ──► [inner] ──► c
//   inner:  x ──► (y) ──► z
const inner = defineCompositeAgent({
  ...head,
  name: "inner",
  plan: {
    steps: [
      { id: "x", action: "say", args: { text: "$input.text x" } },
      {
        id: "y",
        action: "say",
        args: { text: "$x.text y" },
        depends_on: ["x"],
        approval: "before",
      },
      { id: "z", action: "say", args: { text: "$y.text z" }, depends_on: ["y"] },
    ],
  },
  result: "$z",
});
const middle = defineCompositeAgent({
  ...head,
  name: "middle",
  plan: {
    steps: [
      { id: "a", action: "say", args: { text: "$input.text a" } },
      { id: "b", action: "inner", args: { text: "$a.text" }, depends_on: ["a"] },
      { id: "c", action: "say", args: { text: "$b.text c" }, depends_on: ["b"] },
    ],
  },
  result: { text: "$c.text" },
});
const outer = [
  { id: "1", action: "say", args: { text: "1" } },
  { id: "2", action: "middle", args: { text: "$1.text" }, depends_on: ["1"] },
  { id: "3", action: "say", args: { text: "$2.text 3" }, depends_on: ["2"] },
];

describe.each(databases)("plans inside plans ($database)", ({ openLab }) => {
  it("three deep, with an approval in the innermost that is answered after a restart", async () => {
    const { say, calls } = countingAgents();
    const lab = await openLab([say, middle, inner]);
    const run = await lab.run(outer);
    expect(run.status).toBe("waiting");
    expect(run.gates).toMatchObject([{ key: "2/b/y", step: "y", ask: { text: "1 a x y" } }]);

    const next = await lab.restart();
    const gate_id = run.gates[0]?.gate_id ?? "";
    await next.engine.answer({ tenant: TENANT, gate_id, decision: "approve", by: "ann" });
    expect((await next.settled(run)).result).toEqual({ "3": { text: "1 a x y z c 3" } });
    expect(calls).toEqual([
      "1",
      "1 a",
      "1 a x",
      "1 a x y",
      "1 a x y z",
      "1 a x y z c",
      "1 a x y z c 3",
    ]);
  });

  it("fan out, each item a plan of its own", async () => {
    const { say } = countingAgents();
    const lab = await openLab([say, inner]);
    const run = await lab.run([
      { id: "1", action: "inner", each: ["p", "q"], args: { text: "$item" } },
    ]);
    expect(run.gates.map(({ key }) => key)).toEqual(["1[0]/y", "1[1]/y"]);
    const [first, second] = run.gates;
    const by = "ann";
    const answer = (gate_id = "", decision: "approve" | "reject") =>
      lab.engine.answer({ tenant: TENANT, gate_id, decision, by });
    await answer(first?.gate_id, "approve");
    await answer(second?.gate_id, "reject");
    expect((await lab.settled(run)).result).toEqual({
      "1": [
        { text: "p x y z" },
        { error: expect.objectContaining({ code: "placeholder-missing" }) },
      ],
    });
  });

  it("fail with the inner step's name", async () => {
    const { half } = countingAgents();
    const wrap = defineCompositeAgent({
      ...head,
      name: "wrap",
      input: z.object({ n: z.number() }),
      output: z.object({ n: z.number() }),
      plan: { steps: [{ id: "h", action: "half", args: { n: "$input.n" } }] },
      result: "$h",
    });
    const lab = await openLab([half, wrap]);
    const run = await lab.run([{ id: "1", action: "wrap", args: { n: 3 } }]);
    expect(run.error).toEqual({
      code: "inner-plan-failed",
      message: 'Step "h" inside "wrap" failed: 3 is odd',
      step: "1",
    });
  });
});
