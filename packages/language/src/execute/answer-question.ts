/** What was asked back, completed: by a click on a choice, or by the next message. Both give calls to do. */
import type { Item } from "../conversation/item.ts";
import type { OpenQuestion } from "../conversation/state.ts";
import type { Mention, ReadCall } from "../reading/reading.ts";
import { argumentsOf } from "../tools/arguments.ts";
import { READING_KIND, readingOf } from "../tools/ask-tool.ts";
import type { Toolbox } from "../tools/toolbox.ts";
import { THRESHOLDS } from "./thresholds.ts";

type Tools = Pick<Toolbox<never>, "get">;

/** @returns the calls to go on with; undefined if the question has no such choice */
export function takeChoice(
  { argument, choices, call, rest }: OpenQuestion,
  choice: string,
  tools: Tools,
): ReadCall[] | undefined {
  const item = choices.find(({ id }) => id === choice);
  if (!item || !call) return undefined;
  if (item.kind === READING_KIND) return [asReading(call, item, tools), ...rest];
  return argument === null ? undefined : [withArgument(call, argument, item, tools), ...rest];
}

/** @returns the calls to go on with; undefined if the message is about something else */
export function takeAnswer(
  question: OpenQuestion,
  calls: readonly ReadCall[],
  tools: Tools,
): ReadCall[] | undefined {
  const { tool, argument, choices, call, rest } = question;
  const [first, ...others] = calls;
  if (!first || !call || first.confidence < THRESHOLDS.read) return undefined;
  const card = tools.get(first.tool)?.card;
  const decision = card && first.values[card.decision];
  const [only, ...more] = choices;
  const isYes = decision !== undefined && card?.yes.includes(decision) === true;
  const asksWhich = argument !== null && tools.get(tool)?.card?.argument === argument;
  if (isYes && (tool !== first.tool || (asksWhich && more.length === 0))) {
    // "Yes" to a question with one answer.
    const taken = only && more.length === 0 ? takeChoice(question, only.id, tools) : undefined;
    return taken && [...taken, ...others];
  }
  if (first.polarity !== "do") return undefined;
  // Another decision about what waits is no answer, but a change of mind.
  const isOther = decision !== undefined && card && decision !== call.values[card.decision];
  if (first.tool === tool && isOther && !asksWhich && first.mentions.length === 0) return undefined;
  const chosen = choices.find(
    ({ kind, id }) => kind === READING_KIND && readingOf(id).tool === first.tool,
  );
  if (chosen) return [merge(asReading(call, chosen, tools), first, null), ...rest, ...others];
  if (first.tool !== tool || isAnew(call, first, argument)) return undefined;
  const answer = asksWhich ? { ...first, values: kindOnly(first, card?.kind) } : first;
  return [merge(call, answered(answer, argument, tools), argument), ...rest, ...others];
}

/** Whoever says which card is meant decides nothing new about it. */
const kindOnly = (call: ReadCall, kind: string | undefined): Record<string, string> =>
  kind === undefined ? {} : valueFor(call, kind);

/** The person has chosen: nothing is guessed any more. */
const asReading = (call: ReadCall, { id }: Item, tools: Tools): ReadCall =>
  readAs(call, readingOf(id), tools);

/** The same words as another call. */
export function readAs(
  call: ReadCall,
  { tool, polarity }: Pick<ReadCall, "tool" | "polarity">,
  { get }: Tools,
): ReadCall {
  const target = get(tool);
  const shapes = target && argumentsOf(target);
  const values = Object.entries(call.values).filter(([name, value]) =>
    value.split(",").every((one) => shapes?.get(name)?.options.includes(one)),
  );
  return {
    ...call,
    ...{ tool, polarity, values: Object.fromEntries(values), confidence: 1, alternatives: [] },
  };
}

function withArgument(call: ReadCall, argument: string, item: Item, { get }: Tools): ReadCall {
  const tool = get(call.tool);
  const source = tool?.spans[argument];
  const isValue = tool && argumentsOf(tool).get(argument)?.options.includes(item.id);
  if (isValue || (source === undefined && tool?.card?.argument !== argument))
    return { ...call, values: { ...call.values, [argument]: item.id } };
  const isItem = source === undefined || source.from === "item" || source.from === "words";
  const answer: Mention = {
    ...{ name: argument, text: item.label, place: [0, 0], ref: "name", confidence: 1 },
    ...(isItem && { items: [item] }),
  };
  return { ...call, mentions: [...settled(call, argument, isItem), answer] };
}

/**
 * What the message adds to the call that waited: the argument that was asked for, and what the call did not say.
 * Words that were unclear are replaced.
 */
function merge(waiting: ReadCall, added: ReadCall, argument: string | null): ReadCall {
  const told = added.mentions;
  const names = new Set(told.map(({ name }) => name));
  const isNew = ({ name }: Mention) =>
    argument === null || name === argument || !waiting.mentions.some((one) => one.name === name);
  const kept = waiting.mentions.filter(
    ({ name, items }) =>
      !names.has(name) ||
      (argument !== null && name !== argument) ||
      (name === argument && items !== undefined),
  );
  const values =
    argument === null
      ? { ...waiting.values, ...added.values }
      : { ...added.values, ...waiting.values, ...valueFor(added, argument) };
  return { ...waiting, values, mentions: [...kept, ...told.filter(isNew)] };
}

const valueFor = ({ values }: ReadCall, name: string): Record<string, string> =>
  values[name] === undefined ? {} : { [name]: values[name] };

/** A whole sentence that says something else of what could not be found asks anew: "has Lena replied?" */
const isAnew = (waiting: ReadCall, added: ReadCall, argument: string | null): boolean =>
  argument !== null &&
  added.mentions.length > 0 &&
  added.mentions.every(({ name }) => name !== argument) &&
  !added.mentions.some((mention) => isBare(mention, added)) &&
  waiting.mentions.some(({ name, items }) => name === argument && items === undefined);

/** Whether the phrase is about all that the clause says. */
const isBare = ({ place: [from, to] }: Mention, { clause: [start, end] }: ReadCall): boolean =>
  to - from >= (end - start) / 2;

/** A single phrase that answers a question is what was asked for, unless it is of another kind: a time names nobody. */
function answered(call: ReadCall, argument: string | null, { get }: Tools): ReadCall {
  const [only, ...more] = call.mentions;
  if (only === undefined || argument === null || more.length > 0 || only.name === argument)
    return call;
  const spans = get(call.tool)?.spans;
  const [asked, said] = [spans?.[argument]?.from, spans?.[only.name]?.from];
  const isOther = asked !== undefined && said !== undefined && FIRM.has(said) && said !== asked;
  return isOther ? call : { ...call, mentions: [{ ...only, name: argument }] };
}

const FIRM: ReadonlySet<string> = new Set(["time", "number", "duration"]);

const settled = ({ mentions }: ReadCall, argument: string, isItem: boolean): Mention[] =>
  mentions.filter(({ name, items }) => name !== argument || (isItem && items !== undefined));
