/** Which areas a text names, told apart by what else it names. */
import type { TextSpan } from "../model/span.ts";
import { type Area, isRegion } from "./area.ts";
import { around } from "./around.ts";
import { hanMentions } from "./han-mentions.ts";
import { latinMentions } from "./latin-mentions.ts";
import type { Mention, TextKind } from "./mention.ts";

export interface NamedArea extends TextSpan {
  /** More than one where a name may be either: whoever asks for Cambridge may mean both. */
  readonly ids: readonly string[];
  /** Whether nothing else stands between two commas. */
  readonly isWhole: boolean;
}

/** A town of the same name that is smaller than this share of the largest is not meant. */
const LEAST = 0.2;
const COUNTY = 300;
const MILLION = 1_000;
const STATES = new Set(["US", "GB", "CN", "CA", "AU", "IN", "DE"]);
/** "Columbus, Ohio": what stands right behind is where it lies. */
const NEXT = /^[\s,(·-]{0,3}$/u;
/** "the Boston area", "around Leeds": also what lies around it. */
const AREA_AFTER = /^[ -](?:metro )?(?:area|region)\b|^(?:周边|附近|一带)/iu;
const AREA_BEFORE =
  /\b(?:near|around|greater|close to|commut\w* (?:distance )?(?:of|to|from))\s+(?:the\s+)?$/iu;

export function findAreas(text: string, kind: TextKind = "sentence"): NamedArea[] {
  const all = [...latinMentions(text, kind), ...hanMentions(text, kind)];
  const mentions = all.toSorted((a, b) => a.start - b.start);
  const told = mentions.map((mention) => ({ ...mention, areas: toldApart(mention, mentions) }));
  return told
    .filter((mention) => !isWhereAnotherLies(mention, told, text, kind))
    .map(({ start, end, areas, isWhole = true }) => ({
      start,
      end,
      isWhole,
      ids: areas.map(({ id }) => (isAround(text, start, end) ? outerOf(id) : id)),
    }));
}

function toldApart({ areas, start }: Mention, all: readonly Mention[]): readonly Area[] {
  if (areas.length < 2) return areas;
  const others = all.filter((one) => one.start !== start).flatMap((one) => one.areas);
  const large = areas.filter(isLarge);
  // New York is a state and a city that is larger than most states; Wales is a village, too.
  const meant =
    large.length === 0 ? areas : [...large, ...areas.filter((one) => one.population > MILLION)];
  const related = meant.filter(({ id }) =>
    others.some((other) => other.id !== id && isRelated(id, other.id)),
  );
  return prominent(related.length > 0 ? related : meant);
}

const isRelated = (id: string, other: string): boolean =>
  around(id).has(other) || around(other).has(id);

/** Countries, and the states that people name without their country. */
const isLarge = ({ id, depth }: Area): boolean =>
  depth === 1 || (depth === 2 && STATES.has(id.slice(0, 2)));

/** Countries, states and regions before towns that are called like them; else the towns that are large enough. */
function prominent(areas: readonly Area[]): readonly Area[] {
  if (areas.some(isLarge)) return areas;
  const regions = areas.filter(isRegion);
  if (regions.length > 0) return regions;
  const most = Math.max(...areas.map(sizeOf));
  const towns = areas.filter((area) => sizeOf(area) >= LEAST * most);
  // London is a town in Greater London, which is called London, too.
  return areas.filter((area) => towns.some(({ id }) => around(id).has(area.id)));
}

/** In thousands; of a county, which has no number, as of a large town. */
const sizeOf = ({ population, depth }: Area): number =>
  population === 0 && (depth === 2 || depth === 3) ? COUNTY : population;

function isWhereAnotherLies(
  { start, end, areas }: Mention,
  all: readonly Mention[],
  text: string,
  kind: TextKind,
): boolean {
  return all.some((other) => {
    if (other.start === start) return false;
    const isInside = liesIn(other.areas, areas) && !liesIn(areas, other.areas);
    if (kind === "location") return isInside;
    const gap = other.end <= start ? text.slice(other.end, start) : text.slice(end, other.start);
    return isInside && NEXT.test(gap);
  });
}

const liesIn = (inner: readonly Area[], outer: readonly Area[]): boolean =>
  inner.some((one) => outer.some(({ id }) => id !== one.id && around(one.id).has(id)));

const isAround = (text: string, start: number, end: number): boolean =>
  AREA_AFTER.test(text.slice(end)) || AREA_BEFORE.test(text.slice(Math.max(0, start - 32), start));

/** The county of a town; a state or a region has nothing around it that would be meant. */
function outerOf(id: string): string {
  const parts = id.split("/");
  return parts.length > 3 ? parts.slice(0, -1).join("/") : id;
}
