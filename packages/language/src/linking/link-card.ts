/**
 * Which of the waiting cards is answered: the one that is named, or the one that has just come. If two wait that the
 * person has seen alike, a bare "yes" is no answer to either.
 */
import type { ConversationState, PendingCard } from "../conversation/state.ts";
import type { Mention, ReadCall } from "../reading/reading.ts";
import type { CardSource } from "../tools/tool.ts";
import type { Floor } from "./floor.ts";
import type { Problem } from "./problem.ts";

export function linkCard(
  { values, mentions }: ReadCall,
  { argument, kind }: CardSource,
  { pending }: ConversationState,
  floor: Floor,
): { readonly argument: string; readonly id: string } | { readonly problem: Problem } {
  const said = mentions.filter(({ name }) => name === argument);
  const chosen = said.flatMap((mention) => meantBy(mention, pending, floor));
  const about = kind === undefined ? undefined : values[kind];
  const named = chosen.length > 0 ? chosen : pending.filter((card) => card.kind === about);
  const cards = chosen.length > 0 || about !== undefined ? named : pending;
  const fresh = cards.filter(({ is_new }) => is_new);
  const [card, ...more] = fresh.length === 1 && fresh.length < cards.length ? fresh : cards;
  if (card && more.length === 0) return { argument, id: card.id };
  // Where something waits, but nothing of the kind that was named, it is offered.
  const choices = (cards.length > 0 ? cards : pending).map(({ id, label, kind }) => ({
    kind,
    id,
    label,
  }));
  return {
    problem: { argument, reason: choices.length > 1 ? "several" : "missing", words: "", choices },
  };
}

/** What was chosen where it was asked: by a click, or by its place among those that were offered. */
function meantBy(
  { items, text }: Mention,
  pending: readonly PendingCard[],
  { positions }: Floor,
): PendingCard[] {
  if (items !== undefined) return pending.filter(({ id }) => items.some((item) => item.id === id));
  return (positions(text, pending.length) ?? []).flatMap((at) => pending[at] ?? []);
}
