/**
 * The ids of spans. They follow from what a span is about, so that a step which ends in one process
 * finds its run's span, which another process will make, days later.
 */
import { createHash, randomBytes } from "node:crypto";

export interface SpanIds {
  readonly traceId: string;
  readonly spanId: string;
}

/** @param key the journal's, or null for the run itself */
export function spanIdsOf(runId: string, key: string | null): SpanIds {
  const traceId = hash(`run ${runId}`).slice(0, 32);
  return { traceId, spanId: hash(`${traceId} ${key ?? ""}`).slice(0, 16) };
}

const hash = (text: string) => createHash("sha256").update(text).digest("hex");

/** Gives OpenTelemetry the next span's id where it is known, and a random one where it is not. */
export class ChosenIds {
  #next: SpanIds | null = null;

  /** The span that `start` starts, before it returns, gets these ids. */
  with<T>(ids: SpanIds, start: () => T): T {
    this.#next = ids;
    try {
      return start();
    } finally {
      this.#next = null;
    }
  }

  generateTraceId = (): string => this.#next?.traceId ?? randomBytes(16).toString("hex");
  generateSpanId = (): string => this.#next?.spanId ?? randomBytes(8).toString("hex");
}
