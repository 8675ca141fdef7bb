import { canonicalJson, isRecord, type JsonValue } from "../../contracts/json.ts";
import type { Gate, GateAnswer, RunRecord, Signal } from "../../memory/ports/index.ts";
import type { World } from "../steps/run-context.ts";

/** Stores an answer to a gate and lets the run go on; false where it was closed already. */
type AnswerGate = (gate: Gate, answer: GateAnswer) => Promise<boolean>;

/**
 * Brings together signals and the gates that wait for them. A signal is stored before gates are
 * looked for, a gate before signals are, so one of the two always sees the other. One at a time,
 * because a signal is used once in a run, and two who look at once would both find it unused.
 */
export class SignalDesk {
  readonly #world: World;
  readonly #answer: AnswerGate;
  #last: Promise<unknown> = Promise.resolve();

  constructor(world: World, answer: AnswerGate) {
    this.#world = world;
    this.#answer = answer;
  }

  /** A signal has come; how many runs went on by it. */
  async post(signal: Signal): Promise<number> {
    await this.#world.memory.signals.append(signal);
    return this.#inTurn(async () => {
      const answered = new Set<string>();
      const waiting = await this.#world.memory.gates.pending(signal.tenant, signal.event);
      for (const gate of waiting) {
        // Used once in a run, by the gate that was there first.
        if (answered.has(gate.run_id) || !answersGate(gate, signal)) continue;
        if (await this.#answer(gate, answerBy(signal))) answered.add(gate.run_id);
      }
      return answered.size;
    });
  }

  /** A gate has opened: a signal since the run began, unused in it, may answer it already. */
  async opened(run: RunRecord, gate: Gate): Promise<void> {
    const { event } = gate;
    if (event === null) return;
    const { signals, gates } = this.#world.memory;
    await this.#inTurn(async () => {
      const since = await signals.since(gate.tenant, event, run.created_at);
      const fitting = since.filter((signal) => answersGate(gate, signal));
      if (fitting.length === 0) return;
      const others = await gates.ofRun(gate.tenant, gate.run_id);
      const used = new Set(others.map(({ answer }) => answer?.by));
      const found = fitting.map(answerBy).find(({ by }) => !used.has(by));
      if (found) await this.#answer(gate, found);
    });
  }

  #inTurn<T>(work: () => Promise<T>): Promise<T> {
    const next = this.#last.then(work);
    this.#last = next.catch(() => undefined);
    return next;
  }
}

function answersGate(gate: Gate, { event, data }: Signal): boolean {
  return gate.event === event && matches(gate.match ?? {}, data);
}

/** Whether an event's data contains all that a gate wants of it, at any depth. */
function matches(wanted: JsonValue, data: JsonValue | undefined): boolean {
  if (data === undefined) return false;
  if (!isRecord(wanted)) return canonicalJson(wanted) === canonicalJson(data);
  return (
    isRecord(data) && Object.entries(wanted).every(([key, value]) => matches(value, data[key]))
  );
}

function answerBy({ signal_id, data, at }: Signal): GateAnswer {
  return { decision: "event", value: data, reason: null, by: `signal:${signal_id}`, at };
}
