/**
 * What LangGraph does on its own when people are asked, and that Bole does otherwise. See
 * `langgraph-traps-running.test.ts`.
 */
import { Command, interrupt, MemorySaver, START } from "@langchain/langgraph";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { defineAgent } from "../src/index.ts";
import { openLab, TENANT } from "./lab.ts";
import { plainGraph, thread } from "./plain-graph.ts";

describe("people", () => {
  //   (a)
  //   (b)     three questions at once
  //   (c)
  const asking = (before: (name: string) => void = () => undefined) => {
    const graph = plainGraph();
    for (const name of ["a", "b", "c"]) {
      graph.addNode(name, () => {
        before(name);
        return { log: [`${name}: ${interrupt(name)}`] };
      });
      graph.addEdge(START, name);
    }
    return graph.compile({ checkpointer: new MemorySaver() });
  };

  it("trap 4: one bare resume answers every pending interrupt", async () => {
    const graph = asking();
    await graph.invoke({}, thread);
    const { log } = await graph.invoke(new Command({ resume: "yes" }), thread);
    expect(log).toEqual(["a: yes", "b: yes", "c: yes"]);
  });
  // In Bole: gates.test.ts, "are answered one by one, in any order, each for its own branch".

  it.each([[false], [0], [""], [null]])("trap 4: a bare resume with %j throws", async (resume) => {
    const graph = asking();
    await graph.invoke({}, thread);
    await expect(graph.invoke(new Command({ resume }), thread)).rejects.toThrow("empty Command");
  });

  it("trap 4: a resume by id answers the one, with false too", async () => {
    const graph = asking();
    await graph.invoke({}, thread);
    const { tasks } = await graph.getState(thread);
    const id = tasks.find(({ name }) => name === "b")?.interrupts[0]?.id ?? "";
    const { log } = await graph.invoke(new Command({ resume: { [id]: false } }), thread);
    expect(log).toEqual(["b: false"]);
  });

  it.each([[false], [0], [""]])("trap 4, in Bole: a person may answer %j", async (value) => {
    const any = defineAgent({
      name: "any",
      description: "Gives whatever.",
      kind: "generation",
      input: z.object({}),
      output: z.union([z.boolean(), z.number(), z.string()]),
      run: () => "draft",
    });
    const lab = await openLab([any]);
    const run = await lab.run([{ id: "1", action: "any", approval: "after" }]);
    const gate_id = run.gates[0]?.gate_id ?? "";
    const answer = { tenant: TENANT, gate_id, decision: "modify" as const, value, by: "ann" };
    await lab.engine.answer(answer);
    expect((await lab.settled(run)).result).toEqual({ "1": value });
  });

  it("trap 5: code before an interrupt runs again on resume", async () => {
    const calls: string[] = [];
    const graph = asking((name) => calls.push(name));
    await graph.invoke({}, thread);
    await graph.invoke(new Command({ resume: "yes" }), thread);
    expect(calls).toEqual(["a", "b", "c", "a", "b", "c"]);
  });
  // In Bole: gates.test.ts, "show the result, and take a changed one, without calling the agent
  // again" and "survive a restart, and steps before them are not run again".
});
