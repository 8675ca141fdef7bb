/** Carries a change out: finds the field, reads the value in the field's form, or asks for what is missing. */
import { findPeriod } from "../dates/periods.ts";
import { FIELD_BY_KEY } from "../lexicon/fields.ts";
import { isListSection } from "../lexicon/places.ts";
import { add, edits, type Outcome, update } from "../outcome.ts";
import { ANY_LIST, resolveEntries, talk, which } from "../reference/resolve.ts";
import { parseTarget, type Target } from "../reference/target.ts";
import { badValue, notFound, whatValue, whichField } from "../replies/replies.ts";
import type { Asked, Scene } from "../scene.ts";
import { part, type Said } from "../text/said.ts";
import { lineValue, readValue } from "../values/read-value.ts";
import { inferField } from "./infer-field.ts";
import { placesHolding, placesSaying, replaced } from "./old-value.ts";
import { updatePiece } from "./piece-of-text.ts";
import { lastOf, type Place, placeOfField } from "./place.ts";
import type { Change } from "./read-change.ts";
import { noSuchSkill, replaceSkill, setSkills } from "./skills.ts";

export function updateFrom(change: Change, scene: Scene): Outcome | undefined {
  const piece = updatePiece(change, scene);
  if (piece !== undefined) return piece;
  const { target, value } = withTrailingTarget(change, scene);
  if (target.field !== undefined) return updateField(target, target.field, value, scene);
  if (value === undefined) return undefined;
  if (target.about?.section === "skillContent" && target.picks.length === 0)
    return (
      replaceSkill(target, value, scene) ??
      (change.stated || target.rest === "" ? setSkills(value) : noSuchSkill(target, scene))
    );
  return (
    updateValue(target, change, value, scene) ??
    updateEntry(target, value, scene, change.weak) ??
    (change.stated ? undefined : unknownTarget(target, scene))
  );
}

function unknownTarget(target: Target, scene: Scene): Outcome | undefined {
  const said = target.said.raw.trim();
  return said === "" || said.length > 40 || /^(?:我|本人|自己|i|me|myself)$/i.test(said)
    ? undefined
    : talk(notFound(scene.language, said, []));
}

/** "… to QA Lead for Infosys": English may say whose it is behind the value. */
function withTrailingTarget(
  { target: said, value, old }: Change,
  scene: Scene,
): { target: Target; value: Said | undefined } {
  const alone = parseTarget(said, scene.seen, scene.today);
  // "the degree from Stanford" is whose it is, not what it says.
  const origin =
    old === undefined || alone.field === undefined || alone.named.length > 0
      ? undefined
      : parseTarget(old, scene.seen, scene.today);
  const owned = origin !== undefined && origin.named.length > 0 && origin.rest === "";
  const target = owned ? { ...alone, named: origin.named, stranger: "" } : alone;
  if (value === undefined || target.named.length > 0 || target.picks.length > 0)
    return { target, value };
  const tail =
    /(?:\s(?:for|at|in|on|under|of|from)\s+(?:my |the )?|,?\s*(?=(?:in|at|for) (?:my|the) ))(?<owner>[^,，]{2,40})$/d.exec(
      value.cues,
    );
  const owner = tail?.indices?.groups?.owner;
  if (tail === null || owner === undefined) return { target, value };
  const whose = parseTarget(part(value, ...owner), scene.seen, scene.today);
  const says = whose.named.length > 0 || (whose.picks.length > 0 && whose.about !== undefined);
  if (whose.about?.section === "skillContent" && whose.rest === "")
    return { target: { ...target, about: whose.about }, value: part(value, 0, tail.index) };
  if (!says || whose.rest !== "" || whose.field !== undefined || target.field === undefined)
    return { target, value };
  const { named, described, picks, about } = whose;
  return {
    target: { ...target, named, described, picks, about: about ?? target.about },
    value: part(value, 0, tail.index),
  };
}

