import { engineErrors } from "../../errors.ts";
import type { JournalRecord, RunRecord } from "../../memory/ports/index.ts";
import type { RunContext } from "./run-context.ts";

/** One crash is bad luck; after a second one in a row somebody is to blame. */
const CRASHES_BEFORE_SUSPICION = 2;
/** From then on every call of the run is a suspect, whatever it depends on. */
const CRASHES_BEFORE_ALL = 8;
/** How often a call may end its process, where neither its step nor its agent says how often it is tried. */
const DEFAULT_ATTEMPTS = 3;

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

interface Suspected {
  readonly key: string;
  /** Who is called, for the error. */
  readonly name: string;
  readonly attempts: number | undefined;
}

/** Makes a call; one that may end the process alone, and not again after its attempts. */
export async function callWatched<T>(
  run: RunContext,
  { key, name, attempts = DEFAULT_ATTEMPTS }: Suspected,
  call: () => Promise<T>,
): Promise<T> {
  const { suspects, isolation, stop, writer } = run;
  const counted = () => isolation.counted(call);
  if (!suspects.has(key)) return counted();
  const crashes = suspects.crashesOf(key);
  if (crashes >= attempts) throw crashed(name, crashes);
  const giveUpTurn = await isolation.turn(crashes, stop.signal);
  const about = { run_id: run.run.run_id, step: key, crashes };
  run.logger.warn("A call may have ended its process before; it runs alone", about);
  // Durable before it starts: if this process dies now, the next one knows why.
  await writer.run({ suspects: suspects.startedAlone(key, giveUpTurn) }).flush();
  return counted();
}

function crashed(name: string, crashes: number) {
  return engineErrors.error(
    "step-crashed",
    `"${name}" ended its process ${crashes} times and is not started again.`,
  );
}
