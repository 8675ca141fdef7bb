/** Spans over OTLP/HTTP. Loaded only where an endpoint is configured. */
import { type JournalRecord, keyAround, type Memory, type RunRecord } from "@bole/engine";
import { context, ROOT_CONTEXT, SpanStatusCode, TraceFlags, trace } from "@opentelemetry/api";
import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-http";
import { resourceFromAttributes } from "@opentelemetry/resources";
import { BatchSpanProcessor, NodeTracerProvider } from "@opentelemetry/sdk-trace-node";
import { AgentsAtWork } from "./agents-at-work.ts";
import { ChosenIds, spanIdsOf } from "./span-ids.ts";
import type { Tracing } from "./tracing.ts";

/** How long one delivery may take: a collector that is away must not keep Bole from stopping. */
const PATIENCE_MS = 3_000;

export interface OtlpOptions {
  /** Of the collector, without `/v1/traces`. */
  readonly url: string;
  readonly version: string;
  readonly memory: Pick<Memory, "runs">;
  readonly onError: (error: unknown) => void;
}

export function otlpTracing({ url, version, memory, onError }: OtlpOptions): Tracing {
  const ids = new ChosenIds();
  const exporter = new OTLPTraceExporter({
    url: `${url.replace(/\/$/, "")}/v1/traces`,
    timeoutMillis: PATIENCE_MS,
  });
  const provider = new NodeTracerProvider({
    idGenerator: ids,
    resource: resourceFromAttributes({ "service.name": "bole", "service.version": version }),
    spanProcessors: [new BatchSpanProcessor(exporter)],
  });
  // Models make their spans by the global tracer, wherever they are called.
  provider.register();
  const tracer = provider.getTracer("bole", version);
  const agents = new AgentsAtWork();
  const ending = new Set<Promise<void>>();

  const inside = (runId: string, key: string | null) =>
    trace.setSpanContext(ROOT_CONTEXT, {
      ...spanIdsOf(runId, key),
      traceFlags: TraceFlags.SAMPLED,
    });

  const stepEnded = (runId: string, record: JournalRecord) => {
    const { key, status, error, attempts, cached, tokens, cost, items } = record;
    const agent = agents.at(runId, key);
    const span = ids.with(spanIdsOf(runId, key), () =>
      tracer.startSpan(
        agent === undefined ? `step ${key}` : `step ${agent}`,
        {
          startTime: record.started_at,
          attributes: {
            "bole.run_id": runId,
            "bole.step": key,
            ...(agent !== undefined && { "bole.agent": agent }),
            "bole.status": status,
            "bole.attempts": attempts,
            "bole.cached": cached,
            "bole.tokens": tokens,
            "bole.cost": cost,
            ...(items !== null && { "bole.items": items }),
          },
        },
        inside(runId, keyAround(key)),
      ),
    );
    if (error) span.setStatus({ code: SpanStatusCode.ERROR, message: error.message });
    span.end(record.ended_at);
  };

  const runEnded = (run: RunRecord) => {
    const { run_id, tenant, status, title, error, spent } = run;
    const span = ids.with(spanIdsOf(run_id, null), () =>
      tracer.startSpan("run", {
        root: true,
        startTime: Date.parse(run.created_at),
        attributes: {
          "bole.run_id": run_id,
          "bole.tenant": tenant,
          "bole.title": title,
          "bole.status": status,
          "bole.tokens": spent.tokens,
          "bole.cost": spent.cost,
          "bole.calls": spent.calls,
        },
      }),
    );
    if (error) span.setStatus({ code: SpanStatusCode.ERROR, message: error.message });
    span.end(Date.parse(run.updated_at));
  };

  return {
    wrote: (tenant, runId, { journal = [], events = [] }) => {
      for (const event of events) agents.started(runId, event);
      for (const record of journal) stepEnded(runId, record);
      const stop = events.findLast(({ type }) => STOPS.has(type));
      if (stop === undefined) return;
      agents.forget(runId);
      if (stop.type === "run_waiting") return;
      const ended = memory.runs
        .get(tenant, runId)
        .then((run) => void (run && runEnded(run)))
        .catch(onError)
        .finally(() => ending.delete(ended));
      ending.add(ended);
    },
    within: ({ runId, call }, work) => {
      if (call !== null) agents.called(runId, call.key, call.agent);
      return context.with(inside(runId, call?.key ?? null), work);
    },
    close: async () => {
      await Promise.all(ending);
      await provider.shutdown().catch(onError);
    },
  };
}

const STOPS: ReadonlySet<string> = new Set([
  "run_waiting",
  "run_completed",
  "run_failed",
  "run_cancelled",
]);
