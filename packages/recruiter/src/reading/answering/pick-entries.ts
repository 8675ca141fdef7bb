/** Which entries of a card are meant: those of people, and those that words point at by place or name. */
import type { Item, Words } from "@bole/language";
import { matchNames, ordinalsIn } from "@bole/language/text";
import type { Entry } from "./waiting-card.ts";

export interface Meant {
  readonly who: readonly Item[];
  readonly item: readonly Words[];
}

export interface Picked {
  readonly entries: readonly Entry[];
  /** People who are not on the card. */
  readonly strangers: readonly Item[];
  /** Words that point at nothing on it. */
  readonly unknown: readonly string[];
}

/** @param taken those that earlier parts of the message were about: "the others" are not among them */
export function pickEntries(
  { who, item }: Meant,
  shown: readonly Entry[],
  taken: ReadonlySet<string>,
): Picked {
  const entries: Entry[] = [];
  const strangers: Item[] = [];
  const unknown: string[] = [];
  for (const one of who) {
    const own = shown.filter(({ person }) => person.id === one.id);
    if (own.length === 0) strangers.push(one);
    entries.push(...own);
  }
  for (const words of item) {
    const found = foundBy(words, shown, taken);
    if (found.length === 0) unknown.push(words.text);
    entries.push(...found);
  }
  return { entries: [...new Set(entries)], strangers, unknown };
}

function foundBy(
  { text, ref, items }: Words,
  shown: readonly Entry[],
  taken: ReadonlySet<string>,
): readonly Entry[] {
  if (items !== undefined)
    return shown.filter(({ id, person }) => items.some((one) => [id, person.id].includes(one.id)));
  if (ref === "all") return shown;
  if (ref === "rest") return shown.filter(({ id }) => !taken.has(id));
  if (ref === "pronoun") return shown.length === 1 ? shown : [];
  const places = ordinalsIn(text, shown.length) ?? [];
  if (ref === "ordinal") return places.flatMap((at) => shown[at] ?? []);
  const { best } = matchNames(
    text,
    shown.map(({ id, person }) => ({ id, label: person.label })),
  );
  const named = shown.filter(({ id }) => id === best?.item.id);
  const meant = named.length > 0 ? named : places.flatMap((at) => shown[at] ?? []);
  return ref === "except" ? shown.filter((entry) => !meant.includes(entry)) : meant;
}