export function updateField(
  target: Target,
  key: string,
  value: Said | undefined,
  scene: Scene,
): Outcome {
  const placed = placeOfField(target, scene, key);
  if ("instead" in placed) return firstOfItsKind(target, key, value, scene) ?? placed.instead;
  const [place] = placed.places;
  if (place === undefined) return talk(notFound(scene.language, target.said.raw.trim(), []));
  if (key === "firstName" || key === "lastName") return partOfName(key, place, value, scene);
  if (placed.places.length > 1 && key !== "dates")
    return which(
      placed.places.flatMap(({ entry }) => entry ?? []),
      scene,
    );
  return setPlace(place, value, scene);
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

const EMPTY =
  /^(?:空|空白|空的|空着|空字符串|be )?(?:空|空白|blank|empty|nothing|none|an empty string)[。.!\s吧]*$/;

/** One field, or both ends of a time. */
export function setPlace(place: Place, value: Said | undefined, scene: Scene): Outcome {
  if (place.field === "dates") return setDates(place, value, scene);
  if (value === undefined || value.cues.trim() === "") return askValue(place, scene, whatValue);
  if (EMPTY.test(value.cues.trim()))
    return edits([update(place.path, "")], lastOf(place, "update"));
  const read = readValue(place.field, value, scene, place.had);
  if (read === undefined) return askValue(place, scene, badValue);
  if (place.field === "links")
    return edits(
      [{ name: "CVEditor", params: { path: place.path, action: "add", value: read } }],
      lastOf(place, "update"),
    );
  return edits([update(place.path, read)], lastOf(place, "update"));
}

function setDates(place: Place, value: Said | undefined, scene: Scene): Outcome {
  if (value === undefined || value.cues.trim() === "") return askValue(place, scene, whatValue);
  const entryPath = place.path.replace(/\.dates$/, "");
  const period = findPeriod(value.folded, scene);
  const ends = [
    ...(period.start === undefined ? [] : [{ field: "startDate", date: period.start }]),
    ...(period.end === undefined ? [] : [{ field: "endDate", date: period.end }]),
  ];
  if (ends.length > 0) {
    const [first] = ends;
    return edits(
      ends.map(({ field, date }) => update(`${entryPath}.${field}`, date)),
      lastOf(
        { ...place, field: ends.length === 1 ? (first?.field ?? "dates") : "dates" },
        "update",
      ),
    );
  }
  const chosen = scene.chosenField ?? onlyEnd(place, period.lone !== undefined);
  if (chosen !== undefined) {
    return setPlace(
      {
        ...place,
        field: chosen,
        path: `${entryPath}.${chosen}`,
        had: place.entry?.fields[chosen] ?? "",
      },
      value,
      scene,
    );
  }
  if (period.lone === undefined) return askValue(place, scene, badValue);
  const asked: Asked = {
    kind: "which",
    section: place.section,
    entry_id: place.entry?.id ?? null,
    field: null,
    message: scene.message,
    options: ["startDate", "endDate"],
  };
  return { kind: "ask", reply: whichField(scene.language, place.section, asked.options), asked };
}

/** Where only one end is known, one date is meant for it. */
function onlyEnd({ entry }: Place, dated: boolean): string | undefined {
  const { startDate = "", endDate = "" } = entry?.fields ?? {};
  if (!dated || (startDate === "") === (endDate === "")) return undefined;
  return startDate === "" ? "endDate" : "startDate";
}

function askValue(place: Place, scene: Scene, reply: typeof whatValue): Outcome {
  const { section, entry, field } = place;
  const asked: Asked = {
    kind: "value",
    section,
    entry_id: entry?.id ?? null,
    field,
    message: scene.message,
    options: [],
  };
  return { kind: "ask", reply: reply(scene.language, section, field), asked };
}

/** "change my last name to Brown" leaves the first one. */
function partOfName(key: string, place: Place, value: Said | undefined, scene: Scene): Outcome {
  const said = value === undefined ? "" : lineValue(value, "name");
  const names = place.had.split(/\s+/).filter((name) => name !== "");
  if (said === "") return askValue(place, scene, whatValue);
  const whole =
    key === "firstName"
      ? [said, ...names.slice(1)]
      : [...names.slice(0, Math.max(1, names.length - 1)), said];
  return edits(
    [update(place.path, names.length === 0 ? said : whole.join(" "))],
    lastOf(place, "update"),
  );
}

/** A place named by what it says now. */
function updateValue(
  target: Target,
  change: Change,
  value: Said,
  scene: Scene,
): Outcome | undefined {
  const old = (change.old ?? change.target).raw
    .trim()
    .replace(/^(?:the|my)\s+/i, "")
    .replace(/^[^,，]{1,12}[那这][句条行]话?(?:改一?下|改改)?[,，]\s*/u, "")
    .replace(/[「」“”"']/g, "")
    .replace(/(?<=\S)(?:这一?[个项条]|那一?[个项条]|这|那)?(?:技能)?$/u, "");
  const next = lineValue(value, "position");
  if (next === "" || old.length < 2 || change.stated) return undefined;
  const exact = placesSaying(scene, old).filter(
    ({ entry }) => entry === undefined || target.picks.length === 0,
  );
  const [only] = exact;
  if (only !== undefined && exact.length === 1) return setPlace(only, value, scene);
  if (exact.length > 1) {
    const entries = exact.flatMap(({ entry }) => entry ?? []);
    const chosen = exact.find(({ entry }) => entry !== undefined && entry.id === scene.chosen?.id);
    if (chosen !== undefined) return setPlace(chosen, value, scene);
    return entries.length === exact.length
      ? which(entries, scene)
      : setPlace(only ?? (exact[0] as Place), value, scene);
  }
  const holding = placesHolding(scene, old);
  // 抖音校园活动 is a piece of a text, though it begins like the company's name.
  if (target.named.length > 0 && (target.rest === "" || old.length < 4)) return undefined;
  const [text] = holding;
  if (text === undefined || holding.length > 1) return undefined;
  return edits([update(text.path, replaced(text.had, old, next))], lastOf(text, "update"));
}

/** An entry without a field: what the new value is tells which field is meant. */
function updateEntry(
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
  return setPlace(place, value, scene);
}
