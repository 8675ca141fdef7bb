/** Which gate somebody means who names a gate, a node of the graph or a step of the plan. */
import { engineErrors, type Gate } from "@bole/engine";
import { serverErrors } from "../errors.ts";

/** A closed one is given, too: the engine knows how to say what became of it. */
export function gateFor(gates: readonly Gate[], runId: string, nodeId: string): Gate {
  const byId = gates.find(({ gate_id }) => gate_id === nodeId);
  if (byId !== undefined) return byId;
  const ofPeople = gates.filter(({ phase }) => phase !== "wait");
  const named =
    firstFound(ofPeople, ({ key }) => key === nodeId) ??
    firstFound(ofPeople, ({ step }) => step === nodeId) ??
    [];
  const pending = named.filter(({ status }) => status === "pending");
  if (pending.length > 1) throw ambiguous(nodeId, pending);
  const gate = pending[0] ?? named.at(-1);
  if (gate !== undefined) return gate;
  throw engineErrors.error("gate-unknown", `Nothing in run "${runId}" waits at "${nodeId}".`);
}

function firstFound(gates: readonly Gate[], matches: (gate: Gate) => boolean): Gate[] | undefined {
  const found = gates.filter(matches);
  return found.length > 0 ? found : undefined;
}

function ambiguous(nodeId: string, gates: readonly Gate[]) {
  const named = gates.map(({ gate_id, key, phase }) => ({ gate_id, key, phase }));
  const list = named.map(({ gate_id, key }) => `${gate_id} (at ${key})`).join(", ");
  return serverErrors.error("gate-ambiguous", {
    detail: `"${nodeId}" waits for ${gates.length} answers: ${list}.`,
    data: { gates: named },
  });
}
