/**
 * Does what a message means: links each call to the conversation, asks where it is unsure or something is
 * missing, runs the tools in order, and says what was done. Readers only read; this is the only place that acts.
 */
import type { Item } from "../conversation/item.ts";
import type { ConversationState, OpenQuestion } from "../conversation/state.ts";
import { afterCall, withAbout, withoutFocus, withQuestion } from "../conversation/update-state.ts";
import type { Linking } from "../linking/floor.ts";
import type { NamedItem } from "../linking/resolve-items.ts";
import type { ReadCall, Reading } from "../reading/reading.ts";
import { reply } from "../tools/replies.ts";
import type { SpokenLanguage } from "../tools/tool.ts";
import type { Toolbox } from "../tools/toolbox.ts";
import { takeAnswer, takeChoice } from "./answer-question.ts";
import { withoutAsides } from "./asides.ts";
import { type Step, stepOf } from "./call-step.ts";
import type { ExplainedCall, Explanation } from "./explanation.ts";
import { followUp, keptCall } from "./follow-up.ts";
import { idleAnswer } from "./idle-answer.ts";
import { withoutTakenBack } from "./taken-back.ts";
import type { Thresholds } from "./thresholds.ts";

export interface TurnRequest<Context> {
  /** What was read, or the id of the choice that was clicked. */
  readonly reading: Reading | { readonly choice: string };
  readonly state: ConversationState;
  /** What was said, so that "and in Leeds?" goes on from the call before. */
  readonly message?: string;
  readonly toolbox: Toolbox<Context>;
  readonly linking: Linking;
  readonly context: Context;
  readonly language: SpokenLanguage;
  /** What the message names, wherever it stands in it: whom "she" means, and what is spoken of from now on. */
  readonly named?: readonly NamedItem[];
  /** How sure one must be. @default `THRESHOLDS` */
  readonly thresholds?: Thresholds;
  /** Told of each call before it is carried out, with the state that the calls before it have left. */
  readonly starting?: (call: ReadCall, state: ConversationState) => void;
}

export interface DoneCall {
  readonly tool: string;
  readonly input: Readonly<Record<string, unknown>>;
  readonly result: unknown;
}

export interface ExecutedTurn {
  readonly done: readonly DoneCall[];
  /** What was asked back; it is in the state, too. */
  readonly asked?: OpenQuestion;
  /** Whether it goes on with what was asked back before. */
  readonly continues: boolean;
  /** The call that failed, for the log; the words for it are in `said`. */
  readonly failed?: { readonly tool: string; readonly error: unknown };
  readonly said: string;
  readonly state: ConversationState;
  readonly explanation: Explanation;
}

export async function execute<Context>(request: TurnRequest<Context>): Promise<ExecutedTurn> {
  const { toolbox, language } = request;
  const plan = planOf(request);
  const explained: ExplainedCall[] = [];
  const done: DoneCall[] = [];
  const said: string[] = plan.first === null ? [] : [reply(language, plan.first)];
  const { message = "" } = request;
  const unread = plan.left.map(({ clause }) => message.slice(...clause)).filter(saysMuch);
  const earlier: Item[] = [];
  let { state } = plan;
  const turn = (): ExecutedTurn => ({
    ...{ done, state, continues: plan.continues },
    said: [...said, ...unread.map((words) => reply(language, "unread", { words }))]
      .filter(Boolean)
      .join("\n"),
    explanation: { reader: plan.reader, calls: explained },
  });
  const instead = "choice" in request.reading ? undefined : idleAnswerOf(request, request.reading);
  if (instead !== undefined) {
    said.push(reply(language, "nothing_waits"), instead);
    explained.push(...plan.calls.map((call) => ({ ...call, fate: "told" }) as const));
    return turn();
  }
  const named = (request.named ?? []).map(({ item }) => item);
  const aboutOf = (items: readonly Item[]) => (items.length > 0 ? items : named);
  let isEmpty = false;
  for (const [at, read] of plan.calls.entries()) {
    const asked = at === 0 ? plan.asked : null;
    const tool = toolbox.get(read.tool);
    if (isEmpty && tool && tool.risk !== "read") {
      explained.push({ ...read, fate: "skipped" });
      said.push(reply(language, "left_out", { label: tool.label[language] }));
      continue;
    }
    const isNext = asked === null && tool?.risk === "read";
    const call = isNext ? followUp(read, state, request.message ?? "") : read;
    request.starting?.(call, state);
    const isChained = done.some(
      (one) => Object.keys(toolbox.get(one.tool)?.spans ?? {}).length > 0,
    );
    const step: Step = await stepOf(call, { ...request, state, earlier, asked, isChained });
    const rest = plan.calls.slice(at + 1);
    said.push(step.said);
    if (step.fate === "told" || step.fate === "done") {
      explained.push({ ...step.call, fate: step.fate });
      earlier.push(...step.items, ...(step.fate === "done" ? (step.trace.about ?? []) : []));
      if (step.fate === "told") state = withAbout(state, aboutOf(step.items));
      else {
        done.push({ tool: step.call.tool, input: step.input, result: step.result });
        const trace = { ...step.trace, about: aboutOf(step.trace.about ?? step.trace.list ?? []) };
        state = { ...afterCall(state, step.last, trace), call: keptCall(step.call) };
        isEmpty ||= step.trace.isEmpty === true;
      }
      continue;
    }
    const later = step.fate === "asked" ? "waits" : "skipped";
    explained.push(
      { ...call, fate: step.fate },
      ...rest.map((one) => ({ ...one, fate: later }) as const),
    );
    if (step.fate === "failed") {
      // Where nothing was done before it, an open question can be answered once more.
      if (done.length === 0) ({ state } = request);
      return { ...turn(), failed: { tool: call.tool, error: step.error } };
    }
    const question = { ...step.question, rest };
    state = withoutFocus(state, step.unknown);
    state = withQuestion(withAbout(state, aboutOf(step.about)), question);
    return { ...turn(), asked: question };
  }
  state = keepsQuestion(plan.open, explained, toolbox) ? withQuestion(state, plan.open) : state;
  return turn();
}

