/**
 * Whether a mail may leave now, by limits and hours. What is in the way postpones it and says until
 * when; nothing is ever dropped. Asked in the transaction that writes what is said, and with the
 * mail's id, so that a mail is counted once however often it is asked for.
 */
import type { Principal } from "@bole/base";
import { type Guardrails, guardrailMigrations, quietUntil } from "@bole/guardrails";
import type { StateReason } from "../../model/message.ts";
import type { Transaction } from "../../parts.ts";

export interface MailOnHold {
  readonly id: string;
  /** One run and step, and which of its batches; null of a mail on its own. */
  readonly batch: string | null;
  readonly run_id: string | null;
}

export interface Postponement {
  readonly until: Date | null;
  readonly reason: StateReason;
}

export async function holdUp(
  guardrails: Guardrails,
  transaction: Transaction,
  principal: Principal,
  { id, batch, run_id }: MailOnHold,
  now: Date,
): Promise<Postponement | null> {
  const { policy } = await guardrails.policyIn(
    transaction.of(guardrailMigrations),
    principal.tenant,
  );
  const quiet = quietUntil(policy, now);
  if (quiet !== null)
    return { until: quiet, reason: because("quiet_hours", { until: quiet.toISOString() }) };
  const { allowed, verdicts } = await guardrails.reserveIn(
    transaction.of(guardrailMigrations),
    { kind: "send_mail", permitted: true, ...(batch !== null && { batch }) },
    { ...principal, ...(run_id !== null && { run_id }) },
    id,
  );
  if (allowed) return null;
  const until = verdicts.map(({ retry_at }) => retry_at).find((at) => at !== undefined);
  const limits = { day: policy.limits.mails_per_day, batch: policy.limits.mails_per_batch };
  return until === undefined
    ? { until: null, reason: because("batch_limit", { limit: String(limits.batch) }) }
    : {
        until: new Date(until),
        reason: because("daily_limit", { limit: String(limits.day), until }),
      };
}

const because = (code: StateReason["code"], facts: StateReason["facts"]): StateReason => ({
  code,
  facts,
});
