/**
 * "Three things: title Regional Manager, location Dallas, TX": in a list of wishes a field and its value
 * need no verb. Only what such a field could hold is taken for one: a "Location Manager" is none.
 */
import { isChineseName, isPlace, latinNameLength, positionScore } from "@bole/talent/reading";
import { FIELD_BY_KEY } from "../lexicon/fields.ts";
import { leadLength } from "../lexicon/lead-ins.ts";
import { findMentions } from "../reference/mentions.ts";
import { fold, part, type Said } from "../text/said.ts";

const HOLDS: Readonly<Record<string, (value: string) => boolean>> = {
  location: (value) => isPlace(fold(value)) || /^\p{Lu}[\p{L} ]+,\s*\p{Lu}{2}$/u.test(value),
  title: (value) => positionScore(value) > 0,
  name: (value) => isChineseName(fold(value)) || latinNameLength(value) > 0,
};

/** Where the field ends; undefined if the piece is no such field. */
export function bareFieldEnd(piece: Said): number | undefined {
  const lead = leadLength(piece.cues);
  const said = part(piece, lead);
  const [mention] = findMentions(said.cues);
  if (mention?.field === undefined || mention.start > 0) return undefined;
  const value = said.raw.slice(mention.end).replace(/[\s,，;；。.]+$/u, "");
  const field = FIELD_BY_KEY.get(mention.field)?.at.basic ?? "";
  return /^\s*\p{L}/u.test(value) && HOLDS[field]?.(value.trim()) === true
    ? lead + mention.end
    : undefined;
}
