/** A choice that was offered and that a message names by nothing but its number or words of its label. */
import type { Item, OpenQuestion, ReadCall } from "@bole/language";
import { folded, ordinalsIn } from "@bole/language/text";
import { matchTitles } from "./match-titles.ts";

const WORDLESS = /[\s\p{P}]/gu;

/** @returns the id of the choice */
export function chosenIn(
  message: string,
  question: OpenQuestion | null,
  calls: readonly ReadCall[],
): string | undefined {
  const { choices = [], call = null } = question ?? {};
  if (choices.length === 0 || call === null) return undefined;
  const said = plain(message);
  const labelled = choices.filter(({ label }) => plain(label) === said);
  if (labelled.length === 1) return labelled[0]?.id;
  if (/^\d{1,2}$/.test(said)) return choices[Number(said) - 1]?.id;
  const isOrdinal = calls.some(({ mentions }) =>
    mentions.some(({ ref, text }) => ref === "ordinal" && plain(text) === said),
  );
  const places = isOrdinal ? (ordinalsIn(message, choices.length) ?? []) : [];
  if (places.length === 1) return choices[places[0] ?? -1]?.id;
  return calls.every(({ polarity }) => polarity === "do") ? namedIn(message, choices) : undefined;
}

const SURE = 0.8;
const APART = 0.08;

/** "The backend one": every word that tells something is of that choice alone. */
function namedIn(message: string, choices: readonly Item[]): string | undefined {
  const titled = choices.map(({ id, label }) => ({
    id,
    title: label,
    organisation: "",
    location: "",
  }));
  const [best, next] = matchTitles(message, titled);
  if (best === undefined || best.score < SURE) return undefined;
  return next === undefined || best.score - next.score > APART ? best.item.id : undefined;
}

const plain = (text: string): string => folded(text).replace(WORDLESS, "");
