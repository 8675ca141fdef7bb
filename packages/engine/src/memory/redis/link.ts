import { randomBytes } from "node:crypto";
import { Redis } from "ioredis";
import { explainFailure, isCutOff, isUnknownScript } from "./failure.ts";
import { RedisKeys } from "./keys.ts";
import type { RedisScript, ScriptArg } from "./script.ts";

export interface LinkOptions {
  readonly url: string;
  readonly prefix: string;
  readonly outage_ms: number;
}

export type Command = readonly [name: string, ...args: ScriptArg[]];

const RECONNECT_MS = 100;

/**
 * The connection. It comes back by itself; what was under way is sent again, so a write carries a
 * name by which a script recognises it (`token`), and a batch is only what may be repeated.
 * Whatever can't be done in time fails with `memory-unavailable`: nothing is dropped in silence.
 */
export class RedisLink {
  readonly keys: RedisKeys;
  readonly #redis: Redis;
  readonly #name = randomBytes(9).toString("base64url");
  #writes = 0;

  constructor({ url, prefix, outage_ms }: LinkOptions) {
    this.keys = new RedisKeys(prefix);
    this.#redis = new Redis(url, {
      retryStrategy: () => RECONNECT_MS,
      maxRetriesPerRequest: Math.ceil(outage_ms / RECONNECT_MS),
      socketTimeout: outage_ms,
      // A replica that was the master a moment ago: the address may lead to the new one by now.
      reconnectOnError: (error) => error.message.startsWith("READONLY"),
    });
    // Each command that fails says why. This event is only what happens in between.
    this.#redis.on("error", () => undefined);
  }

  /** A name for one write, never given twice. */
  token(): string {
    this.#writes += 1;
    return `${this.#name}.${this.#writes}`;
  }

  /** Whether a write with this name came over this connection. */
  isOwn(token: string): boolean {
    return token.startsWith(`${this.#name}.`);
  }

  async ask<T>(work: (redis: Redis) => Promise<T>): Promise<T> {
    for (;;) {
      try {
        return await work(this.#redis);
      } catch (error) {
        if (!isCutOff(error)) throw explainFailure(error);
      }
    }
  }

  run(script: RedisScript, keys: readonly string[], args: readonly ScriptArg[]): Promise<unknown> {
    const rest = [keys.length, ...keys, ...args];
    return this.ask(async (redis) => {
      try {
        return await redis.call("EVALSHA", [script.sha, ...rest]);
      } catch (error) {
        if (!isUnknownScript(error)) throw error;
        return redis.call("EVAL", [script.lua, ...rest]);
      }
    });
  }

  /** Several commands in one trip. */
  batch(commands: readonly Command[]): Promise<unknown[]> {
    if (commands.length === 0) return Promise.resolve([]);
    const list = commands.map((command) => [...command]);
    return this.ask(async (redis) => replies(await redis.pipeline(list).exec()));
  }

  /** Several commands as one: nobody sees some of them done and others not. */
  together(commands: readonly Command[]): Promise<unknown[]> {
    const list = commands.map((command) => [...command]);
    return this.ask(async (redis) => replies(await redis.multi(list).exec()));
  }

  /** A connection of its own to the same server, that tries for ever. */
  another(): Redis {
    const other = this.#redis.duplicate({ maxRetriesPerRequest: null, socketTimeout: undefined });
    other.on("error", () => undefined);
    return other;
  }

  async close(): Promise<void> {
    if (this.#redis.status === "ready") await this.#redis.quit().catch(() => undefined);
    this.#redis.disconnect();
  }
}

function replies(answers: [error: Error | null, result: unknown][] | null): unknown[] {
  return (answers ?? []).map(([error, result]) => {
    if (error) throw error;
    return result;
  });
}
