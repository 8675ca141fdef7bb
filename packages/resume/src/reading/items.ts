/** What a text lists one after the other – skills, languages, certificates – found by words, and put into another order. */
import type { Words } from "@bole/language";
import type { Desk } from "./desk.ts";
import { entryItem } from "./entries.ts";
import { findSkill, type Skill, skillsOf, wholeSkill } from "./skills.ts";
import { placesIn, type Text, textsOf } from "./texts.ts";
import { focusSkill } from "./tools/resume-tool.ts";
import { clean } from "./values.ts";

export interface Listed {
  readonly text: Text;
  readonly items: readonly Skill[];
}

/** The skills first, then what is in focus. */
function listsIn({ resume, focus }: Desk): Text[] {
  const isFocused = ({ entry }: Text) =>
    entry !== undefined && entryItem(entry).id === focus.entry?.id;
  const lists = textsOf(resume).filter(
    ({ field, text }) =>
      (field === "skills" || field === "content" || field === "description") &&
      (field === "skills" || !text.includes("\n")) &&
      skillsOf(text).length > 1,
  );
  const rank = (text: Text) => (isFocused(text) ? 0 : text.field === "skills" ? 1 : 2);
  return lists.toSorted((a, b) => rank(a) - rank(b));
}

/**
 * The list that has everything that the words name; undefined if none has.
 * @param isLoose whether a part of an item's name is enough
 */
export function listedBy(words: readonly Words[], desk: Desk, isLoose = false): Listed | undefined {
  const last = focusSkill(desk);
  const named = words.flatMap(({ text, ref }) => {
    if (ref === "name" || ref === "description") return [clean(text)];
    return ref === "pronoun" && last !== undefined ? [last] : [];
  });
  if (named.length === 0 || named.length < words.length) return undefined;
  const find = isLoose ? findSkill : wholeSkill;
  for (const text of listsIn(desk)) {
    const items = named.map((one) => find(text.text, one));
    if (!items.includes(undefined)) return { text, items: items.flatMap((one) => one ?? []) };
  }
  return undefined;
}

/** Items that the call speaks of without anybody having marked their names. */
export function listedInContext(desk: Desk): Listed | undefined {
  for (const text of listsIn(desk)) {
    const items = skillsOf(text.text).filter(
      (item) => placesIn(desk.context, item.text).length > 0,
    );
    if (items.length > 0) return { text, items };
  }
  return undefined;
}

/** The same items in another order; the signs between them stay where they are. */
export function inOrder(content: string, order: readonly Skill[]): string {
  let [written, from] = ["", 0];
  for (const [at, { start, end }] of skillsOf(content).entries()) {
    written += content.slice(from, start) + (order[at]?.text ?? "");
    from = end;
  }
  return written + content.slice(from);
}
