/** Turns a call as it was read into input that fits its tool, or says what has to be asked first. */
import { type Item, isSameItem } from "../conversation/item.ts";
import type { ConversationState } from "../conversation/state.ts";
import type { Mention, Place, ReadCall } from "../reading/reading.ts";
import { argumentsOf } from "../tools/arguments.ts";
import type { ArgumentSource, Tool, Words } from "../tools/tool.ts";
import type { Floor, Linking } from "./floor.ts";
import { linkCard } from "./link-card.ts";
import type { Problem } from "./problem.ts";
import { inView, itemsOf, resolveMentions, type Scope } from "./resolve-items.ts";
import { resolveOne } from "./resolve-one.ts";

export interface LinkScope extends Omit<Scope, "choices"> {
  readonly state: ConversationState;
  /** The argument that was asked for, with the choices that were offered. */
  readonly asked: { readonly argument: string; readonly choices: readonly Item[] } | null;
}

export interface LinkedCall {
  /** The call, with what its words were found to mean. */
  readonly call: ReadCall;
  readonly input: Readonly<Record<string, unknown>>;
  /** The items that it is about, in the order of the tool's arguments. */
  readonly items: readonly Item[];
  readonly problem?: Problem;
}

export async function linkCall(
  call: ReadCall,
  tool: Tool<never>,
  around: LinkScope,
  linking: Linking,
): Promise<LinkedCall> {
  const card = tool.card && linkCard(call, tool.card, around.state, linking.floor);
  const scope = card && "id" in card ? onCard(around, card.id) : around;
  const input: Record<string, unknown> = closedValues(call, tool);
  const elsewhere: Mention[] = [];
  const mentions = call.mentions.filter(({ name }) => !Object.hasOwn(tool.spans, name));
  const items: Item[] = [];
  let problem: Problem | undefined;
  const inTurn = Object.entries(tool.spans).toSorted(
    ([, a], [, b]) => Number(b.orInto !== undefined) - Number(a.orInto !== undefined),
  );
  for (const [name, source] of inTurn) {
    const { into = name, kind, many = false, orInto } = source;
    const moved = elsewhere.filter((mention) => mention.name === name);
    const own = [...moved, ...mentionsOf(name, source, call, scope)];
    const note = (found: Omit<Problem, "argument">) => (problem ??= { ...found, argument: name });
    if (source.from === "item" && kind !== undefined) {
      const choices = scope.asked?.argument === name ? scope.asked.choices : [];
      const sure = SURE[tool.risk];
      const resolve = many ? resolveMentions : resolveOne;
      const resolved = await resolve(own, kind, { ...scope, choices, sure }, linking);
      if (orInto !== undefined && resolved.problem?.reason === "unknown") {
        elsewhere.push(...own.map((mention) => ({ ...mention, name: orInto })));
        continue;
      }
      if (source.orLeft && resolved.problem?.reason === "unknown") continue;
      mentions.push(...resolved.mentions);
      if (resolved.problem) note(resolved.problem);
      else if (own.length > 0) {
        const found = itemsOf(resolved.mentions, kind, scope.state);
        items.push(...found);
        if (!many && found.length > 1) {
          note({ reason: "several", words: own[0]?.text ?? "", choices: found });
          // Asked for again: what they were found to mean was too much.
          const { length } = resolved.mentions;
          mentions.splice(-length, length, ...own.map(({ items: _, ...rest }) => rest));
        } else input[into] = many ? found : found[0];
      }
    } else if (source.from === "words") {
      mentions.push(...own);
      const choices = scope.asked?.argument === name ? scope.asked.choices : [];
      const words = own.map((mention) => chosen(wordsOf(mention), choices, linking.floor));
      items.push(...words.flatMap(({ items: known = [] }) => known));
      if (own.length > 0) input[into] = many ? words : words[0];
    } else {
      mentions.push(...own);
      // A closed value says it already; the words add nothing.
      if (own.length === 0 || input[into] !== undefined) continue;
      const isOne = own.length > 1 && !many && (source.from !== "duration" || areBeside(own));
      const whole = isOne ? readWords(source, joined(own), linking.floor) : null;
      if (whole && source.from !== "text") {
        input[into] = whole;
        continue;
      }
      const values = own.map(({ text }) => readWords(source, text, linking.floor));
      const unread = own[values.indexOf(undefined)];
      if (unread) note({ reason: "unknown", words: unread.text, choices: [] });
      else if (many) input[into] = values;
      else if (source.from === "text") input[into] = values.join(" ");
      else if (values.length === 1) input[into] = values[0];
      else note({ reason: "several", words: "", choices: own.map((one) => wordsItem(name, one)) });
    }
  }
  leaveOutInvalid(tool, input, call.values);
  const linked = { call: { ...call, mentions }, input, items };
  if (card && "problem" in card) return { ...linked, problem: card.problem };
  if (card) input[card.argument] = card.id;
  problem ??= schemaProblem(tool, input, scope.state);
  return problem ? { ...linked, problem } : linked;
}

