import { startRedis } from "@bole/testing";
import { Annotation, START, StateGraph } from "@langchain/langgraph";
import { Redis } from "ioredis";
import { expect, it, onTestFinished } from "vitest";
import { openRedisMemory } from "./open-redis-memory.ts";

//   START ──► count ─┐
//               ▲────┘ twenty times, beside a large value that never changes
it("stores a channel's value once per version, however many checkpoints there are", async () => {
  const { url, stop } = await startRedis();
  onTestFinished(stop);
  const memory = await openRedisMemory({ url });
  onTestFinished(() => memory.close());
  const redis = new Redis(url);
  onTestFinished(() => redis.disconnect());
  const State = Annotation.Root({ large: Annotation<string>, count: Annotation<number> });
  const graph = new StateGraph(State)
    .addNode("increase", ({ count }) => ({ count: count + 1 }))
    .addEdge(START, "increase")
    .addConditionalEdges("increase", ({ count }) => (count < 20 ? "increase" : "__end__"))
    .compile({ checkpointer: memory.checkpointer });
  const config = { configurable: { thread_id: "t" }, recursionLimit: 100 };
  await graph.invoke({ large: "x".repeat(10_000), count: 0 }, config);

  const values = await redis.hkeys("checkpoints:t:values");
  const versionsOf = (channel: string) =>
    values.filter((field) => field.startsWith(`:${channel}:`)).length;
  expect(await redis.hlen("checkpoints:t")).toBe(22);
  expect(versionsOf("large")).toBe(1);
  expect(versionsOf("count")).toBe(21);
  expect((await graph.getState(config)).values).toMatchObject({ count: 20 });
});
