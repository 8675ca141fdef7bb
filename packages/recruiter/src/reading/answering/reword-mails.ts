/** Mails that wait, changed in words. What is not followed stands on the card. */

import { findUnbacked } from "@bole/guardrails";
import { z } from "zod";
import { reword } from "../../drafting/reword.ts";
import { Draft } from "../../model/draft.ts";
import type { Pending } from "../pending.ts";
import { asked, type Changed, type SaidChange } from "./change.ts";
import { pickEntries } from "./pick-entries.ts";
import { entriesOf } from "./waiting-card.ts";

const Shown = Draft.pick({ text: true, language: true, warnings: true }).extend({
  subject: z.string().default(""),
});
type Shown = z.infer<typeof Shown>;

/** Null where it is no wish about the text of mails. */
export function rewordMails(card: Pending, said: SaidChange): Changed | null {
  const { wishes, who, item, change } = said;
  const isAboutPeople = change === "restore" || change === "keep" || change === "reorder";
  const isWritten = said.text !== undefined || said.subject !== undefined;
  if (card.kind !== "mails" || (wishes.length === 0 && !isWritten) || isAboutPeople) return null;
  const shown = entriesOf(card.items);
  const isAll = who.length === 0 && item.every(({ ref }) => ref === "all" || ref === "pronoun");
  const meant = isAll ? shown : pickEntries(said, shown, new Set()).entries;
  const ids = new Set(meant.map(({ id }) => id));
  const left = new Set<string>();
  const isAdded = change === "add";
  const items = card.items.flatMap(({ id, preview }) => {
    const draft = ids.has(id) ? Shown.safeParse(preview).data : undefined;
    if (draft === undefined) return [];
    if (isWritten && ids.size === 1) return [{ id, keep: true, edit: writtenAnew(draft, said) }];
    const { text, left: over } = reword(draft.text, draft.language, wishes, () => isAdded);
    for (const wish of over) left.add(wish);
    const warnings = [...draft.warnings, ...over.map(NOT_FOLLOWED[draft.language])];
    return [{ id, keep: true, edit: { text, warnings: [...new Set(warnings)] } }];
  });
  if (items.length === 0)
    return asked(
      "who",
      { zh: "改谁的邮件？", en: "Whose mail?" },
      shown.map(({ person }) => person),
    );
  const done = wishes.filter((wish) => !left.has(wish));
  return {
    value: { items },
    said: {
      zh: [
        done.length > 0 ? `${items.length} 封邮件已改：${done.join("，")}。` : "",
        left.size > 0 ? `没能照做：${[...left].join("，")}。可以直接在卡片上改文字。` : "",
      ].join(""),
      en: [
        done.length > 0 ? `Changed in ${items.length} mails: ${done.join(", ")}.` : "",
        left.size > 0
          ? `Not followed: ${[...left].join(", ")}. You can change the text on the card.`
          : "",
      ]
        .filter(Boolean)
        .join(" "),
    },
  };
}

/** What a model has written stands on the card with what neither the mail before nor the person has said. */
function writtenAnew(draft: Shown, { text, subject, wish, message = "" }: SaidChange) {
  const letter = { subject: subject ?? draft.subject, text: text ?? draft.text };
  const known = [`${draft.subject}\n${draft.text}`, message, wish];
  // In other languages than the mail's own, ordinary words look like names.
  const added = findUnbacked(`${letter.subject}\n${letter.text}`, known)
    .filter(({ kind }) => kind === "number" || kind === "date" || kind === "degree")
    .map(({ text: claim }) => claim);
  const warnings = added.length > 0 ? [NEW[draft.language](added.join(" · "))] : [];
  return { ...letter, warnings };
}

const NEW = {
  zh: (claims: string) => `改写时新增、请核对：${claims}。`,
  en: (claims: string) => `New in this wording, please check: ${claims}.`,
};

const NOT_FOLLOWED = {
  zh: (wish: string) => `未能按“${wish}”修改，请自行修改。`,
  en: (wish: string) => `“${wish}” was not followed and is left to you.`,
};
