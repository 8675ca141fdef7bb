/**
 * One request to one model, through the Vercel AI SDK: no retries, no repair, no fallback, those
 * are decided above. Whatever goes wrong comes out as a `CallFailure`.
 */
import type { LanguageModelUsage } from "ai";
import type { ModelEndpoint } from "../choice/model-endpoint.ts";
import type { TokenUsage } from "../cost/token-usage.ts";
import type { AnswerFormat } from "../task/answer-format.ts";
import { answerOutput } from "./answer-output.ts";
import { classify } from "./classify.ts";
import { CallFailure, type FailureDetails } from "./failure.ts";
import { languageModel } from "./language-model.ts";

export interface Turn {
  readonly role: "user" | "assistant";
  readonly content: string;
}

export interface ModelCall {
  readonly endpoint: ModelEndpoint;
  readonly system: string;
  readonly turns: readonly Turn[];
  readonly format: AnswerFormat;
  readonly maxOutputTokens: number;
  readonly temperature: number;
  readonly signal: AbortSignal;
  readonly now: () => number;
  /** Asks for a stream, and is handed its pieces. */
  readonly onText: ((piece: string) => void | Promise<void>) | undefined;
}

export interface ModelReply {
  readonly text: string;
  /** Undefined where the server does not say. */
  readonly usage: TokenUsage | undefined;
}

export async function callModel(call: ModelCall): Promise<ModelReply> {
  const sdk = await import("ai");
  // The library writes to the console what it adapts for a provider; logs are the server's.
  globalThis.AI_SDK_LOG_WARNINGS = false;
  const { endpoint } = call;
  try {
    const settings = {
      model: await languageModel(endpoint),
      instructions: call.system,
      messages: call.turns.map(({ role, content }) => ({ role, content })),
      output: answerOutput(call.format, endpoint.provider),
      maxOutputTokens: call.maxOutputTokens,
      temperature: call.temperature,
      maxRetries: 0,
      abortSignal: call.signal,
      // Strict mode knows no optional fields; our own check is strict enough.
      providerOptions: { openai: { strictJsonSchema: false } },
    };
    if (call.onText === undefined) {
      const { text, usage, finishReason } = await sdk.generateText(settings);
      return finished(text, usage, finishReason);
    }
    const { stream } = sdk.streamText({ ...settings, onError: () => undefined });
    let text = "";
    for await (const part of stream) {
      if (part.type === "text-delta") {
        text += part.text;
        await call.onText(part.text);
      } else if (part.type === "error") {
        throw part.error;
      } else if (part.type === "finish") {
        return finished(text, part.totalUsage, part.finishReason);
      }
    }
    throw new CallFailure({
      kind: "cut-off",
      said: "the stream ended in the middle",
      billed: true,
    });
  } catch (error) {
    call.signal.throwIfAborted();
    const isApiError = (value: unknown) => sdk.APICallError.isInstance(value);
    throw classify(error, { isApiError, key: endpoint.key, now: call.now() });
  }
}

/** What came, unless it came without its end or not at all. */
function finished(text: string, reported: LanguageModelUsage, reason: string): ModelReply {
  const usage = usageOf(reported);
  const flaw = text === "" && usage === undefined ? NOTHING : FLAWED[reason];
  if (flaw !== undefined) throw new CallFailure({ ...flaw, billed: true, usage });
  return { text, usage };
}

/** A web page, for example: read as a stream of events, it has none. */
const NOTHING = { kind: "junk", said: "what came is no answer of a model" } as const;
const NO_END = { kind: "cut-off", said: "the answer has no end" } as const;

/** A stream that just ends, without saying why, has lost its end. */
const FLAWED: Readonly<Record<string, Pick<FailureDetails, "kind" | "said">>> = {
  length: { kind: "cut-off", said: "the answer is longer than allowed" },
  "content-filter": { kind: "filtered", said: "the provider withheld the answer" },
  other: NO_END,
  error: NO_END,
  unknown: NO_END,
};

function usageOf({ inputTokens, outputTokens, inputTokenDetails }: LanguageModelUsage) {
  if (inputTokens === undefined || outputTokens === undefined) return undefined;
  const cached = inputTokenDetails?.cacheReadTokens ?? 0;
  return { input: inputTokens, output: outputTokens, cached };
}
