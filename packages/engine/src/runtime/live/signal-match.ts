import { canonicalJson, isRecord, type JsonValue } from "../../contracts/json.ts";
import type { Gate, GateAnswer, Signal } from "../../memory/ports/index.ts";
import type { World } from "../steps/run-context.ts";

/** Whether an event's data contains all that a gate wants of it, at any depth. */
export function matches(wanted: JsonValue, data: JsonValue | undefined): boolean {
  if (data === undefined) return false;
  if (!isRecord(wanted)) return canonicalJson(wanted) === canonicalJson(data);
  return (
    isRecord(data) && Object.entries(wanted).every(([key, value]) => matches(value, data[key]))
  );
}

export function answerBy(signal: Signal): GateAnswer {
  const { signal_id, data, at } = signal;
  return { decision: "event", value: data, reason: null, by: `signal:${signal_id}`, at };
}

export function answersGate(gate: Gate, { event, data }: Signal): boolean {
  return gate.event === event && matches(gate.match ?? {}, data);
}

/** A signal since the run began that answers the gate, and that no other gate of the run used. */
export async function matchingSignal({ memory }: World, gate: Gate): Promise<GateAnswer | null> {
  if (gate.event === null) return null;
  const run = await memory.runs.get(gate.tenant, gate.run_id);
  if (!run) return null;
  const signals = await memory.signals.since(gate.tenant, gate.event, run.created_at);
  const gates = await memory.gates.ofRun(gate.tenant, gate.run_id);
  const used = new Set(gates.map(({ answer }) => answer?.by));
  const found = signals.find(
    (signal) => answersGate(gate, signal) && !used.has(`signal:${signal.signal_id}`),
  );
  return found ? answerBy(found) : null;
}