/** "The second one" of a card that is answered is the second on the card. */
function onCard({ state, ...scope }: LinkScope, id: string): LinkScope {
  const list = state.pending.find((card) => card.id === id)?.items ?? [];
  if (list.length === 0) return { ...scope, state };
  const kinds = new Set(list.map(({ kind }) => kind));
  const focus = Object.entries(state.focus).filter(
    ([kind, item]) => !kinds.has(kind) || list.some((one) => isSameItem(one, item)),
  );
  return { ...scope, state: { ...state, list, about: [], focus: Object.fromEntries(focus) } };
}

function closedValues({ values }: ReadCall, tool: Tool<never>): Record<string, unknown> {
  const shapes = argumentsOf(tool);
  const given = Object.entries(values).filter(([name]) => shapes.has(name));
  return Object.fromEntries(
    given.map(([name, value]) => [name, shapes.get(name)?.many ? value.split(",") : value]),
  );
}

function mentionsOf(
  name: string,
  { assumed = false, kind = "" }: ArgumentSource,
  call: ReadCall,
  { state: { focus }, named = [] }: LinkScope,
): Mention[] {
  const own = call.mentions.filter((mention) => mention.name === name);
  const others = named.filter(
    ({ item, place }) => item.kind === kind && !call.mentions.some((one) => overlaps(one, place)),
  );
  const [only, ...more] = others;
  const item = only && more.length === 0 ? only.item : focus[kind];
  const isAssumed = typeof assumed === "function" ? assumed(call) : assumed;
  if (own.length > 0 || !isAssumed || !item) return own;
  return [{ name, text: "", place: [0, 0], ref: "pronoun", confidence: 1, items: [item] }];
}

const overlaps = ({ place: [start, end] }: Mention, [from, to]: Place): boolean =>
  start < to && from < end;

/** From which score on one record is meant, where no other comes near: a wrong look costs less than a wrong deed. */
const SURE: Readonly<Record<Tool["risk"], number>> = { read: 0.6, propose: 0.7, change: 0.8 };

function readWords({ from }: ArgumentSource, words: string, floor: Floor): unknown {
  if (from === "time" || from === "number" || from === "duration") return floor[from](words);
  return words;
}

/** "Next week" and "in the morning" are one time. */
const joined = (mentions: readonly Mention[]): string => mentions.map(({ text }) => text).join(" ");

/** "One hour and 30 minutes" is one duration; in "one hour and not 45 minutes" there are two. */
const areBeside = (mentions: readonly Mention[]): boolean =>
  mentions.slice(1).every(({ place }, at) => place[0] - (mentions[at]?.place[1] ?? 0) <= BESIDE);
/** In UTF-16 units: as long as " and ". */
const BESIDE = 5;

const wordsOf = ({ text, ref, items }: Mention): Words => ({ text, ref, ...(items && { items }) });

/** "The second one" of those that were offered. */
function chosen(words: Words, choices: readonly Item[], { positions, matchNames }: Floor): Words {
  if (words.items !== undefined || choices.length === 0) return words;
  const counted = (positions(words.text, choices.length) ?? []).flatMap((at) => choices[at] ?? []);
  const [best, next] = matchNames(words.text, choices).ranked;
  const named = best && best.score - (next?.score ?? 0) > 0.05 ? [best.item] : [];
  const items = words.ref === "ordinal" && counted.length > 0 ? counted : named;
  return items.length > 0 ? { ...words, items } : words;
}

const wordsItem = (kind: string, { text }: Mention): Item => ({ kind, id: text, label: text });

/** A value that the network has and the tool has not is as good as none, where none is needed. */
function leaveOutInvalid(
  tool: Tool<never>,
  input: Record<string, unknown>,
  values: ReadCall["values"],
): void {
  const issues = tool.input.safeParse(input).error?.issues ?? [];
  for (const name of new Set(issues.map(({ path }) => String(path[0])))) {
    const { [name]: _, ...others } = input;
    const still = tool.input.safeParse(others).error?.issues ?? [];
    const isNeeded = still.some(({ path }) => path[0] === name);
    if (name in values && name in input && !isNeeded) delete input[name];
  }
}

/** The first argument that the tool's schema does not accept. */
function schemaProblem(
  tool: Tool<never>,
  input: Readonly<Record<string, unknown>>,
  state: ConversationState,
): Problem | undefined {
  const checked = tool.input.safeParse(input);
  const path = checked.error?.issues[0]?.path[0];
  if (path === undefined) return undefined;
  const argument = String(path);
  const span = Object.entries(tool.spans).find(([name, { into = name }]) => into === argument);
  const options = argumentsOf(tool).get(argument)?.options ?? [];
  const shown = span?.[1].kind === undefined ? [] : inView(span[1].kind, state);
  return {
    argument: span?.[0] ?? argument,
    reason: input[argument] === undefined ? "missing" : "invalid",
    words: "",
    choices: [...options.map((id) => ({ kind: argument, id, label: id })), ...shown].slice(0, 12),
  };
}
