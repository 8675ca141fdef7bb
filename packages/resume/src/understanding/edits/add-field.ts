/** "加上我的邮箱 a@b.cn", "add end date June 2020 to Globex": a field that is filled rather than changed. */
import { FIELD_BY_KEY } from "../lexicon/fields.ts";
import type { Outcome } from "../outcome.ts";
import { findMentions } from "../reference/mentions.ts";
import { parseTarget } from "../reference/target.ts";
import type { Scene } from "../scene.ts";
import { joined, part, type Said, trimmed } from "../text/said.ts";
import { readValue } from "../values/read-value.ts";
import { placeOfField } from "./place.ts";
import { setPlace } from "./set-place.ts";

const FILLED = new Set([
  "email",
  "phone",
  "location",
  "name",
  "headline",
  "title",
  "summary",
  "start",
  "end",
  "graduation",
  "enrolment",
  "joined",
  "left",
  "dates",
  "major",
  "degree",
  "links",
  "role",
]);
/** These name an entry as often as a field: only with an entry that is there. */
const OF_ENTRIES = new Set(["title", "role", "major", "degree", "dates"]);

export function addField(before: Said, after: Said, scene: Scene): Outcome | undefined {
  return filledBehind(before, after, scene) ?? filledIn(before, after, scene);
}

/** 邮箱加上 a@b.cn: the field stands before the verb. */
function filledBehind(before: Said, after: Said, scene: Scene): Outcome | undefined {
  const mention = findMentions(before.cues).at(-1);
  const key = mention?.field;
  if (mention === undefined || key === undefined || !FILLED.has(key) || key === "summary")
    return undefined;
  if (!/^(?:\s|那里|一栏|里|上|也|请|帮我|再|,|:|处|部分)*$/.test(before.cues.slice(mention.end)))
    return undefined;
  const placed = placeOfField(parseTarget(before, scene.seen, scene.today), scene, key);
  const [place] = "places" in placed ? placed.places : [];
  if (place === undefined) return undefined;
  const value = trimmed(after, /[\s,:：是为]/u);
  return place.field === "dates" || readValue(place.field, value, scene, place.had) !== undefined
    ? setPlace(place, value, scene)
    : undefined;
}

function filledIn(before: Said, after: Said, scene: Scene): Outcome | undefined {
  const [mention] = findMentions(after.cues);
  const key = mention?.field;
  if (mention === undefined || key === undefined || !FILLED.has(key)) return undefined;
  if (
    !/^(?:\s|我的?|上|个|一个|一下|的|新的?|:|(?:my|the|a|an|in|new|this|following)(?![a-z]))*$/.test(
      after.cues.slice(0, mention.start),
    )
  )
    return undefined;
  const rest = part(after, mention.end);
  const tail = /\s(?:to|for|at|in|on|of)\s+(?<owner>(?:my |the )?[^,]{2,40})$/d.exec(rest.cues);
  const whose = tail?.indices?.groups?.owner;
  const owner =
    whose === undefined ? undefined : parseTarget(part(rest, ...whose), scene.seen, scene.today);
  const owned = owner !== undefined && (owner.named.length > 0 || owner.picks.length > 0);
  const target = parseTarget(
    owned ? owner.said : joined(trimmed(before), part(after, 0, mention.end)),
    scene.seen,
    scene.today,
  );
  if (OF_ENTRIES.has(key) && target.named.length === 0 && target.picks.length === 0)
    return undefined;
  const placed = placeOfField({ ...target, rest: "", stranger: "" }, scene, key);
  if ("instead" in placed)
    return FIELD_BY_KEY.get(key)?.at.basic === undefined ? placed.instead : undefined;
  const [place] = placed.places;
  if (place === undefined || placed.places.length > 1) return undefined;
  const told = owned && tail !== null ? part(rest, 0, tail.index) : rest;
  // A text behind a colon keeps its stops.
  const value =
    key === "summary" && /^\s*:\s*\S/.test(told.cues) ? told : trimmed(told, /[\s,:：是为]/u);
  if (value.cues === "") return setPlace(place, undefined, scene);
  return place.field === "dates" || readValue(place.field, value, scene, place.had) !== undefined
    ? setPlace(place, value, scene)
    : undefined;
}
