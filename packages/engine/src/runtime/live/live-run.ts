import type { JsonValue } from "../../contracts/json.ts";
import { summary } from "../../events/summary.ts";
import type { Gate, GateAnswer, RunHold, RunPatch, RunRecord } from "../../memory/ports/index.ts";
import { causeOf, operatorHold, quarantineHold } from "../operate/holds.ts";
import type { Ask } from "../planned/ask.ts";
import type { Ending } from "../planned/planned.ts";
import { exceeded, spentIn } from "../steps/run-budget.ts";
import type { RunContext } from "../steps/run-context.ts";
import type { RunStop, StopReason } from "../steps/run-stop.ts";
import { waitingForGates } from "../waiting-for.ts";
import type { Course } from "./course.ts";
import { earlyEnd } from "./early-end.ts";

/** A run while it is in memory: from when it is taken up until it ends or has nothing to do. */
export class LiveRun {
  readonly #course: Course;
  readonly #context: RunContext;
  readonly #stop: RunStop;
  /** Pauses and their ends that it has heard of. */
  readonly #heard = new Set<string>();
  #concluded = false;

  constructor(context: RunContext, stop: RunStop, course: Course) {
    this.#course = course;
    this.#context = context;
    this.#stop = stop;
    this.#limitTime();
  }

  /** Says that a run which had been put aside goes on. Soon, because its first step may take long. */
  resumed(): void {
    const { writer } = this.#context;
    const released = { status: "running", wake_at: null, waiting_for: null, hold: null } as const;
    writer.run(released).event("run_resumed", null).soon();
  }

  /** Runs the plan at work ahead until nothing more can run. */
  advance(): Promise<boolean> {
    return this.#course.advance();
  }

  pendingGates(): Gate[] {
    return this.#context.gates.pending();
  }

  deliver(gateId: string, answer: GateAnswer): void {
    this.#context.gates.deliver(gateId, answer);
  }

  /** Hears what somebody asks of it. */
  hear(ask: Ask): void {
    if (this.#concluded) return;
    if (ask.kind === "cancel") this.stop({ kind: "cancelled", by: ask.by });
    else if (ask.kind === "replan") this.#course.replanAsked(ask);
    else this.#hearPause(ask);
  }

  #hearPause({ gate_id, kind, by, reason }: Ask): void {
    if (this.#heard.has(gate_id)) return;
    this.#heard.add(gate_id);
    const { pause, writer } = this.#context;
    writer.gateSeen(gate_id);
    if (kind === "pause") pause.begin(by, reason);
    else pause.end();
  }

  /** Stops everything at once. Too late where how the run stands is being written already. */
  stop(reason: StopReason): void {
    if (!this.#concluded) this.#stop.stop(reason);
  }

  /** Writes how the run stands now that LangGraph has nothing more to do with it. */
  async conclude(): Promise<void> {
    this.#concluded = true;
    const { writer, gates, timers, journal } = this.#context;
    timers.clear();
    gates.park();
    const { reason } = this.#stop;
    if (reason?.kind === "crash") throw reason.error;
    const parting = { ...this.#course.parting(), active_ms: this.#activeMs() };
    if (reason?.kind === "shutdown") return writer.run(parting).close();
    if (reason?.kind === "held") return this.#hold(reason.hold, parting);
    const ending = reason ?? this.#course.ending;
    const hold = this.#holdInstead(ending);
    if (hold) return this.#hold(hold, parting);
    const { status, event, ...patch } = this.#standing(ending);
    // Nobody must be asked on behalf of a run that is over.
    if (status !== "waiting") gates.withdraw(() => true);
    const spent = spentIn(journal.values());
    await writer
      .run({ wake_at: null, waiting_for: null, ...parting, ...patch, status, spent })
      .event(`run_${status}`, null, event)
      .close();
  }

  #standing(ending: Ending | null): Standing {
    const { run, journal } = this.#context;
    if (ending?.kind === "completed") {
      const { result } = ending;
      return { status: "completed", result, event: { output: summary(result) } };
    }
    if (ending) return earlyEnd({ ...run, ...this.#course.parts }, journal, ending);
    const gates = this.pendingGates();
    const wake_at = gates.reduce<number | null>(
      (first, { until }) => (until === null ? first : Math.min(first ?? until, until)),
      null,
    );
    const waiting_for = waitingForGates(gates);
    const event = { waiting_for, gates: gates.map(({ gate_id }) => gate_id) };
    return { status: "waiting", wake_at, waiting_for, event };
  }

  /** A pause, unless the run has come to its end meanwhile; and a crash that somebody should look at. */
  #holdInstead(ending: Ending | null): RunHold | null {
    const { run, pause, clock } = this.#context;
    if (!ending) return pause.asked && operatorHold(pause.asked, clock);
    if (ending.kind !== "failed" || run.planning) return null;
    const { code, message, step } = ending.failure;
    return code === "step-crashed" && step ? quarantineHold({ code, message, step }, clock) : null;
  }

  #hold(hold: RunHold, parting: RunPatch): Promise<void> {
    const { writer, journal } = this.#context;
    const waiting_for = hold.reason;
    const spent = spentIn(journal.values());
    return writer
      .run({ ...parting, status: "waiting", waiting_for, hold, wake_at: null, spent })
      .event("run_waiting", null, { waiting_for, ...causeOf(hold) })
      .close();
  }

  #activeMs(): number {
    const { run, clock, since } = this.#context;
    return run.active_ms + clock.now() - since;
  }

  #limitTime(): void {
    const { run, timers, writer } = this.#context;
    const limit = run.budget.time_ms;
    if (limit === undefined) return;
    timers.set(Math.max(0, limit - run.active_ms), () => {
      const { code, message } = exceeded("time_ms", limit);
      writer.event("budget_exceeded", null, { message });
      this.stop({ kind: "failed", failure: { code, message } });
    });
  }
}

interface Standing extends RunPatch {
  readonly status: Exclude<RunRecord["status"], "running">;
  readonly event: JsonValue;
}
