/**
 * Spans in OpenTelemetry's words for generative AI. Only the API is used: where no SDK is set up,
 * this costs nothing and goes nowhere. No prompt and no answer is ever written into a span.
 */
import { type Span, SpanKind, SpanStatusCode, type Tracer } from "@opentelemetry/api";
import type { ModelEndpoint } from "../choice/model-endpoint.ts";
import type { TokenUsage } from "../cost/token-usage.ts";
import type { Answer } from "../run/answer.ts";

export interface CallSpan {
  usage(usage: TokenUsage): void;
}

/** One request to a model. */
export function withCallSpan<T>(
  tracer: Tracer,
  task: string,
  { provider, name }: ModelEndpoint,
  call: (span: CallSpan) => Promise<T>,
): Promise<T> {
  const attributes = {
    "gen_ai.operation.name": "chat",
    "gen_ai.provider.name": provider,
    // The name that the attribute had before; many backends still read only this one.
    "gen_ai.system": provider,
    "gen_ai.request.model": name,
    "bole.task": task,
    "bole.solver": "model",
  };
  const options = { kind: SpanKind.CLIENT, attributes };
  return tracer.startActiveSpan(`chat ${name}`, options, (span) =>
    ending(span, () =>
      call({
        usage: ({ input, output }) => {
          span.setAttribute("gen_ai.usage.input_tokens", input);
          span.setAttribute("gen_ai.usage.output_tokens", output);
        },
      }),
    ),
  );
}

/** A whole task, whoever answers it; the calls are its children. */
export function withTaskSpan<One extends Pick<Answer<unknown>, "solver" | "why">>(
  tracer: Tracer,
  task: string,
  run: () => Promise<One>,
): Promise<One> {
  return tracer.startActiveSpan(`task ${task}`, { attributes: { "bole.task": task } }, (span) =>
    ending(span, async () => {
      const answer = await run();
      span.setAttribute("bole.solver", answer.solver);
      if (answer.why !== undefined) span.setAttribute("bole.why", answer.why);
      return answer;
    }),
  );
}

async function ending<T>(span: Span, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    span.setStatus({ code: SpanStatusCode.ERROR, message });
    if (error instanceof Error && "kind" in error)
      span.setAttribute("error.type", String(error.kind));
    throw error;
  } finally {
    span.end();
  }
}
