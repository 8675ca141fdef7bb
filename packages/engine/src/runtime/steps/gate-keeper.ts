import { createHash } from "node:crypto";
import type { Clock } from "../../contracts/execution-ctx.ts";
import type { JsonValue } from "../../contracts/json.ts";
import type { RunWriter } from "../../events/run-writer.ts";
import type { Gate, GateAnswer } from "../../memory/ports/index.ts";
import { awaitedChild } from "../children/child-id.ts";
import type { Activity } from "./activity.ts";
import { outermostStep, placesOf } from "./journal-key.ts";
import { RunStopped } from "./run-stop.ts";

export type GateRequest = Pick<
  Gate,
  "key" | "step" | "action" | "phase" | "ask" | "fan_out" | "event" | "match" | "until"
>;

/** What the keeper needs of the engine around it. */
export interface GateHost {
  /** A gate has just become durable: an event that came before it may answer it already. */
  opened(gate: Gate): Promise<void>;
  /** The time a gate waits for has come. */
  due(gate: Gate): void;
  /** Nobody waits at a gate any more. */
  withdrawn(gate: Gate): void;
}

/** The same place in the same run has the same gate, however often the run is taken up again. */
export function gateId(runId: string, key: string, phase: Gate["phase"]): string {
  const digest = createHash("sha256").update(`${runId}\n${key}\n${phase}`).digest("hex");
  return `gate_${digest.slice(0, 24)}`;
}

/**
 * The gates of one live run. A strand that passes a gate hangs there, counted as waiting, until
 * the answer is delivered; when the run is put aside the strand is simply forgotten, and comes
 * here again when the run is taken up.
 */
export class GateKeeper {
  readonly #run: { readonly run_id: string; readonly tenant: string };
  readonly #writer: RunWriter;
  readonly #activity: Activity;
  readonly #clock: Clock;
  readonly #host: GateHost;
  readonly #gates: Map<string, Gate>;
  /** The keys of all gates, and what these lie in: asked for each item of a fan-out. */
  readonly #places = new Set<string>();
  readonly #waiting = new Map<string, PromiseWithResolvers<GateAnswer>>();
  readonly #timers = new Map<string, () => void>();
  /** Which keys belong to plans at which nobody is asked any more. */
  readonly #withdrawn: ((key: string) => boolean)[] = [];
  #parked = false;

  constructor(options: {
    run: { readonly run_id: string; readonly tenant: string };
    gates: readonly Gate[];
    writer: RunWriter;
    activity: Activity;
    clock: Clock;
    host: GateHost;
  }) {
    this.#run = options.run;
    this.#writer = options.writer;
    this.#activity = options.activity;
    this.#clock = options.clock;
    this.#host = options.host;
    this.#gates = new Map(options.gates.map((gate) => [gate.gate_id, gate]));
    for (const { key } of options.gates) this.#note(key);
  }

