/**
 * One try: money is set aside before it, and what it really took is booked after it, also where it
 * failed, if the provider has worked for it.
 */

import { isBoleError } from "@bole/base";
import type { BudgetMeter, Logger } from "@bole/engine";
import { callModel, type ModelCall, type ModelReply } from "../call/call-model.ts";
import { CallFailure, type FailureKind } from "../call/failure.ts";
import { textsOf } from "../call/turn.ts";
import { modelLabel } from "../choice/model-choice.ts";
import { tokensAbout, tokensAtMost } from "../cost/estimate-tokens.ts";
import { costOf, type Price } from "../cost/price-table.ts";
import type { Reservation, Reservations } from "../cost/reservations.ts";
import { NO_TOKENS, type TokenUsage } from "../cost/token-usage.ts";
import type { CallSpan } from "../telemetry/spans.ts";
import type { Tally } from "./tally.ts";

export interface Purse {
  readonly reservations: Reservations;
  readonly meter: BudgetMeter | undefined;
  /** Whose calls share what is left. */
  readonly payer: unknown;
  readonly price: Price | undefined;
  readonly tally: Tally;
  readonly logger: Logger;
}

export async function meteredCall(
  call: ModelCall,
  purse: Purse,
  span: CallSpan,
): Promise<ModelReply> {
  const { price, tally } = purse;
  const tools = call.tools ? [JSON.stringify(call.tools.schemas)] : [];
  const sent = [call.system, ...tools, ...call.turns.flatMap(textsOf)];
  const reservation = setAside(call, purse, tokensAtMost(sent));
  const started = call.now();
  let heard = "";
  const listen = call.onText;
  const onText =
    listen &&
    ((piece: string) => {
      heard += piece;
      return listen(piece);
    });
  const model = modelLabel(call.endpoint);
  const book = (tokens: TokenUsage, failure: FailureKind | null) => {
    const cost = costOf(price, tokens);
    tally.add({ model, tokens, cost, ms: call.now() - started, failure });
    span.usage(tokens);
    spend(purse, model, tokens, cost);
  };
  const bookUnpaid = (failure: FailureKind) =>
    tally.add({ model, tokens: NO_TOKENS, cost: 0, ms: call.now() - started, failure });
  const guess = (): TokenUsage => ({
    input: tokensAbout(sent),
    output: tokensAbout([heard]),
    cached: 0,
  });
  try {
    const reply = await callModel({ ...call, onText }).catch((error: unknown) => {
      // A call that was stopped in the middle has been worked on, too.
      if (!(error instanceof CallFailure)) book(guess(), isTimeout(call.signal) ? "timeout" : null);
      else if (error.billed) book(error.usage ?? guess(), error.kind);
      else bookUnpaid(error.kind);
      throw error;
    });
    const said = textsOf({ role: "calls", ...reply, content: reply.text });
    book(reply.usage ?? { ...guess(), output: tokensAbout(said) }, null);
    return reply;
  } finally {
    reservation?.release();
  }
}

/** Whether its time was up; otherwise nobody wants the answer any more. */
const isTimeout = ({ reason }: AbortSignal): boolean =>
  reason instanceof Error && reason.name === "TimeoutError";

function setAside(call: ModelCall, purse: Purse, input: number): Reservation | undefined {
  const { meter, payer, price, reservations } = purse;
  if (meter === undefined) return undefined;
  const output = call.maxOutputTokens;
  const cost = costOf(price, { input, output, cached: 0 });
  const reserved = reservations.reserve(payer, meter, { tokens: input + output, cost });
  if (typeof reserved !== "string") return reserved;
  throw new CallFailure({ kind: "budget", said: reserved });
}

/** What the engine says where a run, or one of its plans, has spent all that it may. */
const SPENT: ReadonlySet<string> = new Set(["budget-exceeded", "round-exceeded"]);

function spend({ meter, logger }: Purse, model: string, usage: TokenUsage, cost: number | null) {
  try {
    meter?.spend({ tokens: usage.input + usage.output, ...(cost !== null && { cost }) });
  } catch (error) {
    // The answer is here and paid for. The run, or its plan, stops by itself before its next step.
    if (!isBoleError(error) || !SPENT.has(error.code)) throw error;
    logger.warn("A model took more than it was expected to take at most", { model, ...usage });
  }
}
