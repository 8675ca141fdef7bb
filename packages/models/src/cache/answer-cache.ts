/**
 * The same question has the same answer, also when it is asked twice at the same time. Only models'
 * answers are kept: the embedded solver's are cheap, and a model's would be better. A cache that
 * fails costs a call, never an answer.
 */
import type { CacheKey, CachePort, JsonValue, Logger } from "@bole/engine";
import { z } from "zod";

const Kept = z.object({ model: z.string(), raw: z.json() });

export interface KeptAnswer {
  readonly model: string;
  /** As the model said it: the schema is applied again when it is used. */
  readonly raw: JsonValue;
}

export interface Lookup<T> {
  readonly ttlMs: number;
  readonly logger: Logger;
  /** Called where nothing is kept and nobody else is asking. */
  ask(): Promise<T>;
  /** What to keep of it; undefined for nothing. */
  keep(asked: T): KeptAnswer | undefined;
}

export class AnswerCache {
  readonly #port: CachePort;
  readonly #now: () => number;
  readonly #inFlight = new Map<string, Promise<KeptAnswer | undefined>>();

  constructor(port: CachePort, now: () => number) {
    this.#port = port;
    this.#now = now;
  }

  async lookUp<T>(key: CacheKey, lookup: Lookup<T>): Promise<{ kept: KeptAnswer } | { asked: T }> {
    const stored = await this.#port.get(key, this.#now()).catch((error: unknown) => {
      lookup.logger.warn("The cache of answers could not be read", { error: String(error) });
      return null;
    });
    const kept = Kept.safeParse(stored?.value);
    if (kept.success) return { kept: kept.data };
    // From here to where it is known that we ask, nothing may be awaited.
    const othersAnswer = this.#inFlight.get(key.sha256);
    if (othersAnswer === undefined) return { asked: await this.#askForAll(key, lookup) };
    const answer = await othersAnswer;
    return answer === undefined ? { asked: await lookup.ask() } : { kept: answer };
  }

  async #askForAll<T>(key: CacheKey, { ttlMs, logger, ask, keep }: Lookup<T>): Promise<T> {
    const asking = ask();
    // Whoever asks hears of a failure; whoever only waits asks for themselves then.
    const answer = asking.then(keep, () => undefined);
    this.#inFlight.set(key.sha256, answer);
    try {
      const asked = await asking;
      const kept = await answer;
      if (kept !== undefined) {
        await this.#port.set(key, { ...kept }, this.#now() + ttlMs).catch((error: unknown) => {
          logger.warn("An answer could not be kept in the cache", { error: String(error) });
        });
      }
      return asked;
    } finally {
      this.#inFlight.delete(key.sha256);
    }
  }
}
