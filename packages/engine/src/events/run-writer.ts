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

/** A commit while it is put together. Most of them have nothing about gates, and none is made. */
interface Pending {
  journal?: JournalRecord[];
  events?: RunEvent[];
  gates?: Gate[];
  gates_seen?: string[];
  gates_withdrawn?: string[];
  run?: RunPatch;
}

/** Commits in a row before the event loop gets its turn. */
const COMMITS_A_TURN = 16;

/**
 * The one writer of a run. Whatever is written while a commit is under way becomes durable in the
 * next one, so a fan-out of a thousand costs a few transactions; events get their numbers here, in
 * the order in which things happened. Nothing is stored without a `flush`, which says when it is.
 */
export class RunWriter {
  readonly #commit: (commit: RunCommit) => Promise<void>;
  readonly #clock: Clock;
  readonly #onLost: (error: unknown) => void;
  #lastSeq: number;
  #pending: Pending = {};
  #commits = 0;
  #last = { now: Number.NaN, at: "" };
  #soon = false;
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
    const at = this.#time();
    this.#pending.events ??= [];
    this.#pending.events.push({ seq: this.#lastSeq, at, type, key, data });
    return this;
  }

  /** Many events fall into one millisecond, and writing a time out costs more than comparing it. */
  #time(): string {
    const now = this.#clock.now();
    if (now !== this.#last.now) this.#last = { now, at: new Date(now).toISOString() };
    return this.#last.at;
  }

  record(record: JournalRecord): this {
    this.#pending.journal ??= [];
    this.#pending.journal.push(record);
    return this;
  }

  gateOpened(gate: Gate): this {
    this.#pending.gates ??= [];
    this.#pending.gates.push(gate);
    return this;
  }

  gateSeen(gateId: string): this {
    this.#pending.gates_seen ??= [];
    this.#pending.gates_seen.push(gateId);
    return this;
  }

  /** Seen, too: it may be answered at this very moment, and nobody will go on with the answer. */
  gateWithdrawn(gateId: string, key: string): this {
    this.#pending.gates_withdrawn ??= [];
    this.#pending.gates_withdrawn.push(gateId);
    return this.gateSeen(gateId).event("gate_withdrawn", key, { gate_id: gateId });
  }

  run(patch: RunPatch): this {
    this.#pending.run = { ...this.#pending.run, ...patch };
    return this;
  }

  /** Makes it durable before long, with whatever else comes; nobody waits for it. */
  soon(): void {
    if (this.#soon) return;
    this.#soon = true;
    setImmediate(() => {
      this.#soon = false;
      if (this.#pending.events) this.flush().catch(this.#onLost);
    });
  }

  /** Resolves when all that was written so far is durable. */
  flush(): Promise<void> {
    this.#scheduled ??= this.#commitPending();
    return this.#scheduled;
  }

  /** The last flush: whatever is written after it is lost on purpose. */
  async close(): Promise<void> {
    await this.flush();
    this.#closed = true;
  }

  /** What is written while the commit before it is under way shares the next one. */
  async #commitPending(): Promise<void> {
    await this.#committed;
    this.#commits += 1;
    // Steps that do nothing but compute would keep everybody else waiting.
    if (this.#commits % COMMITS_A_TURN === 0) await nextTurn();
    if (this.#closed) throw new Error("This run is not written here any more.");
    const commit = this.#pending;
    this.#pending = {};
    this.#scheduled = null;
    this.#committed = this.#commit(commit);
    await this.#committed;
  }
}

const nextTurn = () => new Promise<void>((resolve) => setImmediate(resolve));
