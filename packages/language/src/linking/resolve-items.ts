/** What the words for an item mean in this conversation: names, ordinals, pronouns, all, the rest, all but. */
import { type Item, isSameItem, uniqueItems } from "../conversation/item.ts";
import type { ConversationState } from "../conversation/state.ts";
import type { Mention, Place } from "../reading/reading.ts";
import type { Linking } from "./floor.ts";
import { judgeMatches, MOST_CHOICES } from "./judge-matches.ts";
import type { Problem } from "./problem.ts";
import { isPlural, isPronoun } from "./pronouns.ts";

export interface Scope {
  readonly state: ConversationState;
  /** What the open question offered for this argument; nothing else comes before it. */
  readonly choices: readonly Item[];
  /** What earlier calls of the message are about. */
  readonly earlier: readonly Item[];
  /** What the message names, wherever it stands in it. */
  readonly named?: readonly NamedItem[];
  /** From which score on a single record is meant. */
  readonly sure?: number;
}

/** Something that the message names. */
export interface NamedItem {
  readonly item: Item;
  readonly place: Place;
}

type Resolution = readonly Item[] | Omit<Problem, "argument">;
const isProblem = (found: Resolution): found is Omit<Problem, "argument"> => "reason" in found;

export interface ResolvedMentions {
  readonly mentions: readonly Mention[];
  readonly problem?: Omit<Problem, "argument">;
}

/** Finds the items of each mention of one argument, until one is not clear. */
export async function resolveMentions(
  mentions: readonly Mention[],
  kind: string,
  scope: Scope,
  linking: Linking,
): Promise<ResolvedMentions> {
  const taken: Item[] = [];
  const resolved: Mention[] = [];
  // "The rest" is what the others have left.
  const rank = ({ ref }: Mention) => (ref === "rest" ? 1 : 0);
  const telling = mentions.filter((mention) => !isFiller(mention, linking));
  const meant = telling.length > 0 ? telling : mentions;
  for (const mention of meant.toSorted((a, b) => rank(a) - rank(b))) {
    const own = sameAs(mention, resolved);
    const found =
      mention.items ?? own ?? (await resolve(mention, kind, { ...scope, taken }, linking));
    if (isProblem(found) && isApposition(mention, resolved)) continue;
    if (isProblem(found)) return { mentions: inOrder(mentions, resolved), problem: found };
    resolved.push({ ...mention, items: [...found] });
    taken.push(...found);
  }
  return { mentions: inOrder(mentions, resolved) };
}

/** "The first one, show me more of her": a pronoun means the one that was just pointed at, unless it is beside it. */
function sameAs({ ref, text, place }: Mention, resolved: readonly Mention[]): Item[] | undefined {
  const before = resolved.at(-1);
  const [only, ...more] = before?.items ?? [];
  if (ref !== "pronoun" || isPlural(text) || !before || !only || more.length > 0) return undefined;
  return place[0] - before.place[1] > BESIDE ? [only] : undefined;
}

/** "Marcus, the one from London": what describes nobody else describes who was just named. */
const isApposition = ({ ref }: Mention, resolved: readonly Mention[]): boolean =>
  ref === "description" && resolved.at(-1)?.ref === "name";

/** A name without a word that tells something, beside one that has: "the" of "the data analyst job". */
const isFiller = ({ ref, text, items }: Mention, { floor }: Linking): boolean =>
  ref === "name" && items === undefined && floor.tells?.(text) === false;

/** What resolved mentions mean together. Those of `except` are taken out of the others, or of what is in view. */
export function itemsOf(
  mentions: readonly Mention[],
  kind: string,
  state: ConversationState,
): Item[] {
  const without = mentions.filter(({ ref }) => ref === "except").flatMap(({ items = [] }) => items);
  const taken = mentions.filter(({ ref }) => ref !== "except");
  const all = taken.length > 0 ? taken.flatMap(({ items = [] }) => items) : inView(kind, state);
  return uniqueItems(all).filter((item) => !without.some((one) => isSameItem(one, item)));
}

/** What the person sees of a kind: the last list, or else what the waiting cards are about. */
export function inView(kind: string, { list, pending }: ConversationState): Item[] {
  const own = (items: readonly Item[]) => items.filter((item) => item.kind === kind);
  const listed = own(list);
  return listed.length > 0 ? listed : uniqueItems(own(pending.flatMap(({ items }) => items)));
}

