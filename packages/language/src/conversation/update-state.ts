/** How a conversation's state changes. Pure: each function gives a new state, of bounded size. */
import { type Item, uniqueItems } from "./item.ts";
import type { ConversationState, OpenQuestion, PendingCard } from "./state.ts";

/** More than anybody refers to; the state is read and stored with every message. */
export const STATE_LIMITS = { list: 50, about: 50, pending: 20, items: 50, focus: 12, label: 200 };

/** What a reply leaves behind for the next message. */
export interface Trace {
  /** What the call was about, in its order. A single one of its kind comes into focus. */
  readonly about?: readonly Item[];
  /** The list that it shows. */
  readonly list?: readonly Item[];
  /** Cards that wait from now on. */
  readonly pending?: readonly PendingCard[];
  /** Ids of the cards that no longer wait. */
  readonly settled?: readonly string[];
  /** Whether it can be undone. Null where what could be undone before still can. */
  readonly undoable?: boolean | null;
  /** Nothing was found: what the message wants done with it is left out. */
  readonly isEmpty?: boolean;
  /** What it asks back. */
  readonly question?: Pick<OpenQuestion, "argument" | "choices">;
}

/** @param call as `tool` or `tool:value` */
export function afterCall(state: ConversationState, call: string, trace: Trace): ConversationState {
  const [tool = call] = call.split(":");
  const shown = trace.list === undefined ? state : withList(state, trace.list);
  const { undoable = null } = trace;
  return {
    ...withAbout(shown, trace.about ?? trace.list ?? []),
    pending: pendingAfter(state.pending, trace),
    last: call,
    undo: undoable === null ? state.undo : undoable ? tool : null,
  };
}

export const withQuestion = (
  state: ConversationState,
  question: OpenQuestion | null,
): ConversationState => ({
  ...state,
  question: question && { ...question, choices: bounded(question.choices, STATE_LIMITS.list) },
});

/** A new list takes what it is made of out of focus: "her" was somebody else. */
function withList(state: ConversationState, list: readonly Item[]): ConversationState {
  const kinds = new Set(list.map(({ kind }) => kind));
  const focus = Object.entries(state.focus).filter(([kind]) => !kinds.has(kind));
  return { ...state, focus: Object.fromEntries(focus), list: bounded(list, STATE_LIMITS.list) };
}

/** What was spoken of, without anything having been done. */
export function withAbout(state: ConversationState, items: readonly Item[]): ConversationState {
  const about = bounded(uniqueItems(items), STATE_LIMITS.about);
  if (about.length === 0) return state;
  const kinds = Map.groupBy(about, ({ kind }) => kind);
  const others = Object.entries(state.focus).filter(([kind]) => !kinds.has(kind));
  const single = [...kinds].flatMap(([kind, [item, ...more]]) =>
    item === undefined || more.length > 0 ? [] : [[kind, item] as const],
  );
  const focus = Object.fromEntries([...others, ...single].slice(-STATE_LIMITS.focus));
  return { ...state, focus, about };
}

/** Somebody else was spoken of, whoever that is. */
export function withoutFocus(
  state: ConversationState,
  kind: string | undefined,
): ConversationState {
  if (kind === undefined) return state;
  const focus = Object.entries(state.focus).filter(([one]) => one !== kind);
  return { ...state, focus: Object.fromEntries(focus) };
}

function pendingAfter(before: readonly PendingCard[], { pending = [], settled = [] }: Trace) {
  const gone = new Set([...settled, ...pending.map(({ id }) => id)]);
  const cards = [...before.filter(({ id }) => !gone.has(id)), ...pending];
  return cards
    .slice(-STATE_LIMITS.pending)
    .map((card) => ({ ...card, items: bounded(card.items, STATE_LIMITS.items) }));
}

const bounded = (items: readonly Item[], most: number): Item[] =>
  items.slice(0, most).map((item) => ({ ...item, label: item.label.slice(0, STATE_LIMITS.label) }));
