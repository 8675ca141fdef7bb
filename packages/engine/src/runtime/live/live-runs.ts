import type { GraphHost } from "../../compile/state-graph.ts";
import type { PlanningPhase } from "../../memory/ports/index.ts";
import type { NextPhase, PlannerGraphHost } from "../../planner/planner-graph.ts";
import type { PlannedRun } from "../planned/planned-run.ts";
import type { StopReason } from "../steps/run-stop.ts";
import type { LiveRun } from "./live-run.ts";

/** A run in memory; with a goal, as one that plans, too. */
interface Entry {
  readonly live: LiveRun;
  readonly planned: PlannedRun | null;
}

/** The runs in memory, as LangGraph's graphs find them: a node knows no more than a run's id. */
export class LiveRuns implements GraphHost, PlannerGraphHost {
  readonly #entries = new Map<string, Entry>();

  add(runId: string, entry: Entry): void {
    this.#entries.set(runId, entry);
  }

  delete(runId: string): void {
    this.#entries.delete(runId);
  }

  get(runId: string): LiveRun | undefined {
    return this.#entries.get(runId)?.live;
  }

  stopAll(reason: StopReason): void {
    for (const { live } of this.#entries.values()) live.stop(reason);
  }

  advance(runId: string): Promise<boolean> {
    return present(this.get(runId), runId).advance();
  }

  perform(runId: string, phase: PlanningPhase): Promise<NextPhase> {
    return this.#planned(runId).perform(phase);
  }

  phaseOf(runId: string): PlanningPhase {
    return this.#planned(runId).phase;
  }

  waitingFor(runId: string): readonly string[] {
    const gates = this.get(runId)?.pendingGates() ?? [];
    return gates.map(({ gate_id }) => gate_id);
  }

  #planned(runId: string): PlannedRun {
    return present(this.#entries.get(runId)?.planned ?? undefined, runId);
  }
}

function present<T>(run: T | undefined, runId: string): T {
  if (run === undefined) throw new Error(`Run ${runId} is not live.`);
  return run;
}