  /** Waits for the answer, opening the gate if this is the first time that the run gets here. */
  async pass(request: GateRequest): Promise<GateAnswer> {
    // What was under way when its plan failed may get here only afterwards.
    if (this.#parked || this.#withdrawn.some((isInside) => isInside(request.key))) {
      throw new RunStopped("gate withdrawn");
    }
    const id = gateId(this.#run.run_id, request.key, request.phase);
    const known = this.#gates.get(id);
    if (known?.answer) return this.#goOn(known, known.answer);
    const waiting = Promise.withResolvers<GateAnswer>();
    // It may be withdrawn before anybody waits for it.
    waiting.promise.catch(() => undefined);
    this.#waiting.set(id, waiting);
    const gate = known ?? (await this.#open(id, request));
    this.#setTimer(gate);
    const answer = await this.#activity.aside(() => waiting.promise);
    return this.#goOn(this.#gates.get(id) ?? gate, answer);
  }

  /** Hands over an answer that is stored; the strand that hangs on it goes on at once. */
  deliver(gateId: string, answer: GateAnswer): void {
    const gate = this.#gates.get(gateId);
    if (gate?.status !== "pending" || this.#parked) return;
    this.#gates.set(gateId, { ...gate, status: "answered", answer });
    this.#forget(gateId)?.resolve(answer);
  }

  /** Whether the run has been here before: a gate stands at this key or inside it. */
  passed(key: string): boolean {
    return this.#places.has(key);
  }

  /** Whether this very gate has been opened, in this life of the run or an earlier one. */
  isKnown(key: string, phase: Gate["phase"]): boolean {
    return this.#gates.has(gateId(this.#run.run_id, key, phase));
  }

  /** Whether the run is put aside. */
  get parked(): boolean {
    return this.#parked;
  }

  /** Gates that are still to be answered, in the order in which they were reached. */
  pending(): Gate[] {
    return [...this.#gates.values()].filter(({ status }) => status === "pending");
  }

  /** Nobody needs to answer the gates with these keys any more. */
  withdraw(isInside: (key: string) => boolean): void {
    this.#withdrawn.push(isInside);
    for (const gate of this.#gates.values()) {
      if (gate.seen || !isInside(gate.key)) continue;
      // An answer that nobody has gone on with is not waited with any more, either.
      if (gate.status === "answered") this.#writer.gateSeen(gate.gate_id);
      if (gate.status !== "pending") continue;
      this.#gates.set(gate.gate_id, { ...gate, status: "withdrawn" });
      this.#writer.gateWithdrawn(gate.gate_id, gate.key);
      this.#host.withdrawn(gate);
      this.#forget(gate.gate_id)?.reject(new RunStopped("gate withdrawn"));
    }
  }

  /** The run is put aside: what is answered from now on is for those who take it up again. */
  park(): void {
    this.#parked = true;
    for (const cancel of this.#timers.values()) cancel();
    this.#timers.clear();
  }

  async #open(id: string, request: GateRequest): Promise<Gate> {
    const gate: Gate = {
      ...request,
      ...this.#run,
      gate_id: id,
      status: "pending",
      answer: null,
      seen: false,
      created_at: new Date(this.#clock.now()).toISOString(),
    };
    this.#gates.set(id, gate);
    this.#note(gate.key);
    this.#writer.gateOpened(gate).event("gate_opened", gate.key, announcement(gate));
    await this.#writer.flush();
    await this.#host.opened(gate);
    return gate;
  }

  #note(key: string): void {
    for (const place of placesOf(key)) this.#places.add(place);
  }

  #setTimer(gate: Gate): void {
    if (gate.until === null || !this.#waiting.has(gate.gate_id)) return;
    const wait = Math.max(0, gate.until - this.#clock.now());
    this.#timers.set(
      gate.gate_id,
      this.#clock.setTimer(wait, () => this.#host.due(gate)),
    );
  }

  #forget(id: string): PromiseWithResolvers<GateAnswer> | undefined {
    this.#timers.get(id)?.();
    this.#timers.delete(id);
    const waiting = this.#waiting.get(id);
    this.#waiting.delete(id);
    return waiting;
  }

  #goOn(gate: Gate, answer: GateAnswer): GateAnswer {
    if (gate.seen) return answer;
    this.#gates.set(gate.gate_id, { ...gate, answer, status: "answered", seen: true });
    const { decision, by, reason, warnings = [] } = answer;
    this.#writer
      .gateSeen(gate.gate_id)
      .event("gate_answered", gate.key, { gate_id: gate.gate_id, decision, by, reason });
    for (const warning of warnings) this.#writer.event("guardrail_warning", gate.key, warning);
    this.#writer.soon();
    return answer;
  }
}

function announcement(gate: Gate): JsonValue {
  const { gate_id, step, phase, event, until } = gate;
  const child_run_id = awaitedChild(gate);
  return { gate_id, step, phase, event, until, ...(child_run_id !== null && { child_run_id }) };
}

/** What was answered while the run was put aside: steps of the plan, and what the run itself asked. */
export function stepsToResume(gates: readonly Gate[]): string[] {
  const open = gates.filter(({ status, seen }) => status === "answered" && !seen);
  return [...new Set(open.map(({ key }) => outermostStep(key)))];
}
