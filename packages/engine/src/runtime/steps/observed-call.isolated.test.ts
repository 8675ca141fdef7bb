import { metrics, trace } from "@opentelemetry/api";
import {
  AggregationTemporality,
  InMemoryMetricExporter,
  MeterProvider,
  PeriodicExportingMetricReader,
} from "@opentelemetry/sdk-metrics";
import {
  BasicTracerProvider,
  InMemorySpanExporter,
  SimpleSpanProcessor,
} from "@opentelemetry/sdk-trace-base";
import { afterAll, beforeAll, expect, it } from "vitest";
import { z } from "zod";
import { openLab } from "../../../test/lab.ts";
import { defineAgent } from "../../contracts/agent.ts";

const spans = new InMemorySpanExporter();
const measured = new InMemoryMetricExporter(AggregationTemporality.CUMULATIVE);
const reader = new PeriodicExportingMetricReader({ exporter: measured });

beforeAll(() => {
  const processors = { spanProcessors: [new SimpleSpanProcessor(spans)] };
  trace.setGlobalTracerProvider(new BasicTracerProvider(processors));
  metrics.setGlobalMeterProvider(new MeterProvider({ readers: [reader] }));
});
afterAll(() => {
  trace.disable();
  metrics.disable();
});

const write = defineAgent({
  name: "write",
  version: "7",
  description: "Spends tokens, and fails once.",
  kind: "generation",
  input: z.object({}),
  output: z.string(),
  retry: { attempts: 2, backoff_ms: 0 },
  run: (_, { attempt, budget }) => {
    budget.spend({ tokens: 21 });
    if (attempt === 1) throw new Error("secret words");
    return "done";
  },
});

it("each call of an agent is a span with its tokens, and no words of it", async () => {
  const lab = await openLab([write]);
  const run = await lab.run([{ id: "1", action: "write", args: {} }]);
  expect(run.status).toBe("completed");
  const calls = spans.getFinishedSpans().map(({ name, attributes }) => ({ name, ...attributes }));
  const call = {
    name: "invoke_agent write",
    "gen_ai.operation.name": "invoke_agent",
    "gen_ai.agent.name": "write",
    "gen_ai.agent.version": "7",
    "gen_ai.conversation.id": run.run_id,
    "gen_ai.usage.total_tokens": 21,
    "bole.step": "1",
  };
  expect(calls).toMatchObject([
    { ...call, "bole.attempt": 1, "error.type": "agent-failed" },
    { ...call, "bole.attempt": 2 },
  ]);
  expect(JSON.stringify(calls)).not.toContain("secret words");
  await reader.forceFlush();
  const names = measured
    .getMetrics()
    .flatMap(({ scopeMetrics }) =>
      scopeMetrics.flatMap((scope) => scope.metrics.map(({ descriptor }) => descriptor.name)),
    );
  expect(new Set(names)).toEqual(
    new Set(["gen_ai.client.operation.duration", "gen_ai.client.token.usage"]),
  );
});
