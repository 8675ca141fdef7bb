import type { Clock } from "../contracts/execution-ctx.ts";
import type { JsonValue } from "../contracts/json.ts";
import type {
  Gate,
  JournalRecord,
  RunCommit,
  RunEvent,
  RunEventType,
  RunPatch,
} from "../memory/ports/index.ts";

interface Pending {
  readonly journal: JournalRecord[];
  readonly events: RunEvent[];
  readonly gates: Gate[];
  readonly gates_seen: string[];
  readonly gates_withdrawn: string[];
  run: RunPatch;
}

const nothing = (): Pending => ({
  journal: [],
  events: [],
  gates: [],
  gates_seen: [],
  gates_withdrawn: [],
  run: {},
});

/**
 * The one writer of a run. What is written in one turn of the event loop becomes durable in one
 * commit, so a fan-out of a thousand costs a few transactions; events get their numbers here, in
 * the order in which things happened. Nothing is stored without a `flush`, which says when it is.
 */
export class RunWriter {
  readonly #commit: (commit: RunCommit) => Promise<void>;
  readonly #clock: Clock;
  readonly #onLost: (error: unknown) => void;
  #lastSeq: number;
  #pending = nothing();
  #closed = false;
  #scheduled: Promise<void> | null = null;
  /** Commits happen one after the other, so that the log never has a hole. */
  #committed: Promise<void> = Promise.resolve();

  constructor(options: {
    commit: (commit: RunCommit) => Promise<void>;
    clock: Clock;
    /** Called when something that was written by `soon` could not be stored. */
    onLost: (error: unknown) => void;
    /** The number of the last event that is stored. */
    lastSeq: number;
  }) {
    this.#commit = options.commit;
    this.#clock = options.clock;
    this.#onLost = options.onLost;
    this.#lastSeq = options.lastSeq;
  }

  event(type: RunEventType, key: string | null, data: JsonValue = {}): this {
    this.#lastSeq += 1;
    const at = new Date(this.#clock.now()).toISOString();
    this.#pending.events.push({ seq: this.#lastSeq, at, type, key, data });
    return this;
  }

  record(record: JournalRecord): this {
    this.#pending.journal.push(record);
    return this;
  }

  gateOpened(gate: Gate): this {
    this.#pending.gates.push(gate);
    return this;
  }

  gateSeen(gateId: string): this {
    this.#pending.gates_seen.push(gateId);
    return this;
  }

  gateWithdrawn(gateId: string): this {
    this.#pending.gates_withdrawn.push(gateId);
    return this;
  }

  run(patch: RunPatch): this {
    this.#pending.run = { ...this.#pending.run, ...patch };
    return this;
  }

  /** Makes it durable at the end of this turn, for those who need not know when. */
  soon(): void {
    this.flush().catch(this.#onLost);
  }

  /** Resolves when all that was written so far is durable. */
  flush(): Promise<void> {
    this.#scheduled ??= this.#afterThisTurn();
    return this.#scheduled;
  }

  /** The last flush: whatever is written after it is lost on purpose. */
  async close(): Promise<void> {
    await this.flush();
    this.#closed = true;
  }

  async #afterThisTurn(): Promise<void> {
    await new Promise<void>((resolve) => setImmediate(resolve));
    await this.#committed;
    if (this.#closed) throw new Error("This run is not written here any more.");
    const commit = this.#pending;
    this.#pending = nothing();
    this.#scheduled = null;
    this.#committed = this.#commit(commit);
    await this.#committed;
  }
}
