import { assertJson } from "../contracts/json.ts";
import type { Signal } from "../memory/ports/index.ts";
import type { Driver } from "./live/driver.ts";
import { answerBy, answersGate } from "./live/signal-match.ts";
import type { SignalRequest } from "./requests.ts";
import type { World } from "./steps/run-context.ts";

/**
 * Stores a signal, then answers the gates that wait for it. A gate that opens at the same moment
 * looks for signals after it is stored, so one of the two always sees the other.
 */
export async function postSignal(
  { memory, clock, ids }: World,
  driver: Driver,
  { tenant, event, data }: SignalRequest,
): Promise<number> {
  const signal: Signal = {
    signal_id: ids.next("signal"),
    tenant,
    event,
    data: assertJson(data, `The data of event "${event}"`),
    at: new Date(clock.now()).toISOString(),
  };
  await memory.signals.append(signal);
  const answered = new Set<string>();
  for (const gate of await memory.gates.pending(tenant, event)) {
    // One signal is used once in a run, by the gate that was there first.
    if (answered.has(gate.run_id) || !answersGate(gate, signal)) continue;
    if (!(await memory.runs.answer(tenant, gate.gate_id, answerBy(signal)))) continue;
    answered.add(gate.run_id);
    driver.answered(gate, answerBy(signal));
  }
  return answered.size;
}
