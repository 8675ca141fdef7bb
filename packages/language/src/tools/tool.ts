/** A tool is something a sentence can ask for. Its schema is what a model is shown and what every call has to fit. */
import { z } from "zod";
import { Item } from "../conversation/item.ts";
import type { Trace } from "../conversation/update-state.ts";
import { type Polarity, Reference } from "../examples/turn.ts";
import type { ReadCall } from "../reading/reading.ts";

/**
 * What a wrong call would cost: `read` shows something, `propose` prepares a card that a person decides on,
 * `change` changes something at once.
 */
export type Risk = "read" | "propose" | "change";

export type SpokenLanguage = "zh" | "en";
export type Spoken<Value = string> = Readonly<Record<SpokenLanguage, Value>>;

/** How an argument's words become a value. */
export interface ArgumentSource {
  /**
   * `item`: something of the product, found by its kind; `time`, `number`, `duration`: by the text floor;
   * `text`: the words themselves; `words`: the words with how they point (`Words`), for tools that find out
   * themselves what is meant.
   */
  readonly from: "item" | "time" | "number" | "duration" | "text" | "words";
  /** What the words say, for a model, where the argument's name does not: "how it is to be written". */
  readonly description?: string;
  /** Of an item: `person`, `job`, `entry`. */
  readonly kind?: string;
  /** Whether the argument is a list. @default false */
  readonly many?: boolean;
  /** The argument of the input, where a closed value has the span's name already. @default its name */
  readonly into?: string;
  /** Of an item: the span of text that its words belong to where they name nothing on record. */
  readonly orInto?: string;
  /** Of an item that is not needed: whether words that name nothing on record are passed over. @default false */
  readonly orLeft?: boolean;
  /** What is asked where it is missing. */
  readonly question?: Spoken;
  /** Where no words name an item, the one in focus is meant; some tools decide it by the call. @default false */
  readonly assumed?: boolean | ((call: Pick<ReadCall, "values" | "mentions">) => boolean);
}

/** Words of the message as a tool gets them that links them itself. */
export const Words = z.object({
  text: z.string(),
  ref: Reference,
  /** What the person has chosen, where it was asked. */
  items: z.array(Item).optional(),
});
export type Words = z.infer<typeof Words>;

/** For tools that answer a waiting card. It is found in the state, not in the words. */
export interface CardSource {
  /** The argument that gets the card's id. */
  readonly argument: string;
  /** The closed value that names the kind of card, if the words do. */
  readonly kind?: string;
  /** The closed value that decides, and which of its values say yes and no. */
  readonly decision: string;
  readonly yes: readonly string[];
  readonly no: readonly string[];
  /** What can be done instead, where no card waits. */
  readonly instead?: Spoken;
}

export interface ToolDefinition<Context, Input extends z.ZodObject, Result> {
  readonly name: string;
  /** What a button says: "Write a mail". */
  readonly label: Spoken;
  /** One or two sentences for a model: what it does and when it is meant. */
  readonly description: string;
  /** Closed values are enums, or lists of enums. */
  readonly input: Input;
  readonly risk: Risk;
  /** How sure one must be in any case. @default what its risk asks for */
  readonly least?: number;
  /** The arguments that words of the message name. */
  readonly spans: Readonly<Record<string, ArgumentSource>>;
  readonly card?: CardSource;
  /** The closed value that `last` names beside the tool; null for none. @default the first one */
  readonly headline?: string | null;
  /** How it is done, for whoever asks about it instead of asking for it. */
  readonly how?: Spoken<(values: Readonly<Record<string, string>>) => string | undefined>;
  readonly run: (input: z.output<Input>, context: Context) => Promise<Result>;
  readonly say: Spoken<(result: Result, input: z.output<Input>) => string>;
  /** What is said where it is only spoken of: forbidden, asked about, imagined. @default general words */
  readonly spokenOf?: (
    polarity: Polarity,
    context: Context,
    language: SpokenLanguage,
    /** Whom and what it speaks of. */
    items: readonly Item[],
  ) => string | undefined;
  /** What it leaves for the next message. @default the items that it was called with */
  readonly leaves?: (result: Result, input: z.output<Input>, language: SpokenLanguage) => Trace;
}

/** What a call has done, and how to tell it. */
export interface Outcome {
  readonly input: Readonly<Record<string, unknown>>;
  readonly result: unknown;
  readonly said: string;
  readonly trace: Trace;
}

type Described = Omit<
  ToolDefinition<never, z.ZodObject, never>,
  "run" | "say" | "leaves" | "spokenOf"
>;

/** A defined tool. Its own types stay inside: a toolbox holds tools of every kind. */
export interface Tool<Context = unknown> extends Described {
  /** Rejects input that does not fit the schema. */
  run(input: unknown, context: Context, language: SpokenLanguage): Promise<Outcome>;
  spokenOf?(
    polarity: Polarity,
    context: Context,
    language: SpokenLanguage,
    items: readonly Item[],
  ): string | undefined;
}

export function defineTool<Context, Input extends z.ZodObject, Result>({
  run,
  say,
  leaves = () => ({}),
  spokenOf,
  ...described
}: ToolDefinition<Context, Input, Result>): Tool<Context> {
  return {
    ...described,
    ...(spokenOf && { spokenOf }),
    async run(given, context, language) {
      const input = described.input.parse(given);
      const result = await run(input, context);
      return {
        input: z.record(z.string(), z.unknown()).parse(input),
        result,
        said: say[language](result, input),
        trace: leaves(result, input, language),
      };
    },
  };
}
