/**
 * What a server tells Prometheus: its process by prom-client's own collectors (memory, processor,
 * event-loop lag, garbage collection), its requests, and how many runs and mails are in which state.
 * Never a name, an id or a path with one in it: only routes as they are declared.
 */
import { collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import type { StateCounts } from "./count-states.ts";

const SECONDS = [0.005, 0.01, 0.05, 0.1, 0.5, 1, 5, 10, 30];

export class Metrics {
  readonly contentType: string;
  readonly #registry = new Registry();
  readonly #requests: Histogram<"method" | "route" | "status">;
  readonly #runs: Gauge<"status">;
  readonly #mails: Gauge<"state">;
  readonly #database: Gauge;

  constructor(version: string) {
    const registers = [this.#registry];
    this.contentType = this.#registry.contentType;
    collectDefaultMetrics({ register: this.#registry });
    this.#requests = new Histogram({
      name: "bole_http_request_duration_seconds",
      help: "Requests and how long their answers took to begin, by declared route.",
      labelNames: ["method", "route", "status"],
      buckets: SECONDS,
      registers,
    });
    this.#runs = new Gauge({
      name: "bole_runs",
      help: "Runs that are stored, by status.",
      labelNames: ["status"],
      registers,
    });
    this.#mails = new Gauge({
      name: "bole_mails",
      help: "Mails that are stored, by state.",
      labelNames: ["state"],
      registers,
    });
    this.#database = new Gauge({
      name: "bole_database_up",
      help: "1 if the database answered, else 0; then bole_runs and bole_mails are missing.",
      registers,
    });
    new Gauge({ name: "bole_info", help: "The version.", labelNames: ["version"], registers })
      .labels(version)
      .set(1);
  }

  answered(request: { method: string; route: string; status: number; ms: number }): void {
    const { method, route, status, ms } = request;
    this.#requests.observe({ method, route, status }, ms / 1_000);
  }

  /** @param counts undefined where the database does not answer */
  text(counts: StateCounts | undefined): Promise<string> {
    this.#database.set(counts === undefined ? 0 : 1);
    this.#runs.reset();
    this.#mails.reset();
    for (const { status, count } of counts?.runs ?? []) this.#runs.set({ status }, count);
    for (const { state, count } of counts?.mails ?? []) this.#mails.set({ state }, count);
    return this.#registry.metrics();
  }

  close(): void {
    this.#registry.clear();
  }
}
