/** Which of the waiting cards is answered. If two wait, a bare "yes" is no answer to either. */
import type { ConversationState } from "../conversation/state.ts";
import type { ReadCall } from "../reading/reading.ts";
import type { CardSource } from "../tools/tool.ts";
import type { Problem } from "./problem.ts";

export function linkCard(
  { values, mentions }: ReadCall,
  { argument, kind }: CardSource,
  { pending }: ConversationState,
): { readonly argument: string; readonly id: string } | { readonly problem: Problem } {
  const chosen = mentions.find(({ name }) => name === argument)?.items?.[0];
  const about = kind === undefined ? undefined : values[kind];
  const named = pending.filter((card) => (chosen ? card.id === chosen.id : card.kind === about));
  const cards = chosen || about !== undefined ? named : pending;
  const [card, ...more] = cards;
  if (card && more.length === 0) return { argument, id: card.id };
  const choices = cards.map(({ id, label, kind }) => ({ kind, id, label }));
  return { problem: { argument, reason: card ? "several" : "missing", words: "", choices } };
}
