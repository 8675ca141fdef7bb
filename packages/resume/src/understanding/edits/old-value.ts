/** A place named by what it says now: "把后端工程师改成架构师", "change Go to Rust". */
import { LIST_SECTIONS } from "../lexicon/places.ts";
import { entriesOf } from "../reference/entries.ts";
import { indexOfWord } from "../reference/name-handles.ts";
import type { Scene } from "../scene.ts";
import { fold } from "../text/said.ts";
import { isProse } from "../values/read-value.ts";
import { basicPlace, entryPlace, type Place } from "./place.ts";

const BASIC = ["name", "title", "email", "phone", "location", "summary"];

function allPlaces(scene: Scene): Place[] {
  const skills: Place = {
    section: "skillContent",
    field: "skillContent",
    path: "skillContent",
    entry: undefined,
    had: scene.draft.skillContent,
  };
  const entries = LIST_SECTIONS.flatMap((section) =>
    entriesOf(scene.draft, section).flatMap((entry) =>
      Object.keys(entry.fields)
        .filter((field) => field !== "id")
        .flatMap((field) => entryPlace(scene, entry, field)),
    ),
  );
  return [...BASIC.map((field) => basicPlace(scene, field)), skills, ...entries];
}

/** The fields that say exactly this. */
export function placesSaying(scene: Scene, text: string): Place[] {
  const wanted = fold(text.trim());
  if (wanted === "") return [];
  return allPlaces(scene).filter(
    ({ had, field }) => !isProse(field) && field !== "skillContent" && fold(had) === wanted,
  );
}

/** The texts that have this somewhere in them. */
export function placesHolding(scene: Scene, text: string): Place[] {
  const wanted = fold(text.trim());
  if (wanted.length < 2) return [];
  const texts = allPlaces(scene).filter(({ field }) => isProse(field) || field === "skillContent");
  const exact = texts.filter(({ had }) => indexOfWord(fold(had), wanted) >= 0);
  return exact.length > 0 ? exact : texts.filter(({ had }) => replaced(had, text, "") !== had);
}

/** With the first of these words said anew; blanks within them make no difference: 30 个 is 30个. */
export function replaced(had: string, old: string, next: string): string {
  const at = indexOfWord(fold(had), fold(old.trim()));
  if (at >= 0) return `${had.slice(0, at)}${next}${had.slice(at + old.trim().length)}`;
  const signs = [...fold(old).replace(/\s/g, "")].map((sign) =>
    sign.replace(/[\\^$.*+?()[\]{}|/]/, "\\$&"),
  );
  const loose = signs.length < 2 ? null : new RegExp(signs.join("\\s*")).exec(fold(had));
  return loose === null
    ? had
    : `${had.slice(0, loose.index)}${next}${had.slice(loose.index + loose[0].length)}`;
}
