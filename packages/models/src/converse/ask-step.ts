/** One step of a conversation: the models of the chain are asked in turn until one answers. */

import type { ModelReply } from "../call/call-model.ts";
import { CallFailure } from "../call/failure.ts";
import type { Turn } from "../call/turn.ts";
import type { ModelEndpoint } from "../choice/model-endpoint.ts";
import type { EmbeddedBecause } from "../run/answer.ts";
import { askChain, type CallTime } from "../run/ask-chain.ts";
import type { EndpointState } from "../run/endpoint-state.ts";
import type { Machinery } from "../run/machinery.ts";
import { meteredCall } from "../run/metered-call.ts";
import { onAccount } from "../run/on-account.ts";
import { purseOf } from "../run/purse-of.ts";
import { retrying } from "../run/retrying.ts";
import { Tally } from "../run/tally.ts";
import type { TaskCtx } from "../run/task-ctx.ts";
import { visiblePart, withoutThinking } from "../task/thinking.ts";
import { withCallSpan } from "../telemetry/spans.ts";
import type { Conversation } from "./conversation.ts";

export interface StepRequest {
  readonly conversation: Conversation;
  readonly system: string;
  readonly turns: readonly Turn[];
  /** Whether it has to be answered now, without further calls. */
  readonly isLast: boolean;
}

export interface StepOutcome {
  readonly found: (ModelReply & { readonly model: string }) | undefined;
  readonly because: EmbeddedBecause;
  /** Why models did not answer; empty where the first one did. */
  readonly why: string;
  readonly tally: Tally;
}

export async function askStep(
  machinery: Machinery,
  chain: readonly ModelEndpoint[],
  request: StepRequest,
  ctx: TaskCtx,
): Promise<StepOutcome> {
  const { conversation } = request;
  const { name, timeout_ms = 60_000 } = conversation;
  const tally = new Tally();
  const asked = { task: { name, timeout_ms }, ctx, tally };
  const said = spokenOnce(conversation);
  const outcome = await onAccount(machinery, asked, () =>
    askChain(machinery, chain, asked, (state, time) =>
      askOne(machinery, state, request, ctx, tally, time, said),
    ),
  );
  const because = outcome.spent === true ? "budget" : "failed";
  return { found: outcome.found, because, why: outcome.failures.join("; "), tally };
}

function askOne(
  machinery: Machinery,
  state: EndpointState,
  { conversation, system, turns, isLast }: StepRequest,
  ctx: TaskCtx,
  tally: Tally,
  time: CallTime,
  said: ReturnType<typeof spokenOnce>,
): Promise<ModelReply> {
  const { endpoint } = state;
  const { name, tools, max_output_tokens = 4_096 } = conversation;
  const again = {
    ...{ retries: machinery.retries, delayMs: machinery.retryDelayMs, signal: time.signal },
    timeLeft: () => time.until - machinery.now(),
  };
  return retrying(again, async () => {
    said.begin();
    const reply = await withCallSpan(machinery.tracer, name, endpoint, (span) =>
      meteredCall(
        {
          ...{ endpoint, system, turns, signal: time.signal, now: machinery.now },
          format: { kind: "text" },
          tools: { schemas: tools, choice: isLast ? "none" : "auto" },
          maxOutputTokens: max_output_tokens,
          temperature: 0,
          onText: said.add,
        },
        purseOf(machinery, endpoint, ctx, tally),
        span,
      ),
    );
    const text = withoutThinking(reply.text);
    // Later an answer may be empty: what was looked up is told anyway.
    const isFirst = turns.at(-1)?.role === "user" && !turns.some(({ role }) => role === "results");
    if (isFirst && text.trim() === "" && reply.calls.length === 0) {
      tally.fail("invalid-answer");
      throw new CallFailure({ kind: "invalid-answer", said: "the answer is empty" });
    }
    return { ...reply, text };
  });
}

/** Hands on what people may read of a step; another try begins anew. */
function spokenOnce({ onText, onStep }: Conversation) {
  let heard = "";
  let handed = 0;
  return {
    begin: () => {
      if (handed > 0) onStep?.("again");
      heard = "";
      handed = 0;
    },
    add: (piece: string) => {
      heard += piece;
      const visible = visiblePart(heard);
      if (visible.length <= handed) return;
      onText?.(visible.slice(handed));
      handed = visible.length;
    },
  };
}
