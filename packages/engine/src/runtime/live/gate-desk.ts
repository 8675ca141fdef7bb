import type { Gate, GateAnswer, RunRecord } from "../../memory/ports/index.ts";
import { RUN_ENDED } from "../children/child-id.ts";
import { asksIn } from "../planned/ask.ts";
import type { GateHost } from "../steps/gate-keeper.ts";
import type { World } from "../steps/run-context.ts";
import type { LiveRun } from "./live-run.ts";
import { SignalDesk } from "./signal-desk.ts";

/** What the desk needs of the driver. */
interface Runs {
  get(runId: string): LiveRun | undefined;
  wake(tenant: string, runId: string): void;
  /** Ends a run that nobody waits for any more. */
  abandon(tenant: string, runId: string): void;
}

/** Brings answers to the runs that wait for them: people's, events' and the clock's. */
export class GateDesk {
  readonly signals: SignalDesk;
  readonly #world: World;
  readonly #runs: Runs;

  constructor(world: World, runs: Runs) {
    this.#world = world;
    this.#runs = runs;
    this.signals = new SignalDesk(world, (gate, answer) => this.#answer(gate, answer));
  }

  /** An answer is stored: the strand that waits for it goes on, or the run is taken up. */
  answered(gate: Gate, answer: GateAnswer): void {
    this.#runs.get(gate.run_id)?.deliver(gate.gate_id, answer);
    this.#runs.wake(gate.tenant, gate.run_id);
  }

  readonly timeIsUp = (gate: Gate): void => {
    const at = new Date(this.#world.clock.now()).toISOString();
    this.#answer(gate, { decision: "timeout", value: null, reason: null, by: "clock", at }).catch(
      (error: unknown) => this.#world.logger.error("A timer could not be answered", { error }),
    );
  };

  /** Nobody waits at a gate any more. What was waited for there may be a run of its own. */
  readonly withdrawn = ({ tenant, event, match }: Gate): void => {
    if (event !== RUN_ENDED || match === null || typeof match !== "object") return;
    const runId = "run_id" in match ? match.run_id : null;
    if (typeof runId === "string") this.#runs.abandon(tenant, runId);
  };

  /** For the gates of one run while it is in memory. */
  hostOf(run: RunRecord): GateHost {
    return {
      opened: (gate) => this.#opened(run, gate),
      due: this.timeIsUp,
      withdrawn: this.withdrawn,
    };
  }

  /** Tells a live run of answers and wishes that came past this process, or too early. */
  deliverStored(live: LiveRun, { tenant, run_id }: RunRecord): void {
    this.#world.memory.gates.ofRun(tenant, run_id).then(
      (gates) => {
        for (const { gate_id, answer } of gates) if (answer) live.deliver(gate_id, answer);
        for (const ask of asksIn(gates)) live.hear(ask);
      },
      (error: unknown) => this.#world.logger.error("Answers could not be read", { run_id, error }),
    );
  }

  /** A run that cannot learn whether an event came would wait for it in vain: better that it stops. */
  async #opened(run: RunRecord, gate: Gate): Promise<void> {
    await this.signals
      .opened(run, gate)
      .catch((error: unknown) => this.#runs.get(run.run_id)?.stop({ kind: "crash", error }));
  }

  async #answer(gate: Gate, answer: GateAnswer): Promise<boolean> {
    const stored = await this.#world.memory.runs.answer(gate.tenant, gate.gate_id, answer);
    if (stored) this.answered(gate, answer);
    return stored;
  }
}
