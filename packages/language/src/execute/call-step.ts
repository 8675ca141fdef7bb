/** One call of a turn: whether it may be done, what it lacks, and what came of it. */
import { isBoleError } from "@bole/base";
import type { Item } from "../conversation/item.ts";
import type { ConversationState, OpenQuestion } from "../conversation/state.ts";
import type { Trace } from "../conversation/update-state.ts";
import type { Linking } from "../linking/floor.ts";
import { type LinkScope, linkCall } from "../linking/link-call.ts";
import type { ReadCall } from "../reading/reading.ts";
import { reply } from "../tools/replies.ts";
import type { SpokenLanguage, Tool } from "../tools/tool.ts";
import type { Toolbox } from "../tools/toolbox.ts";
import { readAs } from "./answer-question.ts";
import { questionWords } from "./question-words.ts";
import { acts, harmless, isSure, likeliest, type Thresholds } from "./thresholds.ts";

export interface StepContext<Context> extends LinkScope {
  readonly state: ConversationState;
  readonly toolbox: Toolbox<Context>;
  readonly linking: Linking;
  readonly context: Context;
  readonly language: SpokenLanguage;
  readonly thresholds?: Thresholds | undefined;
  /** Whether it goes on with an earlier part of the message. */
  readonly isChained?: boolean;
}

export type Step =
  | {
      readonly fate: "told";
      readonly said: string;
      readonly call: ReadCall;
      readonly items: readonly Item[];
    }
  | { readonly fate: "failed"; readonly said: string; readonly error: unknown }
  | {
      readonly fate: "asked";
      readonly said: string;
      readonly question: OpenQuestion;
      /** What is spoken of while it waits. */
      readonly about: readonly Item[];
      /** The kind of what was spoken of and could not be found. */
      readonly unknown?: string;
    }
  | {
      readonly fate: "done";
      readonly said: string;
      readonly call: ReadCall;
      readonly input: Readonly<Record<string, unknown>>;
      readonly result: unknown;
      readonly items: readonly Item[];
      /** As the state's `last` has it. */
      readonly last: string;
      readonly trace: Trace;
    };

export async function stepOf<Context>(call: ReadCall, around: StepContext<Context>): Promise<Step> {
  const { toolbox, language } = around;
  const tool = toolbox.get(call.tool);
  if (!tool) return instead("cannot", {}, call, around);
  const riskOf = (name: string) => toolbox.get(name)?.risk;
  if (!isSure(call, tool, riskOf, around.thresholds, around.isChained)) {
    const safe = harmless(call, riskOf) ?? (isNoYes(call, tool) ? leftAlone(call) : undefined);
    if (safe) return stepOf(readAs(call, safe, toolbox), around);
    const { pending } = around.state;
    const options = likeliest(
      call,
      (name) => pending.length > 0 || toolbox.get(name)?.card === undefined,
    );
    if (options.length === 0) return instead("cannot", {}, call, around);
    // Where only a yes is wanted, it is asked first for whom.
    const isConfirming = options.length === 1 && options[0] === call.tool;
    const open = isConfirming ? await linkCall(call, tool, around, around.linking) : undefined;
    if (open?.problem?.reason === "several") return perform(call, tool, call, around);
    const asked = await instead("ask", { options: options.join(",") }, call, around);
    // Whoever is asked about stays in focus: "… yes, write to her".
    const { items } = await linkCall(call, tool, around, around.linking);
    return asked.fate === "asked" ? { ...asked, about: items } : asked;
  }
  if (!acts(call, tool)) {
    // Nothing is done, but it was spoken of: "don't write to Tom, write to the others".
    const { items } = await linkCall(call, tool, around, around.linking);
    const how = call.polarity === "ask" ? tool.how?.[language](call.values) : undefined;
    const said =
      tool.spokenOf?.(call.polarity, around.context, language, items) ??
      how ??
      reply(language, `not_done.${call.polarity}`, { label: tool.label[language] });
    return { fate: "told", said, call, items };
  }
  return perform(call, tool, call, around);
}

/** "Hold off": whatever else it may mean, the card is not approved by it. It goes on waiting, and that is said. */
function isNoYes<Context>({ values, mentions }: ReadCall, { card }: Tool<Context>): boolean {
  const decision = card && values[card.decision];
  return decision !== undefined && mentions.length === 0 && !card?.yes.includes(decision);
}
const leftAlone = ({ tool }: ReadCall) => ({ tool, polarity: "dont" }) as const;

/** Calls another tool in place of the one that was read; a question keeps what was read. */
async function instead<Context>(
  name: "ask" | "cannot",
  values: Readonly<Record<string, string>>,
  read: ReadCall,
  around: StepContext<Context>,
): Promise<Step> {
  const tool = around.toolbox.get(name);
  if (!tool) throw new Error(`A toolbox needs the tool "${name}".`);
  const call = { ...read, tool: name, polarity: "do" as const, values, mentions: [] };
  return perform(call, tool, read, around);
}

async function perform<Context>(
  call: ReadCall,
  tool: Tool<Context>,
  kept: ReadCall,
  around: StepContext<Context>,
): Promise<Step> {
  const { linking, context, language } = around;
  const linked = await linkCall(call, tool, around, linking);
  const { problem } = linked;
  if (problem) {
    const isCard = problem.argument === tool.card?.argument;
    if (isCard && problem.choices.length === 0) {
      const said = [reply(language, "nothing_waits"), tool.card?.instead?.[language] ?? ""];
      return { fate: "told", said: said.filter(Boolean).join("\n"), call, items: [] };
    }
    const question = {
      ...{ tool: tool.name, argument: problem.argument, choices: [...problem.choices] },
      ...{ call: linked.call, rest: [] },
    };
    const said = questionWords(problem, tool, language);
    const kind = problem.reason === "unknown" ? tool.spans[problem.argument]?.kind : undefined;
    const unknown = kind === undefined ? {} : { unknown: kind };
    return { fate: "asked", said, question, about: linked.items, ...unknown };
  }
  try {
    const { input, result, said, trace } = await tool.run(linked.input, context, language);
    if (trace.question) {
      const { argument, choices } = trace.question;
      const waiting = kept === call ? withoutItems(linked.call, argument) : kept;
      const question = {
        ...{ tool: tool.name, argument, choices: [...choices], call: waiting, rest: [] },
      };
      return { fate: "asked", said, question, about: trace.about ?? [] };
    }
    const undoable = trace.undoable ?? (tool.risk === "change" ? false : null);
    return {
      ...{ fate: "done", said, call: linked.call, input, result, items: linked.items },
      last: lastOf(linked.call, tool),
      trace: { about: linked.items, ...trace, undoable },
    };
  } catch (error) {
    const why = isBoleError(error) ? error.message : reply(language, "failed.unknown");
    return {
      fate: "failed",
      said: reply(language, "failed", { label: tool.label[language], why }),
      error,
    };
  }
}

/** What else its words were found to mean stays so, whatever is spoken of until it is answered. */
const withoutItems = (call: ReadCall, argument: string | null): ReadCall => ({
  ...call,
  mentions: call.mentions.map((mention) => {
    const { items: _, ...open } = mention;
    return mention.name === argument ? open : mention;
  }),
});

function lastOf({ tool, values }: ReadCall, { headline }: Pick<Tool, "headline">): string {
  const value = headline === undefined ? Object.values(values)[0] : values[headline ?? ""];
  return value === undefined ? tool : `${tool}:${value}`;
}
