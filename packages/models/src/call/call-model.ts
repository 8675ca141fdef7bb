/**
 * One request to one model, through the Vercel AI SDK: no retries, no repair, no fallback, those
 * are decided above. Whatever goes wrong comes out as a `CallFailure`.
 */
import type { ToolSchema } from "@bole/language/native";
import type { LanguageModelUsage, ToolSet } from "ai";
import type { ModelEndpoint } from "../choice/model-endpoint.ts";
import type { TokenUsage } from "../cost/token-usage.ts";
import type { AnswerFormat } from "../task/answer-format.ts";
import { answerOutput } from "./answer-output.ts";
import { classify } from "./classify.ts";
import { CallFailure, type FailureDetails } from "./failure.ts";
import { languageModel } from "./language-model.ts";
import { toMessage } from "./to-messages.ts";
import type { RequestedCall, Turn } from "./turn.ts";

export interface ModelCall {
  readonly endpoint: ModelEndpoint;
  readonly system: string;
  readonly turns: readonly Turn[];
  readonly format: AnswerFormat;
  /** What the model may call, and whether it may now. @default nothing */
  readonly tools?: { readonly schemas: readonly ToolSchema[]; readonly choice: "auto" | "none" };
  readonly maxOutputTokens: number;
  readonly temperature: number;
  readonly signal: AbortSignal;
  readonly now: () => number;
  /** Asks for a stream, and is handed its pieces. */
  readonly onText: ((piece: string) => void | Promise<void>) | undefined;
}

export interface ModelReply {
  readonly text: string;
  readonly calls: readonly RequestedCall[];
  /** Not for people. */
  readonly reasoning: string;
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
      // What comes before the mark stays the same from call to call: Anthropic keeps it if it is told to.
      instructions: { role: "system" as const, content: call.system, ...CACHED },
      messages: call.turns.map(toMessage),
      ...(call.tools
        ? { tools: await toolSet(call.tools.schemas), toolChoice: call.tools.choice }
        : { output: answerOutput(call.format, endpoint.provider) }),
      maxOutputTokens: call.maxOutputTokens,
      temperature: call.temperature,
      maxRetries: 0,
      abortSignal: call.signal,
      // Strict mode knows no optional fields; our own check is strict enough.
      providerOptions: { openai: { strictJsonSchema: false } },
    };
    if (call.onText === undefined) {
      const {
        text,
        usage,
        finishReason,
        toolCalls,
        reasoningText = "",
      } = await sdk.generateText(settings);
      const reply = { text, calls: toolCalls.map(requested), reasoning: reasoningText };
      return finished(reply, usage, finishReason);
    }
    const { stream } = sdk.streamText({ ...settings, onError: () => undefined });
    let [text, reasoning] = ["", ""];
    const calls: RequestedCall[] = [];
    for await (const part of stream) {
      if (part.type === "text-delta") {
        text += part.text;
        await call.onText(part.text);
      } else if (part.type === "reasoning-delta") {
        reasoning += part.text;
      } else if (part.type === "tool-call") {
        calls.push(requested(part));
      } else if (part.type === "error") {
        throw part.error;
      } else if (part.type === "finish") {
        return finished({ text, calls, reasoning }, part.totalUsage, part.finishReason);
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

/** Providers other than Anthropic do not read it; most of them cache what begins alike by themselves. */
const CACHED = { providerOptions: { anthropic: { cacheControl: { type: "ephemeral" as const } } } };

async function toolSet(schemas: readonly ToolSchema[]): Promise<ToolSet> {
  const { jsonSchema, tool } = await import("ai");
  return Object.fromEntries(
    schemas.map(({ name, description, input_schema }) => [
      name,
      // Not checked here: what is wrong with a call is told to the model by whoever performs it.
      tool({ description, inputSchema: jsonSchema({ ...input_schema }) }),
    ]),
  );
}

const requested = (call: {
  readonly toolCallId: string;
  readonly toolName: string;
  readonly input: unknown;
}): RequestedCall => ({ id: call.toolCallId, tool: call.toolName, args: call.input });

/** What came, unless it came without its end or not at all. */
function finished(
  reply: Omit<ModelReply, "usage">,
  reported: LanguageModelUsage,
  reason: string,
): ModelReply {
  const usage = usageOf(reported);
  const isNothing = reply.text === "" && reply.calls.length === 0 && usage === undefined;
  const flaw = isNothing ? NOTHING : FLAWED[reason];
  if (flaw !== undefined) throw new CallFailure({ ...flaw, billed: true, usage });
  return { ...reply, usage };
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
