/** Mails that wait, changed in words. What is not followed stands on the card. */

import { reword } from "../../drafting/reword.ts";
import { Draft } from "../../model/draft.ts";
import type { Pending } from "../pending.ts";
import { asked, type Changed, type SaidChange } from "./change.ts";
import { pickEntries } from "./pick-entries.ts";
import { entriesOf } from "./waiting-card.ts";

const Shown = Draft.pick({ text: true, language: true, warnings: true });

/** Null where it is no wish about the text of mails. */
export function rewordMails(card: Pending, said: SaidChange): Changed | null {
  const { wishes, who, item, change } = said;
  const isAboutPeople = change === "restore" || change === "keep" || change === "reorder";
  if (card.kind !== "mails" || wishes.length === 0 || isAboutPeople) return null;
  const shown = entriesOf(card.items);
  const isAll = who.length === 0 && item.every(({ ref }) => ref === "all" || ref === "pronoun");
  const meant = isAll ? shown : pickEntries(said, shown, new Set()).entries;
  const ids = new Set(meant.map(({ id }) => id));
  const left = new Set<string>();
  const isAdded = change === "add";
  const items = card.items.flatMap(({ id, preview }) => {
    const draft = ids.has(id) ? Shown.safeParse(preview).data : undefined;
    if (draft === undefined) return [];
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

const NOT_FOLLOWED = {
  zh: (wish: string) => `未能按“${wish}”修改，请自行修改。`,
  en: (wish: string) => `“${wish}” was not followed and is left to you.`,
};