/** More than "yes him"; a Han character says as much as two letters. */
const saysMuch = (words: string): boolean =>
  Array.from(words).reduce((sum, sign) => sum + (/\p{Script=Han}/u.test(sign) ? 2 : 1), 0) > 8;

const idleAnswerOf = <Context>(
  { state, message = "", toolbox, language, thresholds }: TurnRequest<Context>,
  { calls, reader }: Reading,
): string | undefined =>
  // A model knows what it has offered in its own words.
  reader === "embedded"
    ? idleAnswer({ calls, message, state, toolbox, language, thresholds })
    : undefined;

interface TurnPlan {
  readonly calls: readonly ReadCall[];
  /** What could not be read and was left out. */
  readonly left: readonly ReadCall[];
  readonly state: ConversationState;
  readonly reader: Reading["reader"] | null;
  /** The argument that the first call brings the answer for. */
  readonly asked: { readonly argument: string; readonly choices: readonly Item[] } | null;
  /** Whether it is the answer to an open question. */
  readonly continues: boolean;
  /** A question that the message does not answer. */
  readonly open: OpenQuestion | null;
  /** What is said before anything else. */
  readonly first: "left_open" | "stale" | null;
}

/** What there is to do: the answer to the open question and what waited behind it, or the message itself. */
function planOf<Context>(request: TurnRequest<Context>): TurnPlan {
  const { reading, state, toolbox, thresholds } = request;
  const { question } = state;
  const base = {
    ...{ state: withQuestion(state, null), asked: null, open: null, first: null },
    ...{ continues: false, left: [] },
  };
  if ("choice" in reading) {
    const calls = question && takeChoice(question, reading.choice, toolbox);
    if (calls) return { ...base, calls, reader: null, continues: true };
    return { ...base, calls: [], reader: null, open: question, first: "stale" };
  }
  const { reader } = reading;
  const meant = withoutTakenBack(reading.calls);
  // A model's calls are complete: none of them is an aside.
  const { calls, left } =
    reader === "embedded"
      ? withoutAsides(meant, { get: toolbox.get, thresholds })
      : { calls: meant, left: [] };
  const answered = question && takeAnswer(question, calls, toolbox);
  if (answered && question) {
    const { argument, choices } = question;
    return {
      ...base,
      calls: answered,
      left,
      continues: true,
      reader,
      asked: argument === null ? null : { argument, choices },
    };
  }
  if (question?.call && isVagueYes(question, calls, toolbox))
    return { ...base, calls: [question.call, ...question.rest], left, reader, continues: true };
  if (question !== null && cancels(question, calls, toolbox))
    return { ...base, calls: calls.slice(1), left, reader, first: "left_open" };
  return { ...base, calls, left, reader, open: question };
}

/** "OK" where it was asked what a card shall become, and several things can be chosen: it is asked again. */
function isVagueYes<Context>(
  { tool, argument, choices }: OpenQuestion,
  [first]: readonly ReadCall[],
  { get }: Toolbox<Context>,
): boolean {
  const card = get(tool)?.card;
  if (!card || first?.tool !== tool || argument === card.argument || choices.length < 2)
    return false;
  return first.mentions.length === 0 && card.yes.includes(first.values[card.decision] ?? "");
}

/** "Leave it", "no": of what was asked back, and of everything that waited behind it. */
function cancels<Context>(
  question: OpenQuestion,
  [first]: readonly ReadCall[],
  toolbox: Toolbox<Context>,
): boolean {
  if (!first) return false;
  const isOff = first.polarity === "takeback" || first.polarity === "dont";
  if (isOff && (first.tool === question.tool || first.tool === question.call?.tool)) return true;
  const card = toolbox.get(first.tool)?.card;
  const decision = card && first.values[card.decision];
  return (
    first.tool !== question.tool && decision !== undefined && card?.no.includes(decision) === true
  );
}

/** A question stays open while the person only looks something up. */
const keepsQuestion = <Context>(
  open: OpenQuestion | null,
  calls: readonly ExplainedCall[],
  { get }: Toolbox<Context>,
): boolean =>
  open !== null && calls.every(({ tool, fate }) => fate === "told" || get(tool)?.risk === "read");
