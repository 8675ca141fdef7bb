import { openStore } from "@bole/store";
import { Annotation, START, StateGraph } from "@langchain/langgraph";
import { expect, it, onTestFinished } from "vitest";
import { CheckpointSaver } from "../checkpoints/checkpoint-saver.ts";
import { SqlCheckpointStore } from "./checkpoint-store.ts";
import { engineMigrations } from "./migrations/index.ts";

//   START ──► count ─┐
//               ▲────┘ twenty times, beside a large value that never changes
it("stores a channel's value once per version, however many checkpoints there are", async () => {
  const store = await openStore({ file: ":memory:", migrations: [engineMigrations] });
  onTestFinished(() => store.close());
  const State = Annotation.Root({ large: Annotation<string>, count: Annotation<number> });
  const graph = new StateGraph(State)
    .addNode("increase", ({ count }) => ({ count: count + 1 }))
    .addEdge(START, "increase")
    .addConditionalEdges("increase", ({ count }) => (count < 20 ? "increase" : "__end__"))
    .compile({ checkpointer: new CheckpointSaver(new SqlCheckpointStore(store)) });
  const config = { configurable: { thread_id: "t" }, recursionLimit: 100 };
  await graph.invoke({ large: "x".repeat(10_000), count: 0 }, config);

  const rowsOf = async (channel: string) =>
    (
      await store.global
        .selectFrom("engine_channel_values")
        .select("version")
        .where("channel", "=", channel)
        .execute()
    ).length;
  expect(await store.global.selectFrom("engine_checkpoints").selectAll().execute()).toHaveLength(
    22,
  );
  expect(await rowsOf("large")).toBe(1);
  expect(await rowsOf("count")).toBe(21);
  expect((await graph.getState(config)).values).toMatchObject({ count: 20 });
});
