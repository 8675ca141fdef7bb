/**
 * The way of what agents ask for to the gate of effects. What the gate refuses is seen by whoever
 * watches the run, and ends the step: no other try would be allowed.
 */
import { isBoleError, Role } from "@bole/base";
import { type EffectCaller, type EffectsGate, engineErrors, type JsonValue } from "@bole/engine";
import { EffectKind, type GivenApproval, type Talent } from "@bole/talent";
import { runCheckContext } from "../guardrails/run-check-context.ts";
import { covers } from "./covers.ts";

const REFUSALS: ReadonlySet<string> = new Set([
  "effect-forbidden",
  "effect-key-reused",
  "mail-suppressed",
  "mail-wrong-stage",
  "mail-unfinished",
]);

export function talentEffects({ effects }: Pick<Talent, "effects">): EffectsGate {
  return {
    async request({ kind, payload, idempotency_key }, caller) {
      const { tenant, run_id, step_id, agent } = caller;
      const principal = runCheckContext({ tenant, run_id, name: agent });
      const content = { kind: knownKind(kind), payload };
      const approval = givenApproval(caller, payload);
      const { id, state, result } = await effects
        .request(principal, content, { run_id, step_id, idempotency_key, approval })
        .catch((error: unknown) => {
          throw refusal(error, kind, caller);
        });
      return { effect_id: id, state, result };
    },
  };
}

/** What a person said yes to right before this step, where it says all that is asked for now. */
function givenApproval({ approval }: EffectCaller, payload: JsonValue): GivenApproval | null {
  if (approval === null || !covers(approval.input, payload)) return null;
  const roles = approval.roles.flatMap((role) => Role.safeParse(role).data ?? []);
  return roles.length === 0
    ? null
    : { gate_id: approval.gate_id, by: { user: approval.by, roles } };
}

function knownKind(kind: string): EffectKind {
  const { success, data } = EffectKind.safeParse(kind);
  if (success) return data;
  throw engineErrors.error(
    "effects-unavailable",
    `Nothing can perform the effect "${kind}"; there are ${EffectKind.options.join(", ")}.`,
  );
}

/** All else, such as a payload that does not hold, is a failure of the agent's like any other. */
function refusal(error: unknown, kind: string, { agent, warn }: EffectCaller): unknown {
  if (!isBoleError(error) || !REFUSALS.has(error.code)) return error;
  const { code, message } = error;
  const check = code !== "effect-key-reused" && { check_name: "action_permission" };
  warn(message, { ...check, severity: "blocked", code, kind, agent });
  return engineErrors.error("step-refused", { detail: message, data: { code } });
}
