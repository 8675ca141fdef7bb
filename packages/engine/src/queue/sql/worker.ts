import type { Clock } from "../../contracts/execution-ctx.ts";
import type { JsonValue } from "../../contracts/json.ts";
import { fromText } from "../../memory/json-text.ts";
import type { EngineTables } from "../../memory/sql/tables.ts";
import type { Limiter } from "../limiter.ts";
import type { WorkHandler } from "../work-queue.ts";

type Row = EngineTables["engine_work"];

interface WorkerParts {
  readonly clock: Clock;
  readonly limiter: Limiter;
  readonly handler: WorkHandler;
  readonly onError: (error: unknown) => void;
  due(now: number): Promise<{ due: Row[]; nextAt: number | null }>;
  begin(row: Row): Promise<void>;
  done(row: Row): Promise<unknown>;
  failed(row: Row, error: unknown): Promise<void>;
}

/** Does the work of one queue: looks when there may be something new, and at the next time due. */
export class Worker {
  readonly #parts: WorkerParts;
  readonly #closing = new AbortController();
  readonly #underWay = new Map<string, Promise<void>>();
  #looking: Promise<void> | null = null;
  #again = false;
  #cancelTimer: () => void = () => undefined;

  constructor(parts: WorkerParts) {
    this.#parts = parts;
  }

  look(): void {
    this.#again = true;
    this.#looking ??= this.#lookWhileAsked().finally(() => {
      this.#looking = null;
      if (this.#again && !this.#closing.signal.aborted) this.look();
    });
  }

  async close(): Promise<void> {
    this.#closing.abort();
    this.#cancelTimer();
    await this.#looking;
    await Promise.all(this.#underWay.values());
  }

  async #lookWhileAsked(): Promise<void> {
    while (this.#again && !this.#closing.signal.aborted) {
      this.#again = false;
      await this.#lookOnce().catch(this.#parts.onError);
    }
  }

  async #lookOnce(): Promise<void> {
    const { clock, limiter } = this.#parts;
    const { due, nextAt } = await this.#parts.due(clock.now());
    for (const row of due) {
      if (this.#closing.signal.aborted) return;
      const leave = limiter.tryEnter(row);
      if (!leave) continue;
      await this.#parts.begin(row);
      this.#underWay.set(row.id, this.#do(row, leave));
    }
    this.#cancelTimer();
    if (nextAt === null) return;
    this.#cancelTimer = clock.setTimer(Math.max(0, nextAt - clock.now()), () => this.look());
  }

  async #do(row: Row, leave: () => void): Promise<void> {
    const { id, queue, tenant, agent, key, data, attempt } = row;
    const work = {
      id,
      queue,
      tenant,
      agent,
      key,
      data: fromText<JsonValue>(data),
      attempt: attempt + 1,
    };
    try {
      await this.#parts.handler(work, this.#closing.signal);
      await this.#parts.done(row);
    } catch (error) {
      await this.#parts.failed(row, error).catch(this.#parts.onError);
    } finally {
      this.#underWay.delete(id);
      leave();
      this.look();
    }
  }
}
