import { describe, expect, it } from "vitest";
import { z } from "zod";
import { openLab, TENANT } from "../../test/lab.ts";
import { defineAgent } from "../contracts/agent.ts";
import { defineGraph } from "../contracts/define-graph.ts";
import { END, START } from "../contracts/named-graph.ts";
import type { Engine } from "./engine.ts";

const said = z.object({ text: z.string() });

const echo = defineAgent({
  name: "echo",
  description: "Says what it is told.",
  kind: "generation",
  input: said,
  output: said,
  run: (input) => input,
});

describe("a run that an agent starts", () => {
  //  outer:  start ─► begin ─► end      begin starts  inner:  [approve] echo
  it("waits by itself, and does not end the one that it was started in", async () => {
    const late: { engine?: Engine } = {};
    const begin = defineAgent({
      name: "begin",
      description: "Starts another run.",
      kind: "planning",
      input: z.object({}),
      output: said,
      run: async () => {
        const plan = {
          steps: [{ id: "1", action: "echo", approval: "before" as const, args: { text: "hi" } }],
        };
        await late.engine?.start({ tenant: TENANT, run_id: "inner", plan });
        await late.engine?.settled(TENANT, "inner");
        return { text: "begun" };
      },
    });
    const outer = defineGraph({
      name: "outer",
      description: "Starts another run.",
      kind: "planning",
      input: z.object({}),
      output: said,
      state: z.object({ text: z.string().default("") }),
      nodes: { begin },
      edges: [
        { from: START, to: "begin" },
        { from: "begin", to: END },
      ],
      result: { text: "$input.text" },
    });
    const lab = await openLab([echo, begin, outer]);
    late.engine = lab.engine;
    const run = await lab.run([{ id: "1", action: "outer" }]);
    expect(run).toMatchObject({ status: "completed", result: { 1: { text: "begun" } } });
    expect(await lab.engine.run(TENANT, "inner")).toMatchObject({ status: "waiting" });
    const { events } = lab.memory;
    expect((await events.read(TENANT, "inner")).at(-1)?.type).toBe("run_waiting");
  });
});
