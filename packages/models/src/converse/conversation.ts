/** A message to a product that a model answers through the product's tools. */
import type { JsonValue } from "@bole/engine";
import type { ToolSchema } from "@bole/language/native";
import type { RequestedCall } from "../call/turn.ts";
import type { TokenUsage } from "../cost/token-usage.ts";
import type { Instructions } from "../prompt/instructions.ts";
import type { EmbeddedBecause } from "../run/answer.ts";

export interface SaidBefore {
  readonly role: "user" | "assistant";
  readonly text: string;
}

export interface Conversation {
  /** As tasks are named; `BOLE_MODEL_<NAME>` chooses its models. */
  readonly name: string;
  /** A name for several, as tasks have it. */
  readonly group?: string;
  /** The same for every message, so that providers can cache them with the tools. */
  readonly instructions: Instructions;
  readonly tools: readonly ToolSchema[];
  /** Data that seldom changes between messages: it comes first, so that providers can cache it, too. @default none */
  readonly background?: Readonly<Record<string, JsonValue | undefined>>;
  /** The oldest first. */
  readonly history: readonly SaidBefore[];
  /** What the model has to know of the conversation and the records, by name. It is shown behind the fence. */
  readonly data: Readonly<Record<string, JsonValue | undefined>>;
  /** What the person says: the last user turn, as it is. */
  readonly message: string;
  /** Must not throw for what the model can mend: that is a result. */
  perform(call: RequestedCall): Promise<CallResult>;
  /**
   * Is asked once when the model has finished: what of its answer was not shown, and why. It may then say that again; undefined
   * where all was shown.
   */
  readonly review?: () => Promise<JsonValue | undefined>;
  /** Is handed the text as it comes. */
  readonly onText?: (piece: string) => void;
  /** A step begins, or begins anew: what was handed over of the one before is whole, or void. */
  readonly onStep?: (why: "next" | "again") => void;
  /** @default 8 */
  readonly max_steps?: number;
  /** Of a step, all tries together. @default 60000 */
  readonly timeout_ms?: number;
  /** Of a step; thinking counts. @default 4096 */
  readonly max_output_tokens?: number;
}

export interface CallResult {
  /** What the model is told, behind the fence: texts of others may be in it. */
  readonly result: JsonValue;
  /** Whether nothing that the model could say or do would be of use any more. @default false */
  readonly ends?: boolean;
}

interface Spent {
  /** Requests to models, those that failed included. */
  readonly attempts: number;
  readonly tokens: TokenUsage;
  /** In dollars; null where a price is unknown. */
  readonly cost: number | null;
}

export type Conversed = Spent &
  (
    | {
        readonly solver: "model";
        /** `provider:name` of the last step. */
        readonly model: string;
        /** Of the last step. */
        readonly text: string;
        readonly steps: number;
        readonly why?: string;
      }
    /** Nobody has answered, or not to the end. What was performed has to be void. */
    | {
        readonly solver: "embedded";
        readonly because: EmbeddedBecause;
        readonly why: string;
      }
  );
