import type { Planning } from "../ports/planning.ts";
import { RunStatus } from "../ports/runs.ts";
import { readRunRef } from "./key-parts.ts";
import type { RedisLink } from "./link.ts";
import { valueOrNull } from "./run-fields.ts";

/** How many old runs are removed when another one ends: more than come, so that it never lags. */
const AT_ONCE = 8;
const OVER: ReadonlySet<RunStatus | undefined> = new Set(["completed", "failed", "cancelled"]);

/**
 * Removes what is left of runs that ended long ago. Not by expiry: a run is many keys and entries
 * of indexes, which go together or stay together. A run that has not ended is never touched.
 */
export class FinishedRuns {
  readonly #link: RedisLink;
  readonly #now: () => Date;
  readonly #keepMs: number | undefined;

  constructor(link: RedisLink, now: () => Date, keepMs: number | undefined) {
    this.#link = link;
    this.#now = now;
    this.#keepMs = keepMs;
  }

  isOver(status: RunStatus | undefined): boolean {
    return OVER.has(status);
  }

  /** Until when a run that ends now is kept, in epoch milliseconds; nothing stands for ever. */
  keptUntil(): string {
    return this.#keepMs === undefined ? "" : String(this.#now().getTime() + this.#keepMs);
  }

  /** What it can't remove now it removes when the next run ends; that one's end is what counts. */
  async forgetOld(): Promise<void> {
    if (this.#keepMs === undefined) return;
    try {
      const now = this.#now().getTime();
      const key = this.#link.keys.finished();
      const old = await this.#link.ask((redis) =>
        redis.zrangebyscore(key, "-inf", now, "LIMIT", 0, AT_ONCE),
      );
      for (const ref of old) await this.#forget(ref);
    } catch {
      // See above.
    }
  }

  async #forget(ref: string): Promise<void> {
    const { keys } = this.#link;
    const { tenant, run_id: runId } = readRunRef(ref);
    const [gates, planning] = await this.#link.ask((redis) =>
      Promise.all([redis.hgetall(keys.gates(runId)), redis.hget(keys.run(runId), "planning")]),
    );
    const threads = threadsOf(runId, valueOrNull<Planning>(planning)?.revision ?? 0);
    const ids = Object.keys(gates).flatMap((name) =>
      name.startsWith("gate:") ? [name.slice("gate:".length)] : [],
    );
    await this.#link.together([
      ["unlink", keys.run(runId), keys.journal(runId), keys.events(runId), keys.gates(runId)],
      ["unlink", ...threads.flatMap((thread) => keys.ofThread(thread))],
      ["srem", keys.checkpointThreads(), ...threads],
      ...RunStatus.options.map((status) => ["zrem", keys.runsOf(tenant, status), runId] as const),
      ...ids.flatMap((id) => [
        ["hdel", keys.gateRuns(tenant), id] as const,
        ["zrem", keys.openGates(tenant), gates[`open:${id}`] ?? ""] as const,
        ["zrem", keys.gatesDue(), `${ref}:${id}`] as const,
      ]),
      ["srem", keys.claims(), ref],
      ["srem", keys.runsAnswered(), ref],
      ["zrem", keys.finished(), ref],
    ]);
  }
}

/** LangGraph's threads of a run: its own, and one for each of its plans where it makes them itself. */
function threadsOf(runId: string, revisions: number): string[] {
  return [runId, ...Array.from({ length: revisions }, (_, i) => `${runId}@${i + 1}`)];
}
