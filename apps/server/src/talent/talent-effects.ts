/**
 * The way of what agents ask for to the gate of effects. What the gate refuses is seen by whoever
 * watches the run, and ends the step: no other try would be allowed.
 */
import { isBoleError } from "@bole/base";
import { type EffectCaller, type EffectsGate, engineErrors } from "@bole/engine";
import { EffectKind, type Talent } from "@bole/talent";
import { runCheckContext } from "../guardrails/run-check-context.ts";

const REFUSALS: ReadonlySet<string> = new Set([
  "effect-forbidden",
  "effect-key-reused",
  "mail-suppressed",
]);

export function talentEffects({ effects }: Pick<Talent, "effects">): EffectsGate {
  return {
    async request({ kind, payload, idempotency_key }, caller) {
      const { tenant, run_id, step_id, agent } = caller;
      const principal = runCheckContext({ tenant, run_id, name: agent });
      const content = { kind: knownKind(kind), payload };
      const { id, state } = await effects
        .request(principal, content, { run_id, step_id, idempotency_key })
        .catch((error: unknown) => {
          throw refusal(error, kind, caller);
        });
      return { effect_id: id, state };
    },
  };
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
