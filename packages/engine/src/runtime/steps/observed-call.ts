import { isBoleError } from "@bole/base";
import {
  createNoopMeter,
  metrics,
  ProxyTracerProvider,
  SpanStatusCode,
  trace,
} from "@opentelemetry/api";
import type { Agent } from "../../contracts/agent.ts";

/**
 * Spans and metrics of agent calls, by the GenAI conventions of OpenTelemetry. The engine knows the API
 * alone: where a program registers no SDK, nothing is measured and nothing is sent. Inputs and outputs
 * are never in them.
 */
const NAME = "@bole/engine";

interface Observed {
  readonly agent: Agent;
  readonly tenant: string;
  readonly run_id: string;
  readonly key: string;
  readonly attempt: number;
  /** What the call has spent when it is over. */
  readonly spent: { readonly tokens: number; readonly cost: number };
}

export function observedCall<T>(about: Observed, call: () => Promise<T>): Promise<T> {
  return isObserved() ? observe(about, call) : call();
}

/** What the API's own stand-ins are, where no SDK is registered. */
const NO_TRACES = new ProxyTracerProvider().getDelegate();
const NO_METRICS = createNoopMeter();

/** Looked up each time: a program may register its SDK after it has loaded the engine. */
function isObserved(): boolean {
  const provider = trace.getTracerProvider();
  const traces = provider instanceof ProxyTracerProvider ? provider.getDelegate() : provider;
  return traces !== NO_TRACES || metrics.getMeter(NAME) !== NO_METRICS;
}

function observe<T>(about: Observed, call: () => Promise<T>): Promise<T> {
  const { agent, spent } = about;
  const tool = agent.tags.mcp_tool;
  const operation = tool === undefined ? "invoke_agent" : "execute_tool";
  const shared = { "gen_ai.operation.name": operation, "gen_ai.agent.name": agent.name };
  const attributes = {
    ...shared,
    "gen_ai.agent.version": agent.version,
    "gen_ai.conversation.id": about.run_id,
    ...(tool === undefined ? {} : { "gen_ai.tool.name": String(tool) }),
    "bole.tenant": about.tenant,
    "bole.step": about.key,
    "bole.attempt": about.attempt,
  };
  const name = `${operation} ${tool === undefined ? agent.name : String(tool)}`;
  const before = spent.tokens;
  const began = performance.now();
  return trace.getTracer(NAME).startActiveSpan(name, { attributes }, async (span) => {
    let failure: string | null = null;
    try {
      return await call();
    } catch (error) {
      failure = isBoleError(error) ? error.code : "agent-failed";
      span.setAttribute("error.type", failure);
      span.setStatus({ code: SpanStatusCode.ERROR });
      throw error;
    } finally {
      const tokens = spent.tokens - before;
      if (tokens > 0) span.setAttribute("gen_ai.usage.total_tokens", tokens);
      span.end();
      measure(
        { ...shared, ...(failure && { "error.type": failure }) },
        performance.now() - began,
        tokens,
      );
    }
  });
}

function measure(attributes: Record<string, string>, ms: number, tokens: number): void {
  const meter = metrics.getMeter(NAME);
  meter
    .createHistogram("gen_ai.client.operation.duration", { unit: "s" })
    .record(ms / 1_000, attributes);
  if (tokens === 0) return;
  meter
    .createHistogram("gen_ai.client.token.usage", { unit: "{token}" })
    .record(tokens, attributes);
}
