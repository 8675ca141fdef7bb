/**
 * Lets a model answer a message by calls of tools, step by step, until it says something and calls nothing more.
 * What a call does is not known here; each step is asked for, paid for and tried again as every task is.
 */
import type { RequestedCall, Turn } from "../call/turn.ts";
import type { ModelEndpoint } from "../choice/model-endpoint.ts";
import { addUsage, NO_TOKENS } from "../cost/token-usage.ts";
import { fence, freshMark, lastingMark } from "../prompt/fence.ts";
import { CONVERSATION_RULES } from "../prompts/conversation-rules.ts";
import type { Machinery } from "../run/machinery.ts";
import type { TaskCtx } from "../run/task-ctx.ts";
import { withTaskSpan } from "../telemetry/spans.ts";
import { askStep, type StepOutcome } from "./ask-step.ts";
import type { CallResult, Conversation, Conversed, SaidBefore } from "./conversation.ts";

const MOST_STEPS = 8;
/** More than anybody asks for in a message. */
const MOST_CALLS = 20;

export function converse(
  machinery: Machinery,
  chain: readonly ModelEndpoint[],
  conversation: Conversation,
  ctx: TaskCtx,
): Promise<Conversed> {
  return withTaskSpan(machinery.tracer, conversation.name, async () => {
    const conversed = await converseBySteps(machinery, chain, conversation, ctx);
    await machinery.account.answered(ctx, {
      task: conversation.name,
      model: conversed.solver === "model" ? conversed.model : null,
      because: conversed.solver === "model" ? null : conversed.because,
    });
    return conversed;
  });
}

async function converseBySteps(
  machinery: Machinery,
  chain: readonly ModelEndpoint[],
  conversation: Conversation,
  ctx: TaskCtx,
): Promise<Conversed> {
  ctx.signal?.throwIfAborted();
  const total = { attempts: 0, tokens: NO_TOKENS, cost: 0 as number | null };
  const count = ({ tally: { attempts, tokens, cost } }: StepOutcome) => {
    total.attempts += attempts;
    total.tokens = addUsage(total.tokens, tokens);
    total.cost = cost === null || total.cost === null ? null : total.cost + cost;
  };
  if (chain.length === 0)
    return { ...total, solver: "embedded", because: "no_model", why: "no model is configured" };
  const { max_steps = MOST_STEPS } = conversation;
  const turns = opening(conversation, ctx.tenant, machinery);
  let performed = 0;
  /** What it had said before it was told what of that was not shown. */
  let reviewed: Extract<Conversed, { solver: "model" }> | undefined;
  for (let step = 1; ; step += 1) {
    if (step > 1) conversation.onStep?.("next");
    const isLast = step >= max_steps || performed >= MOST_CALLS;
    const request = { conversation, system: systemOf(conversation), turns, isLast };
    const outcome = await askStep(machinery, chain, request, ctx);
    count(outcome);
    const { found, why, because } = outcome;
    if (found === undefined) return reviewed ?? { ...total, solver: "embedded", because, why };
    const { text, reasoning, model } = found;
    const calls = isLast ? [] : found.calls.slice(0, MOST_CALLS - performed);
    const done = { ...total, solver: "model", model, text, steps: step } as const;
    if (calls.length === 0) {
      const review = isLast || reviewed ? undefined : await conversation.review?.();
      if (review === undefined) return why === "" ? done : { ...done, why };
      reviewed = done;
      turns.push({ role: "assistant", content: text });
      turns.push({ role: "user", content: fenced("review", review, machinery.nonce) });
      continue;
    }
    const results = [];
    let ends = false;
    for (const call of calls) {
      const told: CallResult = ends ? NOT_DONE : await conversation.perform(call);
      results.push(resultOf(call, told.result, machinery.nonce));
      ends ||= told.ends === true;
    }
    performed += calls.length;
    if (ends) return done;
    turns.push({ role: "calls", content: text, reasoning, calls });
    turns.push({ role: "results", results });
  }
}

const NOT_DONE: CallResult = { result: "Not done." };

const systemOf = ({ instructions }: Conversation): string =>
  `${instructions.text}\n\n${CONVERSATION_RULES.text}`;

/** What changes from message to message comes last. */
function opening(
  { name: task, background = {}, history, data, message }: Conversation,
  tenant: string,
  { secret, nonce }: Pick<Machinery, "secret" | "nonce">,
): Turn[] {
  const lasting = Object.entries(background).flatMap(([name, value]) => {
    if (value === undefined) return [];
    const text = typeof value === "string" ? value : JSON.stringify(value);
    const purpose = [task, tenant, name].join("\n");
    return [fence(lastingMark(text, purpose, { secret, nonce }), name, text)];
  });
  const blocks = Object.entries(data).flatMap(([name, value]) =>
    value === undefined ? [] : [fenced(name, value, nonce)],
  );
  const own: SaidBefore = { role: "user", text: [...blocks, message].join("\n\n") };
  const [first = own, ...later] = [...history, own];
  // Turns alternate: what comes first belongs to the first message, or is one of its own.
  const isUser = first.role === "user";
  const opened: SaidBefore[] = isUser
    ? [{ role: "user", text: [...lasting, first.text].join("\n\n") }]
    : [
        ...(lasting.length > 0 ? [{ role: "user" as const, text: lasting.join("\n\n") }] : []),
        first,
      ];
  return [...opened, ...later].map(({ role, text }): Turn => ({ role, content: text }));
}

const resultOf = ({ id, tool }: RequestedCall, result: unknown, nonce: () => string) => ({
  ...{ id, tool, text: fenced("result", result, nonce) },
});

function fenced(name: string, value: unknown, nonce: () => string): string {
  const text = typeof value === "string" ? value : JSON.stringify(value);
  return fence(freshMark([text], nonce), name, text);
}
