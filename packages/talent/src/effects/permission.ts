/** Whether somebody may ask for a kind of effect, and whether somebody else has to approve it first. */
import { isBoleError, type Principal } from "@bole/base";
import type { Verdict } from "@bole/guardrails";
import { talentErrors } from "../errors.ts";
import type { EffectKind } from "../model/effect.ts";
import type { GateParts } from "./effect-kind.ts";

/** Asked outside of the transaction, so that a refusal is logged although nothing is done. */
export async function permit(
  { guardrails }: Pick<GateParts, "guardrails">,
  principal: Principal,
  kind: EffectKind,
  runId?: string,
): Promise<void> {
  const context = { ...principal, ...(runId !== undefined && { run_id: runId }) };
  const result = await guardrails?.checkPermission(kind, context);
  if (result?.allowed === true) return;
  const why = result?.verdicts.map(({ message }) => message).join(" ") ?? "No policy is in force.";
  throw talentErrors.error("effect-forbidden", why);
}

/** Whether somebody who has approved it elsewhere may do it themselves. */
export async function mayDo(
  { guardrails }: Pick<GateParts, "guardrails">,
  principal: Principal,
  kind: EffectKind,
  runId?: string,
): Promise<boolean> {
  const context = { ...principal, ...(runId !== undefined && { run_id: runId }) };
  return (await guardrails?.checkPermission(kind, context))?.allowed === true;
}

export async function needsApproval(
  { guardrails }: Pick<GateParts, "guardrails">,
  { tenant }: Principal,
  kind: EffectKind,
  runId?: string,
): Promise<boolean> {
  const stored = await guardrails?.policy(tenant);
  const rule = stored?.policy.approvals[kind] ?? "always";
  if (stored?.policy.separate_approver.includes(kind)) return true;
  return rule === "always" || (rule === "agents" && runId !== undefined);
}

/** Whether the policy lets somebody approve what they asked for themselves. */
export async function mayApproveOwn(
  { guardrails }: Pick<GateParts, "guardrails">,
  { tenant }: Principal,
  kind: EffectKind,
): Promise<boolean> {
  const stored = await guardrails?.policy(tenant);
  return stored?.policy.separate_approver.includes(kind) !== true;
}

const REFUSED: ReadonlySet<string> = new Set(["mail-suppressed", "mail-wrong-stage"]);

/** Every refusal is in the log of the guardrails, without the words that would say about whom. */
export async function reportRefusal(
  { guardrails }: Pick<GateParts, "guardrails">,
  principal: Principal,
  error: unknown,
  runId?: string,
): Promise<void> {
  if (!isBoleError(error) || !REFUSED.has(error.code)) return;
  const context = { ...principal, ...(runId !== undefined && { run_id: runId }) };
  const message =
    error.code === "mail-suppressed"
      ? `A mail was refused: its address must not be written to (${error.data.reason}).`
      : `A mail was refused: its purpose (${error.data.purpose}) does not fit the stage (${error.data.stage}).`;
  const verdict: Verdict = {
    check_name: "action_permission",
    severity: "blocked",
    message,
    spans: [],
  };
  await guardrails?.report([verdict], context);
}
