import { toText } from "../json-text.ts";
import type { RunHold } from "../ports/hold.ts";
import type { RunRecord } from "../ports/runs.ts";
import { readRunRef, runRef } from "./key-parts.ts";
import type { RedisLink } from "./link.ts";
import { toValues } from "./reply.ts";
import { claimRun, releaseRun } from "./scripts/claim-run.ts";

/** Which process may continue which run, and which runs want to be continued. */
export class RunClaims {
  readonly #link: RedisLink;

  constructor(link: RedisLink) {
    this.#link = link;
  }

  async claim(
    tenant: string,
    runId: string,
    owner: string,
    now: number,
    until: number,
  ): Promise<boolean> {
    const args = [tenant, runRef(tenant, runId), owner, now, until];
    return (await this.#link.run(claimRun, this.#keys(runId), args)) === 1;
  }

  async release(tenant: string, runId: string, owner: string): Promise<void> {
    const args = [tenant, runRef(tenant, runId), owner];
    await this.#link.run(releaseRun, this.#keys(runId), args);
  }

  async releaseAll(): Promise<void> {
    const { keys } = this.#link;
    const held = await this.#link.ask((redis) => redis.smembers(keys.claims()));
    if (held.length === 0) return;
    await this.#link.together(
      held.map((ref) => ["hset", keys.run(readRunRef(ref).run_id), "lease_until", 0] as const),
    );
  }

  /** Oldest first. What it finds may have changed a moment later: who wants a run claims it. */
  async due(now: number): Promise<Pick<RunRecord, "tenant" | "run_id">[]> {
    const { keys } = this.#link;
    const [running, answered, awake] = await this.#link.ask((redis) =>
      Promise.all([
        redis.smembers(keys.runsRunning()),
        redis.smembers(keys.runsAnswered()),
        redis.zrangebyscore(keys.runsToWake(), "-inf", now),
      ]),
    );
    const refs = [...new Set([...running, ...answered, ...awake])];
    const states = await this.#link.batch(
      refs.map((ref) => [
        "hmget",
        keys.run(readRunRef(ref).run_id),
        "position",
        "owner",
        "lease_until",
        "hold",
      ]),
    );
    return refs
      .map((ref, i) => {
        const [position, owner, lease, hold] = toValues(states[i]);
        const free = position !== null && !hold && (owner === null || Number(lease) <= now);
        return { ...readRunRef(ref), position: Number(position), free };
      })
      .filter(({ free }) => free)
      .sort((a, b) => a.position - b.position)
      .map(({ tenant, run_id }) => ({ tenant, run_id }));
  }

  async heldFor(reason: RunHold["reason"]): Promise<Pick<RunRecord, "tenant" | "run_id">[]> {
    const { keys } = this.#link;
    const refs = await this.#link.ask((redis) => redis.zrange(keys.runsHeld(), "0", "-1"));
    const states = await this.#link.batch(
      refs.map((ref) => ["hmget", keys.run(readRunRef(ref).run_id), "waiting_for"]),
    );
    return refs
      .filter((_, i) => toValues(states[i])[0] === toText(reason))
      .map((ref) => readRunRef(ref));
  }

  async nextWake(): Promise<number | null> {
    const key = this.#link.keys.runsToWake();
    const [, at] = await this.#link.ask((redis) => redis.zrange(key, "0", "0", "WITHSCORES"));
    return at === undefined ? null : Number(at);
  }

  #keys(runId: string): string[] {
    return [this.#link.keys.run(runId), this.#link.keys.claims()];
  }
}
