/** An entry without a field: what the new value is tells which field is meant. */
import { NAME_FIELD } from "../lexicon/places.ts";
import type { Outcome } from "../outcome.ts";
import { ANY_LIST, resolveEntries } from "../reference/resolve.ts";
import type { Target } from "../reference/target.ts";
import type { Scene } from "../scene.ts";
import type { Said } from "../text/said.ts";
import { inferField } from "./infer-field.ts";
import { setPlace } from "./set-place.ts";

export function updateEntry(
  target: Target,
  value: Said,
  scene: Scene,
  weak?: string,
): Outcome | undefined {
  const follows = target.pronoun && scene.last !== null;
  const points =
    target.named.length > 0 ||
    target.picks.length > 0 ||
    target.described.length > 0 ||
    target.about?.section !== undefined;
  if (!points && !follows) return undefined;
  if (!points && scene.last !== null && scene.last.field !== null) return undefined;
  if (target.rest.length >= 4 && target.named.length === 0) return undefined;
  const found = resolveEntries(target, scene, ANY_LIST);
  if ("instead" in found) return found.instead;
  const [entry] = found.entries;
  if (entry === undefined || found.entries.length > 1) return undefined;
  const [place] = inferField(entry, value, target, scene);
  // "My internship at Google was great" says nothing that a résumé has.
  if (
    place === undefined ||
    (weak !== undefined && place.field !== "dates" && place.field !== "degree")
  )
    return undefined;
  // 新东方的续报率改成…: what is not understood of it is not its name.
  if (
    place.field === NAME_FIELD[entry.section] &&
    target.named.length > 0 &&
    /\p{Script=Han}{2}/u.test(target.rest)
  )
    return undefined;
  return setPlace(place, value, scene);
}
