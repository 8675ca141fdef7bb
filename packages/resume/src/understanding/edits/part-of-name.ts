/** "change my last name to Brown" leaves the first one. */
import { edits, type Outcome, update } from "../outcome.ts";
import { whatValue } from "../replies/replies.ts";
import type { Scene } from "../scene.ts";
import type { Said } from "../text/said.ts";
import { lineValue } from "../values/read-value.ts";
import { lastOf, type Place } from "./place.ts";
import { askValue } from "./set-place.ts";

export function changePartOfName(
  key: string,
  place: Place,
  value: Said | undefined,
  scene: Scene,
): Outcome {
  const said = value === undefined ? "" : lineValue(value, "name");
  const names = place.had.split(/\s+/).filter((name) => name !== "");
  if (said === "") return askValue(place, scene, whatValue);
  // "My last name is Walker now: Emma Walker"
  const given = /^(?<part>\S+)(?:\s+now)?\s*[:：,，]\s*(?<whole>\S+(?:\s+\S+)+)$/iu.exec(
    said,
  )?.groups;
  if (given?.whole?.split(/\s+/).includes(given.part ?? ""))
    return edits([update(place.path, given.whole)], lastOf(place, "update"));
  const whole =
    key === "firstName"
      ? [said, ...names.slice(1)]
      : [...names.slice(0, Math.max(1, names.length - 1)), said];
  return edits(
    [update(place.path, names.length === 0 ? said : whole.join(" "))],
    lastOf(place, "update"),
  );
}