async function resolve(
  { text, ref: given, place }: Mention,
  kind: string,
  { state, choices, earlier, named = [], taken, sure }: Scope & { readonly taken: readonly Item[] },
  linking: Linking,
): Promise<Resolution> {
  const { floor } = linking;
  // Whatever it was read as, "he" is nobody's name.
  const ref = given === "name" && isPronoun(text) ? "pronoun" : given;
  const own = (items: readonly Item[]) => uniqueItems(items.filter((item) => item.kind === kind));
  const view = choices.length > 0 ? choices : inView(kind, state);
  const [sought] = earlier.filter((item) => item.kind === kind && linking.isSought?.(item));
  // Which of them is known when they are found; the words stay with it.
  if (sought && (ref === "ordinal" || ref === "description")) return [{ ...sought, label: text }];
  switch (ref) {
    case "ordinal": {
      const items = (floor.positions(text, view.length) ?? []).flatMap((at) => view[at] ?? []);
      return items.length > 0 ? items : { reason: "unknown", words: text, choices: few(view) };
    }
    case "all": {
      const group = await linking.group?.({ kind, words: text, ref, state, view });
      return counted(group?.length ? group : view.length > 0 ? view : several());
    }
    case "rest": {
      const others = [...taken, ...earlier];
      const before = others.length > 0 ? others : state.about;
      const group =
        view.length > 0
          ? view
          : await linking.group?.({ kind, words: text, ref: "all", state, view });
      const all = group ?? [];
      const rest = all.filter((item) => !before.some((one) => isSameItem(one, item)));
      // Where nothing was taken, nobody knows what is left.
      return rest.length < all.length ? counted(rest) : unclear(all);
    }
    case "pronoun":
      return isPlural(text) || (floor.number(text) ?? 1) > 1 ? counted(several()) : one();
    default:
      return floor.tells?.(text) === false ? one() : byWords();
  }

  /** "All three" of five are none that we know. */
  function counted(items: readonly Item[]): Resolution {
    const said = floor.number(text);
    const differs = said !== undefined && said > 1 && said !== items.length;
    return items.length === 0 || differs ? unclear(view) : items;
  }

  /** One is enough: "they" may be a single person. */
  function several(): readonly Item[] {
    const groups = [choices, own(earlier), own(state.about)];
    return groups.find(({ length }) => length > 0) ?? view;
  }

  function one(): Resolution {
    const focus = state.focus[kind];
    const groups = [choices, own(earlier), lastNamed(), focus ? [focus] : [], view];
    const nearest = groups.find(({ length }) => length > 0) ?? [];
    return nearest.length === 1 ? nearest : unclear(nearest);
  }

  /** "Tomasz was good. What does he ask for?": who was named last before the pronoun. In "Tom and her" it is another. */
  function lastNamed(): readonly Item[] {
    const before = named.filter(
      (one) =>
        one.item.kind === kind &&
        one.place[1] <= place[0] &&
        !(isTaken(one.item) && place[0] - one.place[1] <= BESIDE),
    );
    return before.slice(-1).map(({ item }) => item);
  }

  /** What the message names in these words, where the reader cut them too long or too short. */
  function namedIn([from, to]: Place): readonly Item[] {
    const inside = named.filter((one) => one.place[0] < to && from < one.place[1]);
    return uniqueItems(own(inside.map(({ item }) => item)));
  }

  function isTaken(item: Item): boolean {
    return taken.some((one) => isSameItem(one, item));
  }

  async function byWords(): Promise<Resolution> {
    // A first name is enough for somebody who was spoken of.
    const spoken = [...Object.values(state.focus), ...state.about, ...earlier];
    const known = ref === "description" ? [] : uniqueItems([...view, ...own(spoken)]);
    const near = floor.matchNames(text, known).ranked;
    const judged = judgeMatches(near, sure);
    if ("found" in judged) return [judged.found];
    if (judged.reason === "several") return apart(judged.choices);
    const how = ref === "description" ? ref : "name";
    const group =
      ref === "description" ? await linking.group?.({ kind, words: text, ref, state, view }) : [];
    if (group !== undefined && group.length > 0) return uniqueItems(group);
    const found = await linking.find({ kind, words: text, ref: how, state });
    const others = near.filter(({ item }) => !found.some((one) => isSameItem(one.item, item)));
    const result = judgeMatches([...found, ...others], sure);
    if ("found" in result) return [result.found];
    if (result.reason === "several") return apart(result.choices);
    const [meant, ...more] = result.reason === "unknown" ? namedIn(place) : [];
    return meant && more.length === 0 ? [meant] : { choices: [], ...result, words: text };
  }

  async function apart(equal: readonly Item[]): Promise<Resolution> {
    const meant = await linking.tellApart?.(equal, state);
    return meant ? [meant] : { reason: "several", words: text, choices: equal };
  }

  function unclear(items: readonly Item[]): Resolution {
    return { reason: items.length > 0 ? "several" : "missing", words: text, choices: few(items) };
  }
}

/** In UTF-16 units: as long as " and ". */
const BESIDE = 6;

const few = (items: readonly Item[]): readonly Item[] => items.slice(0, MOST_CHOICES);

const inOrder = (mentions: readonly Mention[], resolved: readonly Mention[]): Mention[] =>
  mentions.map((mention) => resolved.find(({ place }) => place === mention.place) ?? mention);
