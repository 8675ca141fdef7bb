/** What an action takes from which limit. */

import type { CheckName } from "../contract/verdict.ts";
import type { Policy } from "../policy/policy.ts";
import { type CheckedAction, MAIL } from "./action.ts";
import { localDay } from "./local-day.ts";

export interface Hold {
  readonly check_name: CheckName;
  readonly bucket: string;
  /** Whole numbers: mails, or millionths of the currency, so that sums are exact. */
  readonly amount: number;
  readonly limit: number;
  /** Whether a new day gives it back. */
  readonly daily: boolean;
}

const MILLION = 1_000_000;

/** Rounded up: a limit must not be passed by rounding. */
export function inMillionths(cost: number): number {
  return Math.ceil(Number((cost * MILLION).toFixed(3)));
}

export function fromMillionths(amount: number): number {
  return amount / MILLION;
}

export function holdsOf(
  action: CheckedAction,
  { limits, time_zone }: Policy,
  { run_id, now }: { run_id: string | undefined; now: Date },
): Hold[] {
  const day = localDay(now, time_zone);
  const holds: Hold[] = [];
  if (action.kind === MAIL) {
    holds.push({
      check_name: "action_rate_limit",
      bucket: `mails:day:${day}`,
      amount: action.count,
      limit: limits.mails_per_day,
      daily: true,
    });
    if (action.batch !== undefined) {
      holds.push({
        check_name: "action_batch_limit",
        bucket: `mails:batch:${action.batch}`,
        amount: action.count,
        limit: limits.mails_per_batch,
        daily: false,
      });
    } else if (action.count > limits.mails_per_batch) {
      // Many at once are a batch, whether they have a name or not.
      holds.push({
        check_name: "action_batch_limit",
        bucket: "",
        amount: action.count,
        limit: limits.mails_per_batch,
        daily: false,
      });
    }
  }
  if (action.cost !== undefined) {
    const amount = inMillionths(action.cost);
    if (run_id !== undefined) {
      holds.push({
        check_name: "action_cost",
        bucket: `cost:run:${run_id}`,
        amount,
        limit: inMillionths(limits.cost_per_run),
        daily: false,
      });
    }
    holds.push({
      check_name: "action_cost",
      bucket: `cost:day:${day}`,
      amount,
      limit: inMillionths(limits.cost_per_day),
      daily: true,
    });
  }
  return holds;
}
