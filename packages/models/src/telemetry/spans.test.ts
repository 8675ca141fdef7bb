import { startModelServer } from "@bole/testing";
import type { Attributes, AttributeValue, Span, SpanOptions, Tracer } from "@opentelemetry/api";
import { trace } from "@opentelemetry/api";
import { expect, it } from "vitest";
import { endpoint, good, modelsOf, RESUME, rate } from "../../test/trial.ts";

interface Seen {
  readonly name: string;
  readonly attributes: Attributes;
  status: unknown;
  ended: boolean;
}

/** A tracer that remembers, made of the API alone. */
function memoryTracer(): { readonly spans: Seen[]; readonly tracer: Tracer } {
  const spans: Seen[] = [];
  const silent = trace.getTracer("none");
  function startSpan(name: string, options: SpanOptions = {}): Span {
    const seen: Seen = {
      name,
      attributes: { ...options.attributes },
      status: undefined,
      ended: false,
    };
    spans.push(seen);
    const span = silent.startSpan(name);
    return Object.assign(span, {
      setAttribute(key: string, value: AttributeValue) {
        seen.attributes[key] = value;
        return span;
      },
      setStatus(status: unknown) {
        seen.status = status;
        return span;
      },
      end() {
        seen.ended = true;
      },
    });
  }
  const startActiveSpan = (name: string, ...rest: unknown[]) => {
    const work = rest.at(-1);
    const [options] = rest;
    if (typeof work !== "function") throw new Error("no work");
    return work(startSpan(name, typeof options === "object" && options !== null ? options : {}));
  };
  return { spans, tracer: { startSpan, startActiveSpan } };
}

it("leaves a span per call and per task, in the words of OpenTelemetry, without any text", async () => {
  await using server = await startModelServer();
  await server.script({ kind: "status", status: 500 }, good);
  const { spans, tracer } = memoryTracer();
  await modelsOf(server, { tracer, models: [endpoint(server, "deepseek")] }).run(rate, RESUME);
  const chat = {
    "gen_ai.operation.name": "chat",
    "gen_ai.provider.name": "deepseek",
    "gen_ai.system": "deepseek",
    "gen_ai.request.model": "stand-in",
    "bole.task": "rate",
    "bole.solver": "model",
  };
  expect(spans).toEqual([
    {
      name: "task rate",
      attributes: { "bole.task": "rate", "bole.solver": "model" },
      status: undefined,
      ended: true,
    },
    {
      name: "chat stand-in",
      attributes: { ...chat, "error.type": "provider" },
      status: { code: 2, message: expect.stringContaining("HTTP 500") },
      ended: true,
    },
    {
      name: "chat stand-in",
      attributes: { ...chat, "gen_ai.usage.input_tokens": 100, "gen_ai.usage.output_tokens": 20 },
      status: undefined,
      ended: true,
    },
  ]);
});

it("says in the task's span that the embedded solver has answered, and why", async () => {
  const { spans, tracer } = memoryTracer();
  await modelsOf({ url: "" }, { tracer, models: [] }).run(rate, RESUME);
  expect(spans.map(({ attributes }) => attributes)).toEqual([
    { "bole.task": "rate", "bole.solver": "embedded", "bole.why": "no model is configured" },
  ]);
});
