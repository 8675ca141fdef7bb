import { z } from "zod";
import type { Agent } from "../contracts/agent.ts";
import { isFailedSlot } from "../contracts/failed-slot.ts";
import { assertJson, JsonValue } from "../contracts/json.ts";
import type { Registry } from "../contracts/registry.ts";
import { engineErrors } from "../errors.ts";
import type { Gate, GateAnswer } from "../memory/ports/index.ts";
import type { Driver } from "./live/driver.ts";
import { readDraft } from "./planned/read-draft.ts";
import type { AnswerRequest } from "./requests.ts";
import { isReserved } from "./steps/journal-key.ts";
import type { World } from "./steps/run-context.ts";

/** Answers what a run waits for. A wrong answer changes nothing and says what is wrong with it. */
export async function answerGate(
  { memory, clock }: World,
  registry: Registry,
  driver: Driver,
  request: AnswerRequest,
): Promise<void> {
  const gate = await memory.gates.get(request.tenant, request.gate_id);
  if (!gate) throw engineErrors.error("gate-unknown", `There is no gate "${request.gate_id}".`);
  if (gate.status !== "pending") throw closed(gate);
  if (gate.phase === "wait") throw waitsForNobody(gate);
  // It may come from JSON that nobody has checked: what is no answer must not count as a yes.
  const decision = Decision.safeParse(request.decision);
  if (!decision.success) throw noDecision(request.decision);
  const answer: GateAnswer = {
    decision: request.decision,
    value: request.decision === "modify" ? modified(gate, registry, request.value) : null,
    reason: request.reason ?? null,
    by: request.by,
    ...(request.roles && { roles: [...request.roles] }),
    at: new Date(clock.now()).toISOString(),
    ...(request.warnings?.length && { warnings: [...request.warnings] }),
  };
  if (!(await memory.runs.answer(gate.tenant, gate.gate_id, answer))) {
    throw closed((await memory.gates.get(gate.tenant, gate.gate_id)) ?? gate);
  }
  driver.answered(gate, answer);
}

const Decision = z.enum(["approve", "reject", "modify"]);

function noDecision(said: unknown) {
  const message = 'must be "approve", "reject" or "modify"';
  return engineErrors.error("gate-value-invalid", {
    detail: `${JSON.stringify(said) ?? "Nothing"} is no answer: \`decision\` ${message}.`,
    issues: [{ path: "decision", message }],
  });
}

function modified(gate: Gate, registry: Registry, value: JsonValue | undefined): JsonValue {
  const json = assertJson(value ?? null, "The changed value");
  return isReserved(gate.key) ? changedPlan(registry, json) : changedValue(gate, registry, json);
}

/** A person's edit of a plan, which must hold as a planner's must. */
function changedPlan(registry: Registry, draft: JsonValue): JsonValue {
  const { plan, issues } = readDraft(draft, registry);
  if (plan && issues.length === 0) return assertJson(plan, "The changed plan");
  const [first] = issues;
  throw engineErrors.error("gate-value-invalid", {
    detail: `The changed plan does not hold: ${first?.path || "plan"}: ${first?.message}.`,
    issues,
  });
}

const FailedSlot = JsonValue.refine(isFailedSlot);

function changedValue(gate: Gate, registry: Registry, json: JsonValue): JsonValue {
  const agent = registry.get(gate.action);
  const one = schemaOf(agent, gate.phase);
  // An item that had failed stands in the list as such; who changes another may leave it there.
  const parsed = (gate.fan_out ? z.array(FailedSlot.or(one)) : one).safeParse(json);
  if (parsed.success) return json;
  throw engineErrors.error("gate-value-invalid", {
    detail: `The changed ${gate.phase === "before" ? "input" : "result"} of step "${gate.step}" does not fit: ${z.prettifyError(parsed.error)}`,
    issues: parsed.error.issues.map(({ path, message }) => ({ path: path.join("."), message })),
  });
}

const schemaOf = (agent: Agent, phase: Gate["phase"]) =>
  phase === "before" ? agent.input : agent.output;

function closed({ gate_id, status, answer }: Gate) {
  const how = answer ? `${answer.decision} by ${answer.by}` : status;
  return engineErrors.error("gate-closed", `Gate "${gate_id}" is closed already: ${how}.`);
}

function waitsForNobody({ gate_id, event }: Gate) {
  return engineErrors.error(
    "gate-closed",
    `Gate "${gate_id}" does not wait for a person but for ${event ? `the event "${event}"` : "a time"}.`,
  );
}
