/**
 * The action checks before an effect: permission, the day's limit and the batch's. What is allowed
 * goes on to the gate that performs it; if that refuses, nothing was taken from any limit.
 */
import type { EffectsPort, ExecutionCtx } from "@bole/engine";
import type { Guardrails } from "@bole/guardrails";
import { blocked } from "./blocked.ts";
import { runCheckContext } from "./run-check-context.ts";
import { runWarning } from "./run-warning.ts";

export function guardedEffects(
  guardrails: Guardrails,
  agent: string,
  { tenant, run_id, step_id, key, effects, warn }: ExecutionCtx,
): EffectsPort {
  const context = runCheckContext({ tenant, run_id, key, name: agent });
  return {
    async request(effect) {
      const action = { kind: actionKind(effect.kind), batch: `${run_id}/${step_id}` };
      const held = await guardrails.reserve(action, context);
      for (const verdict of held.verdicts) {
        const { message, data } = runWarning(verdict, { agent });
        warn(message, data);
      }
      const id = held.reservation_id;
      if (id === null) throw blocked(held.verdicts);
      const answer = await effects.request(effect).catch(async (error: unknown) => {
        await guardrails.release(tenant, id);
        throw error;
      });
      // Done is done: should counting it fail, what was reserved goes on to count.
      await guardrails.commit(tenant, id);
      return answer;
    },
  };
}

/** As the policy's permissions write it: `mail.send` is `mail_send`. */
function actionKind(kind: string): string {
  const name = kind.toLowerCase().replaceAll(/[^a-z0-9]+/g, "_");
  return (/^[a-z]/.test(name) ? name : `effect_${name}`).slice(0, 63);
}
