/**
 * Whether the person's own words ask for a call that a language model has made. A model has no calibrated confidence:
 * what changes something is done at once only if a reader that has seen nothing but the message reads the same act, and
 * everything that the call names is named in the message.
 */
import type { Item } from "../conversation/item.ts";
import type { ConversationState } from "../conversation/state.ts";
import type { NamedItem } from "../linking/resolve-items.ts";
import type { Mention, ReadCall, Reading } from "../reading/reading.ts";
import { ordinalsIn } from "../text/ordinals.ts";
import type { Tool } from "../tools/tool.ts";
import { placesOf } from "./find-words.ts";

export interface SpokenWords {
  readonly message: string;
  /** What the embedded reader reads in it. */
  readonly opinion: Pick<Reading, "calls">;
  readonly state: ConversationState;
  /** What the message names of what is on record. */
  readonly named: readonly NamedItem[];
  /** What words mean on record, where they mean it clearly. @default nothing */
  readonly means?: (kind: string, words: string) => readonly Item[];
}

/** Below this the other reader does not mean it either. */
const LIKELY = 0.25;

export function isInOwnWords(call: ReadCall, tool: Tool<never>, spoken: SpokenWords): boolean {
  const same = spoken.opinion.calls.filter(
    (one) => one.tool === call.tool && one.confidence >= LIKELY && isWanted(one, call, tool),
  );
  const isAssumed = Object.values(tool.spans).some(({ assumed }) => assumed !== undefined);
  if (call.mentions.length === 0 && isAssumed) return false;
  return same.some(
    (one) =>
      agrees(call, one, spoken.message) &&
      call.mentions.every((mention) => isNamed(mention, tool, one, spoken)),
  );
}

/** So sure the other reader is that something is only asked, supposed or not wanted. */
const SURE = 0.8;

/**
 * The same for what can be taken back: it is enough that everything it is about is named, spoken of or in the list that
 * was shown ("the accessibility one", "the two with the most years"), and that the other reader does not read a question, a thought or a refusal.
 */
export function isPointedOut(call: ReadCall, tool: Tool<never>, spoken: SpokenWords): boolean {
  const { opinion, state } = spoken;
  const isDoubted = opinion.calls.some(
    ({ polarity, confidence }) =>
      confidence >= SURE && polarity !== "do" && polarity !== "takeback",
  );
  const about = call.mentions.filter(({ name }) => tool.spans[name]?.from === "item");
  const spokenOf = [...Object.values(state.focus), ...state.about, ...state.list];
  const inView = new Set(spokenOf.map(({ id }) => id));
  return (
    !isDoubted &&
    about.length > 0 &&
    about.every(
      (mention) =>
        mention.items?.every(({ id }) => inView.has(id)) === true || isSaid(mention, spoken),
    )
  );
}

/** "Don't send it" is a no to what waits. */
function isWanted({ polarity }: ReadCall, { values }: ReadCall, { card }: Tool<never>): boolean {
  if (polarity === "do") return true;
  const isNo = card?.no.includes(values[card.decision] ?? "") === true;
  return isNo && (polarity === "dont" || polarity === "takeback");
}

/** No closed value is another than the other reader reads, and one of them at least is what it reads, or is said. */
function agrees({ values }: ReadCall, other: ReadCall, message: string): boolean {
  if (other.polarity !== "do") return true;
  const given = Object.entries(values);
  const isRead = ([name, value]: [string, string]) => other.values[name] === value;
  const isSaid = ([, value]: [string, string]) =>
    placesOf(value.replaceAll("_", " "), message).length > 0;
  return (
    given.every((one) => other.values[one[0]] === undefined || isRead(one)) &&
    (given.length === 0 || given.some((one) => isRead(one) || isSaid(one)))
  );
}

function isNamed(
  { name, text, items = [] }: Mention,
  tool: Tool<never>,
  other: ReadCall,
  { message, named, state, means = () => [] }: SpokenWords,
): boolean {
  // Which card is meant is clear where there is one.
  if (name === tool.card?.argument) return state.pending.length === 1;
  if (isSaid({ text, items }, { message, named })) return true;
  const kind = tool.spans[name]?.kind ?? items[0]?.kind;
  if (kind === undefined) return false;
  const said = other.mentions.filter((mention) => mention.name === name);
  const pointed = said.flatMap((mention) =>
    mention.ref === "name" ? means(kind, mention.text) : pointedAt(mention, kind, state),
  );
  return pointed.some((item) => item.label === text || items.some(({ id }) => id === item.id));
}

const isSaid = (
  { text, items = [] }: Pick<Mention, "text" | "items">,
  { message, named }: Pick<SpokenWords, "message" | "named">,
): boolean =>
  placesOf(text, message).length > 0 ||
  named.some(({ item }) => item.label === text || items.some(({ id }) => id === item.id));

/** What "her", "the second one" and "all of them" point at. */
function pointedAt({ ref, text }: Mention, kind: string, state: ConversationState): Item[] {
  const own = (list: readonly Item[]) => list.filter((item) => item.kind === kind);
  const view = own(state.list);
  if (ref === "ordinal")
    return (ordinalsIn(text, view.length) ?? []).flatMap((at) => view[at] ?? []);
  if (ref === "all") return view;
  if (ref !== "pronoun") return [];
  const focus = state.focus[kind];
  return [...(focus ? [focus] : []), ...own(state.about)];
}
