/** How many mails may leave now and today, by the policy and by what was sent already. */
import type { RecruiterParts } from "../shared/parts.ts";

interface MailRoom {
  /** How many of those that are wanted go out at once. */
  readonly now: number;
  readonly left_today: number;
  readonly batch: number;
  readonly day: number;
}

export async function mailRoom(
  { guardrails }: Pick<RecruiterParts, "guardrails">,
  tenant: string,
  wanted: number,
): Promise<MailRoom> {
  const { policy } = await guardrails.policy(tenant);
  const { mails_per_batch: batch, mails_per_day: day } = policy.limits;
  const left_today = await guardrails.mailsLeft(tenant);
  return { now: Math.min(wanted, batch, left_today), left_today, batch, day };
}
