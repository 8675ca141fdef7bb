/** A tool is something a sentence can ask for. Its schema is what a model is shown and what every call has to fit. */
import type { z } from "zod";

/**
 * What a wrong call would cost: `read` shows something, `propose` prepares a card that a person decides on,
 * `change` changes something at once.
 */
export type Risk = "read" | "propose" | "change";

export type SpokenLanguage = "zh" | "en";

/** How an argument's words become a value. */
export interface ArgumentSource {
  /**
   * `item`: something of the product, found by its kind; `time`, `number`, `duration`: by the text floor;
   * `text`: the words themselves.
   */
  readonly from: "item" | "time" | "number" | "duration" | "text";
  /** Of an item: `person`, `job`, `entry`. */
  readonly kind?: string;
  readonly many?: boolean;
}

export interface Tool<Context = unknown, Input extends z.ZodType = z.ZodType, Result = unknown> {
  readonly name: string;
  /** One or two sentences for a model: what it does and when it is meant. */
  readonly description: string;
  readonly input: Input;
  readonly risk: Risk;
  /** The arguments that words of the message name. */
  readonly spans: Readonly<Record<string, ArgumentSource>>;
  readonly run: (input: z.infer<Input>, context: Context) => Promise<Result>;
  readonly say: Readonly<Record<SpokenLanguage, (result: Result, input: z.infer<Input>) => string>>;
}

export function defineTool<Context, Input extends z.ZodType, Result>(
  tool: Tool<Context, Input, Result>,
): Tool<Context, Input, Result> {
  return tool;
}
