/**
 * Limits as a wish names them. A wish is read as an advertisement is: both say where, how and for how much
 * somebody works.
 */
import { placesIn } from "@bole/reading/text";
import { parseJob } from "@bole/talent/reading";
import { type Level, type Limits, NO_LIMITS } from "../state/limits.ts";

/** What governs a place or a kind of work stands before it, in the same clause. */
const REACH = 16;
const AVOIDED =
  /(?:不想|不要|不去|不在|别|除了|离开|不考虑|拒绝|非|\b(?:not|no|never|except|outside|leave|leaving|don['’]?t want|rather not))[^，,。;；.\n]{0,10}$/iu;
/** Where somebody was, which is not where they want to be. */
const PAST =
  /(?:毕业于|就读|读书|出生|老家|来自|\b(?:studied|graduated|grew up|born|university of|degree|from))[^，,。;；.\n]{0,14}$/iu;
const LEVELS: readonly (readonly [Level, RegExp])[] = [
  [
    "entry",
    /应届|初级|入门|零经验|\b(?:junior|entry[- ]level|graduate (?:role|job|position|scheme)|trainee|no experience)\b/iu,
  ],
  ["senior", /资深|高级|专家|总监|\b(?:senior|lead|principal|head of|director)\b/iu],
];

export function readLimits(wish: string): Limits {
  if (wish === "") return NO_LIMITS;
  const { draft, sources } = parseJob(wish);
  const isAvoided = (at: number) => AVOIDED.test(wish.slice(Math.max(0, at - REACH), at));
  const at = sources.employment?.[0]?.start;
  const isUnwanted = at !== undefined && isAvoided(at);
  return {
    places: placesOf(wish, isAvoided),
    remote: draft.remote,
    employment: isUnwanted ? null : draft.employment,
    avoided_employment: isUnwanted ? draft.employment : null,
    salary: draft.salary,
    level: levelIn(wish),
  };
}

export const levelIn = (text: string): Level | null =>
  LEVELS.find(([, words]) => words.test(text))?.[0] ?? null;

function placesOf(wish: string, isAvoided: (at: number) => boolean): Limits["places"] {
  return placesIn(wish)
    .filter(({ start }) => !PAST.test(wish.slice(Math.max(0, start - REACH - 8), start)))
    .map(({ start, end, place, country, isCountry }) => ({
      said: wish.slice(start, end),
      place,
      country,
      is_country: isCountry,
      is_avoided: isAvoided(start),
    }));
}
