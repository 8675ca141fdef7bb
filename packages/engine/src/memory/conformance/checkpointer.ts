/** What LangGraph's own suite leaves out: whole graphs, branches, and values that are not JSON. */
import { Annotation, Command, interrupt, Send, START, StateGraph } from "@langchain/langgraph";
import {
  type BaseCheckpointSaver,
  type Checkpoint,
  emptyCheckpoint,
  uuid6,
} from "@langchain/langgraph-checkpoint";
import { describe, expect, it } from "vitest";
import type { OpenMemory } from "./open-memory.ts";

const METADATA = { source: "loop", step: 0, parents: {} } as const;
const thread = (thread_id: string) => ({ configurable: { thread_id } });

const State = Annotation.Root({
  done: Annotation<string[]>({ reducer: (all, more) => [...all, ...more], default: () => [] }),
  value: Annotation<unknown>,
});

//            ┌► work 1 ┐
//   START ───┼► work 2 ┼──► ask (a person) ──► end
//            └► work 3 ┘
function fanOutAndAsk(checkpointer: BaseCheckpointSaver) {
  return new StateGraph(State)
    .addNode("work", ({ value }) => ({ done: [`work ${value}`] }))
    .addNode("ask", () => ({ done: [`heard ${interrupt("May I?")}`] }))
    .addConditionalEdges(START, () => [1, 2, 3].map((value) => new Send("work", { value })), [
      "work",
    ])
    .addEdge("work", "ask")
    .compile({ checkpointer });
}

function oneStep(checkpointer: BaseCheckpointSaver, value: () => unknown) {
  return new StateGraph(State)
    .addNode("make", () => ({ value: value() }))
    .addEdge(START, "make")
    .compile({ checkpointer });
}

function cycle(): unknown {
  const ring: Record<string, unknown> = {};
  return Object.assign(ring, { ring });
}

/** Each is what LangGraph's own serialiser bends, or stores and cannot read. */
const NOT_JSON: readonly [string, unknown][] = [
  ["a bigint", 1n],
  ["NaN", Number.NaN],
  ["a Date", new Date(0)],
  ["a function", () => 1],
  ["a Map", new Map()],
  ["bytes", new Uint8Array(1)],
  ["a cycle", cycle()],
  ["an lc constructor", { lc: 1, type: "constructor", id: ["langchain", "x"], kwargs: {} }],
];

async function put(saver: BaseCheckpointSaver, id: string, fields: Partial<Checkpoint> = {}) {
  const checkpoint = { ...emptyCheckpoint(), id: uuid6(1), ...fields };
  return saver.put(thread(id), checkpoint, METADATA, checkpoint.channel_versions);
}

export function describeCheckpointer(open: OpenMemory): void {
  describe("the checkpointer", () => {
    it("carries a graph through a fan-out and a pause that outlives its process", async () => {
      const { checkpointer } = await open();
      const before = await fanOutAndAsk(checkpointer).invoke({ value: 0 }, thread("t"));
      expect(before.done).toEqual(["work 1", "work 2", "work 3"]);

      const restarted = fanOutAndAsk(checkpointer);
      const paused = await restarted.getState(thread("t"));
      const [waiting] = paused.tasks.flatMap(({ interrupts }) => interrupts);
      expect(waiting?.value).toBe("May I?");
      const resume = { [String(waiting?.id)]: "yes" };
      const after = await restarted.invoke(new Command({ resume }), thread("t"));
      expect(after.done).toEqual([...before.done, "heard yes"]);
    });

    //   value 0 ──► value "left"
    //          └──► value "right"     the same version of the same channel, twice
    it("keeps the branches of a thread apart", async () => {
      const { checkpointer } = await open();
      const graph = oneStep(checkpointer, () => 0);
      await graph.invoke({}, thread("t"));
      const { config } = await graph.getState(thread("t"));
      const left = await graph.updateState(config, { value: "left" });
      const right = await graph.updateState(config, { value: "right" });
      expect((await graph.getState(left)).values.value).toBe("left");
      expect((await graph.getState(right)).values.value).toBe("right");
      expect((await graph.getState(config)).values.value).toBe(0);
    });

    it.each(NOT_JSON)("refuses %s in a channel, by its path (FACTS trap 9)", async (_, bad) => {
      const { checkpointer } = await open();
      const fields = { channel_values: { mail: { to: [bad] } }, channel_versions: { mail: 1 } };
      const refused = { code: "not-json", issues: [{ path: expect.stringContaining("to[0]") }] };
      await expect(put(checkpointer, "t", fields)).rejects.toMatchObject(refused);
      await expect(put(checkpointer, "t", fields)).rejects.toThrow('"mail"');
      expect(await checkpointer.getTuple(thread("t"))).toBeUndefined();

      const config = await put(checkpointer, "t");
      const written = checkpointer.putWrites(config, [["mail", { to: [bad] }]], "task");
      await expect(written).rejects.toMatchObject(refused);
      expect(await checkpointer.getTuple(config)).toMatchObject({ pendingWrites: [] });
    });

    it("keeps a thread readable when a graph tried to store a BigInt", async () => {
      const { checkpointer } = await open();
      const good = oneStep(checkpointer, () => "good");
      await good.invoke({}, thread("t"));
      const bad = oneStep(checkpointer, () => 1n);
      await expect(bad.invoke({}, thread("t"))).rejects.toMatchObject({ code: "not-json" });
      expect((await good.getState(thread("t"))).values.value).toBe("good");
      expect(await good.invoke({}, thread("t"))).toMatchObject({ value: "good" });
    });

    it("keeps a task's first writes, and replaces what LangGraph says about it", async () => {
      const { checkpointer } = await open();
      const config = await put(checkpointer, "t");
      for (const value of ["first", "second"]) {
        const writes: [string, unknown][] = [
          ["mail", value],
          ["__error__", value],
        ];
        await checkpointer.putWrites(config, writes, "task");
      }
      expect((await checkpointer.getTuple(config))?.pendingWrites).toEqual([
        ["task", "__error__", "second"],
        ["task", "mail", "first"],
      ]);
    });

    it("gives undefined back as undefined, and null as null", async () => {
      const { checkpointer } = await open();
      const channel_values = { nothing: undefined, empty: null };
      const channel_versions = { nothing: 1, empty: 1 };
      const config = await put(checkpointer, "t", { channel_values, channel_versions });
      const tuple = await checkpointer.getTuple(config);
      expect(tuple?.checkpoint.channel_values).toStrictEqual(channel_values);
    });
  });
}
