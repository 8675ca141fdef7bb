/**
 * Limits as a wish names them. A wish is read as an advertisement is: both say where, how and for how much
 * somebody works.
 */
import { parseJob } from "@bole/talent/reading";
import { type Level, type Limits, NO_LIMITS } from "../state/limits.ts";
import { wishedPlaces } from "./wished-places.ts";

/** What governs a kind of work stands before it, in the same clause. */
const REACH = 16;
const AVOIDED =
  /(?:不想|不要|不去|不在|别|除了|离开|不考虑|拒绝|非|\b(?:not|no|never|except|outside|leave|leaving|don['’]?t want|rather not)\b)[^，,。;；.\n]{0,10}$/iu;
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
    places: wishedPlaces(wish),
    remote: draft.remote,
    employment: isUnwanted ? null : draft.employment,
    avoided_employment: isUnwanted ? draft.employment : null,
    salary: draft.salary,
    level: levelIn(wish),
  };
}

export const levelIn = (text: string): Level | null =>
  LEVELS.find(([, words]) => words.test(text))?.[0] ?? null;
