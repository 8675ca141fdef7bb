import { type Item, Words } from "@bole/language";
import { matchNames } from "@bole/language/text";
import { z } from "zod";
import { UNDO_WORDS } from "../../model/undo-words.ts";
import type { Undoable } from "../../model/undoable.ts";
import type { Desk } from "../desk.ts";
import { asks, recruiterTool } from "./recruiter-tool.ts";

const WHICH = { zh: "要撤销哪一步？", en: "Which of these should be undone?" };

export const undoTool = recruiterTool({
  name: "undo",
  label: { zh: "撤销", en: "Undo" },
  description: "Takes back something that was done in this conversation.",
  input: z.object({ what: Words.optional() }),
  risk: "change",
  spans: { what: { from: "words", question: WHICH } },
  run: ({ what }, desk) => {
    const last = desk.done.at(-1);
    const proposal = justProposed(desk);
    if (proposal !== undefined && last?.tool !== desk.state.last?.split(":")[0]) {
      desk.act({ kind: "answer_proposal", effect_id: proposal, approve: false });
      return { about: [] };
    }
    if (last === undefined) return { said: UNDO_WORDS[desk.language].nothing };
    const meant = what === undefined ? last : meantBy(what, desk.done);
    if (meant !== undefined) {
      desk.act({ kind: "undo", id: meant.id });
      return { about: [] };
    }
    const possible = desk.done.filter(({ inverse }) => inverse.kind !== "none");
    return asks(desk, "what", WHICH, possible.slice(-5).reverse().map(item));
  },
});

/** What the message before has proposed, if it is all that it has left to decide. */
function justProposed({ state, pending }: Desk): string | undefined {
  const [only, ...more] = state.pending.filter(({ is_new }) => is_new);
  const isWork = pending.some(({ interrupt_id }) => interrupt_id === only?.id);
  return more.length === 0 && !isWork ? only?.id : undefined;
}

/** "That" is the last thing; a name picks one; undefined where several could be meant. */
function meantBy({ text, ref, items }: Words, done: readonly Undoable[]): Undoable | undefined {
  const chosen = done.find(({ id }) => id === items?.[0]?.id);
  if (chosen !== undefined) return chosen;
  const last = done.at(-1);
  if (ref === "pronoun" || ref === "ordinal" || done.length === 1) return last;
  const named = done.filter(({ label }) => {
    const [best] = matchNames(text, namesOf(label)).ranked;
    return best !== undefined && best.score >= 0.8;
  });
  // Without a name of one of them, words such as "the last step" mean the last.
  return named.at(-1) ?? (named.length === 0 ? last : undefined);
}

const item = ({ id, label, tool }: Undoable): Item => ({ kind: "act", id, label: label || tool });

const namesOf = (label: string): Item[] =>
  label.split(/→|:|“|”/u).map((name) => ({ kind: "act", id: name, label: name.trim() }));
