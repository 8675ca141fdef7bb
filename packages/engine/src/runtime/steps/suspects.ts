import type { JournalRecord, RunRecord } from "../../memory/ports/index.ts";

/** One crash is bad luck; after a second one in a row somebody is to blame. */
const CRASHES_BEFORE_SUSPICION = 2;
/** From then on every call of the run is a suspect, whatever it depends on. */
const CRASHES_BEFORE_ALL = 8;

/**
 * The calls of a run that may have ended the processes which held it before. Only what depended on
 * nothing but ended steps can have been under way, so nothing has to be written when a step starts.
 */
export class Suspects {
  readonly #crashes: number;
  readonly #counts: Record<string, number>;
  /** What had ended when the run was taken up. */
  readonly #ended: ReadonlySet<string>;
  readonly #steps = new Set<string>();
  readonly #turns = new Map<string, () => void>();

  constructor(
    { crashes, suspects }: Pick<RunRecord, "crashes" | "suspects">,
    journal: readonly Pick<JournalRecord, "key">[],
  ) {
    this.#crashes = crashes;
    this.#counts = { ...suspects };
    this.#ended = new Set(this.#suspicious ? journal.map(({ key }) => key) : []);
  }

  get #suspicious(): boolean {
    return this.#crashes >= CRASHES_BEFORE_SUSPICION;
  }

  /** Says that a step starts, and the keys of all that it has waited for. */
  started(key: string, after: () => readonly string[]): void {
    if (this.#suspicious && after().every((other) => this.#ended.has(other))) this.#steps.add(key);
  }

  /** @param call a step, or an item or a turn of it */
  has(call: string): boolean {
    if (Object.hasOwn(this.#counts, call) || this.#crashes >= CRASHES_BEFORE_ALL) return true;
    if (!this.#suspicious) return false;
    return this.#steps.has(call) || this.#steps.has(call.replace(/(\[\d+\])?(#\d+)?$/, ""));
  }

  crashesOf(call: string): number {
    return this.#counts[call] ?? 0;
  }

  /**
   * Says that a call has its turn.
   * @returns how often each has had one
   */
  startedAlone(call: string, giveUpTurn: () => void): RunRecord["suspects"] {
    this.#turns.set(call, giveUpTurn);
    this.#counts[call] = this.crashesOf(call) + 1;
    return { ...this.#counts };
  }

  /** Says that the end of a call is durable: before, it could still be blamed for the next one's doing. */
  ended(call: string): void {
    this.#turns.get(call)?.();
    this.#turns.delete(call);
  }
}
