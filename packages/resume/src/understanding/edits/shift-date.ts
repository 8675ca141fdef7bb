/**
 * "结束时间延后一年", "make the start a month earlier": a date counted from the one that is there.
 * "Back" and "forward" mean either to different people, so the date is asked for.
 */
import { leadLength } from "../lexicon/lead-ins.ts";
import { edits, type Outcome, update } from "../outcome.ts";
import { resolveEntries } from "../reference/resolve.ts";
import { parseTarget } from "../reference/target.ts";
import { whatValue } from "../replies/replies.ts";
import { lastEntry, type Scene } from "../scene.ts";
import { ENGLISH_NUMBERS, numberOf } from "../text/numerals.ts";
import { part, type Said } from "../text/said.ts";
import { at } from "./change.ts";
import { entryPlace, lastOf, type Place, placeOfField } from "./place.ts";
import { askValue } from "./set-place.ts";

const LONG_ZH =
  "(?<n>半|[一二两三四五六七八九十]{1,2}|\\d{1,2})\\s*(?:(?<year>年)(?<half>半)?|个?(?<month>月))";
const ZH = new RegExp(
  `^(?:请?(?:把|将))?(?<target>[^,。;]{1,30}?)(?:再|都|也|要|应该|给我|整体)*(?:(?<later>延后|推迟|推后|顺延|延长|往后|向后|后移|后延|晚)|(?<sooner>提前|提早|往前|向前|前移|早))(?:推|挪|调|移|改|延|放|到)*(?:个)?${LONG_ZH}[\\s。!吧]*$`,
  "d",
);
const LONG_EN = `(?<n>half an?|an?|\\d{1,2}|${ENGLISH_NUMBERS}|a couple(?: of)?)\\s+(?:(?<year>years?)|(?<month>months?))`;
const EN: readonly RegExp[] = [
  new RegExp(
    `^(?:make|move|shift|push|set|change|put) (?<target>[^,;]{2,50}?)(?: to)?(?: be)?(?: by)? ${LONG_EN} (?:(?<later>later)|(?<sooner>earlier|sooner))[\\s.!]*$`,
    "d",
  ),
  new RegExp(
    `^(?:push|extend|delay|postpone|prolong) (?<target>[^,;]{2,50}?)(?<later>)(?: back| out)?(?: by| for)? ${LONG_EN}[\\s.!]*$`,
    "d",
  ),
  new RegExp(
    `^(?:move|shift|bring|push|put) (?<target>[^,;]{2,50}?) (?:back|forward|up|ahead)(?:wards?)?(?: by)? ${LONG_EN}[\\s.!]*$`,
    "d",
  ),
];

export function readShift(act: Said, scene: Scene): Outcome | undefined {
  const said = part(act, leadLength(act.cues));
  const match = [ZH, ...EN].map((form) => form.exec(said.cues)).find((found) => found !== null);
  const target = match === undefined ? undefined : at(match, "target");
  const groups = match?.groups;
  if (target === undefined || groups === undefined) return undefined;
  const places = placesMeant(
    part(said, ...target),
    scene,
    /延长|^(?:extend|prolong)/.test(match?.[0] ?? ""),
  );
  if ("instead" in places) return places.instead;
  const [first] = places.places;
  if (first === undefined) return undefined;
  const sign = groups.later !== undefined ? 1 : groups.sooner !== undefined ? -1 : 0;
  const moved = places.places.map((place) => shifted(place.had, sign * monthsIn(groups)));
  if (sign === 0 || moved.includes(undefined)) return askValue(first, scene, whatValue);
  return edits(
    places.places.map(({ path }, index) => update(path, moved[index] ?? "")),
    lastOf(first, "update"),
  );
}

/** The dates that are named; of something that is only made longer, its end. */
function placesMeant(
  said: Said,
  scene: Scene,
  longer: boolean,
): { readonly places: readonly Place[] } | { readonly instead: Outcome } {
  const target = parseTarget(said, scene.seen, scene.today);
  const none = { places: [] };
  if (target.rest.length > 2) return none;
  if (target.field === "start" || target.field === "end") {
    const placed = placeOfField(target, scene, target.field);
    return "places" in placed && placed.places.length > 1 ? none : placed;
  }
  if (target.field !== undefined && target.field !== "dates") return none;
  const points = target.named.length + target.picks.length > 0;
  const last = scene.last?.field;
  if (!points && target.pronoun && (last === "startDate" || last === "endDate")) {
    const entry = lastEntry(scene, DATED);
    return { places: entry === undefined ? [] : entryPlace(scene, entry, last) };
  }
  if (!points || !(longer || target.field === "dates")) return none;
  const found = resolveEntries(target, scene, DATED);
  if ("instead" in found) return found;
  const [entry, other] = found.entries;
  if (entry === undefined || other !== undefined) return none;
  return {
    places: (longer ? ["endDate"] : ["startDate", "endDate"]).flatMap((field) =>
      entryPlace(scene, entry, field),
    ),
  };
}

const DATED = ["education", "workExperience", "projects"] as const;

function monthsIn(groups: Readonly<Record<string, string | undefined>>): number {
  const said = groups.n ?? "";
  const half = /^(?:半|half)/.test(said);
  const many = /^an?$/.test(said) ? 1 : (numberOf(said.replace(/ of$/, "")) ?? 0);
  if (groups.year !== undefined) return half ? 6 : many * 12 + (groups.half === undefined ? 0 : 6);
  return half ? 0 : many;
}

/** Undefined where there is no such date, or no month to count from. */
function shifted(had: string, months: number): string | undefined {
  const [, year, month] = /^(\d{4})(?:-(\d{2}))?$/.exec(had) ?? [];
  if (year === undefined || months === 0) return undefined;
  if (month === undefined)
    return months % 12 === 0 ? String(Number(year) + months / 12) : undefined;
  const all = Number(year) * 12 + Number(month) - 1 + months;
  return `${Math.floor(all / 12)}-${String((all % 12) + 1).padStart(2, "0")}`;
}
