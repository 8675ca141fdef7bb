/** A field that is named gets a new value; where its list is still empty, that makes the first entry. */
import { FIELD_BY_KEY } from "../lexicon/fields.ts";
import { isListSection } from "../lexicon/places.ts";
import { add, edits, type Outcome } from "../outcome.ts";
import { talk, which } from "../reference/resolve.ts";
import type { Target } from "../reference/target.ts";
import { notFound } from "../replies/replies.ts";
import type { Scene } from "../scene.ts";
import { type Said, say, withoutLead } from "../text/said.ts";
import { readValue } from "../values/read-value.ts";
import { changePartOfName } from "./part-of-name.ts";
import { type Place, placeOfField } from "./place.ts";
import { setPlace } from "./set-place.ts";

/** "My degree was in Applied Mathematics" tells the subject. */
const SUBJECT = /^\s*in\s+(?=\S)/;

export function updateField(
  target: Target,
  key: string,
  value: Said | undefined,
  scene: Scene,
): Outcome {
  if (key === "degree" && value !== undefined && SUBJECT.test(value.cues))
    return updateField(target, "major", withoutLead(value, SUBJECT), scene);
  const placed = placeOfField(target, scene, key);
  if ("instead" in placed) return firstOfItsKind(target, key, value, scene) ?? placed.instead;
  const [place] = placed.places;
  if (place === undefined) return talk(notFound(scene.language, target.said.raw.trim(), []));
  if (key === "firstName" || key === "lastName") return changePartOfName(key, place, value, scene);
  if (placed.places.length > 1 && key !== "dates")
    return which(
      placed.places.flatMap(({ entry }) => entry ?? []),
      scene,
    );
  return setPlace(place, key === "name" ? wholeName(place, value) : value, scene);
}

/** "it's Jon, not John": only that part of the name. */
function wholeName({ had, section }: Place, value: Said | undefined): Said | undefined {
  const groups = /^\s*(?<now>\S+?),? (?:and )?not (?<old>\S+?)[\s.!]*$/i.exec(
    value?.raw ?? "",
  )?.groups;
  const names = had.split(" ");
  if (section !== "basic" || names.length < 2 || !names.includes(groups?.old ?? "")) return value;
  return say(names.map((name) => (name === groups?.old ? (groups.now ?? name) : name)).join(" "));
}

/** A field of an entry where there is none yet makes the entry. */
function firstOfItsKind(
  target: Target,
  key: string,
  value: Said | undefined,
  scene: Scene,
): Outcome | undefined {
  const at = Object.entries(FIELD_BY_KEY.get(key)?.at ?? {});
  const [section, field] = at[0] ?? [];
  if (at.length !== 1 || section === undefined || field === undefined || !isListSection(section))
    return undefined;
  if (value === undefined || target.stranger !== "" || scene.draft[section].length > 0)
    return undefined;
  const read = readValue(field, value, scene, "");
  return read === undefined
    ? undefined
    : edits([add(section, { [field]: read })], { section, entry_id: null, field, action: "add" });
}
