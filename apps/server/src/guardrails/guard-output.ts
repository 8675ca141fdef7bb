/**
 * The output guard of agents that write: every text of a result is checked for its wording, and,
 * where the agent says that it is grounded in its input, for claims that the input does not have.
 */
import type { Agent, ExecutionCtx } from "@bole/engine";
import type { CheckResult, Guardrails } from "@bole/guardrails";
import { blocked } from "./blocked.ts";
import { runCheckContext } from "./run-check-context.ts";
import { runWarning } from "./run-warning.ts";
import { textsIn } from "./texts-in.ts";

/** Throws `guardrail-blocked` where the result must not leave the agent. */
export async function guardOutput(
  guardrails: Guardrails,
  agent: Agent,
  { input, output }: { readonly input: unknown; readonly output: unknown },
  ctx: ExecutionCtx,
): Promise<void> {
  const { verdicts, allowed } = await check(guardrails, agent, { input, output }, ctx);
  for (const verdict of verdicts) {
    const { message, data } = runWarning(verdict, { agent: agent.name });
    ctx.warn(message, data);
  }
  if (!allowed) throw blocked(verdicts);
}

async function check(
  guardrails: Guardrails,
  agent: Agent,
  { input, output }: { readonly input: unknown; readonly output: unknown },
  { tenant, run_id, key }: ExecutionCtx,
): Promise<CheckResult> {
  const caller = { tenant, run_id, key, name: agent.name };
  if (!agent.output.safeParse(output).success) {
    const json = JSON.stringify(output) ?? "";
    const context = runCheckContext(caller, json);
    const result = await guardrails.checkOutput(json, { schema: agent.output }, context);
    // The engine refuses it by itself, with every place that does not fit.
    return { ...result, allowed: true };
  }
  const text = textsIn(output, "$")
    .map((placed) => placed.text)
    .join("\n");
  const facts = agent.tags.grounded === true && isRecord(input) ? { facts: [input] } : {};
  return guardrails.checkOutput(text, facts, runCheckContext(caller, text));
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
