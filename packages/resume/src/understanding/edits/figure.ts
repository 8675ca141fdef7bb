/** 新东方那段的续报率改成95%: a number in a text, by the word that it stands behind. */
import { edits, type Outcome, update } from "../outcome.ts";
import { ANY_LIST, resolveEntries, talk } from "../reference/resolve.ts";
import { parseTarget } from "../reference/target.ts";
import { notFound } from "../replies/replies.ts";
import type { Scene } from "../scene.ts";
import { fold } from "../text/said.ts";
import { lineValue } from "../values/read-value.ts";
import type { Change } from "./change.ts";
import { entryPlace, lastOf } from "./place.ts";

const NUMBER = /^\d[\d.,]*\s*(?:%|万|亿|人|名|个|天|次|元|倍|k|m)?$/i;

export function updateFigure({ target, value, stated }: Change, scene: Scene): Outcome | undefined {
  const next = value === undefined ? "" : lineValue(value, "position");
  if (stated || !NUMBER.test(next)) return undefined;
  const meant = parseTarget(target, scene.seen, scene.today);
  const word = /\p{Script=Han}{2,}$/u.exec(meant.rest)?.[0];
  if (word === undefined || meant.field !== undefined) return undefined;
  if (meant.named.length + meant.picks.length === 0) return undefined;
  const found = resolveEntries({ ...meant, rest: "" }, scene, ANY_LIST);
  if ("instead" in found) return found.instead;
  const [place] = found.entries.flatMap((entry) => entryPlace(scene, entry, "description"));
  if (place === undefined || found.entries.length > 1) return undefined;
  const said = [...word].map((_, from) => word.slice(from)).filter((tail) => tail.length >= 2);
  const known = said.find((tail) => fold(place.had).includes(tail)) ?? word;
  const at = fold(place.had).indexOf(known);
  const number = /^[^\d\n]{0,6}(?<number>\d[\d.,]*\s*(?:%|万|亿)?)/d.exec(
    place.had.slice(at + known.length),
  )?.indices?.groups?.number;
  if (at < 0 || number === undefined) return talk(notFound(scene.language, word, []));
  const from = at + known.length;
  const text = place.had.slice(0, from + number[0]) + next + place.had.slice(from + number[1]);
  return edits([update(place.path, text)], lastOf(place, "update"));
}
