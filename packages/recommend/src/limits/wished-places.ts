/**
 * Where somebody wants to work, and where not. A sentence also names where somebody lives, studied or comes from:
 * where they live counts as long as they name no other place, the rest does not.
 */
import { findAreas } from "@bole/reading/text";
import type { Limits } from "../state/limits.ts";

/** What governs a place stands before it, in the same clause. */
const REACH = 28;
const AVOIDED =
  /(?:不想|不要|不去|不在|别去|别在|除了|离开|不考虑|拒绝|\b(?:not|no|never|except|outside|leave|leaving|done with|can['’]?t|cannot|won['’]?t|don['’]?t want|rather not)\b)[^，,。;；.\n]{0,12}$/iu;
/** "I don't want to leave Leeds" is a wish for Leeds. */
const STAYS =
  /(?:不(?:想|打算|愿意?|会|能)?(?:再)?离开|\b(?:not|never|don['’]?t|can['’]?t|won['’]?t|cannot)\b[^，,。;；.\n]{0,16}\b(?:leav|relocat|mov\w* (?:away|from|out))\w*)[^，,。;；.\n]{0,8}$/iu;
/** Where somebody was, which is not where they want to be. */
const PAST =
  /(?:毕业于|就读|读书|出生|老家|来自|\b(?:studied|graduated|grew up|born|university of|degree|from))(?:(?! to )[^，,。;；.\n]){0,14}$/iu;
const PAST_AFTER =
  /^(?:经验|读(?:的|过|硕|本|博|研)|留学|毕业|做(?:了|过)|干(?:了|过)|工作(?:了|过)|待了|药企|国籍|护照|户口|\s*(?:citizen|passport|national|visa|work permit|degree|experience|army|navy|air force|university|college|dollar)s?\b)/iu;
/** Where somebody is. */
const NOW =
  /(?:人在|现居|现住|住在|坐标|目前在|现在在|(?<![想要去都能愿望])在|\b(?:live|lives|living|based|currently|now|here|am|i['’]?m|reside|residing)\b(?: (?:in|at|near|around|outside|here in))?)\s*$/iu;
const HOME_AFTER = /^\s*人(?![事力员才工])/u;

type Place = Limits["places"][number];
type Role = "wanted" | "avoided" | "now" | "past";

export function wishedPlaces(wish: string): Place[] {
  const found = findAreas(wish).map(({ start, end, ids }) => ({
    said: wish.slice(start, end),
    areas: [...ids],
    role: roleOf(wish, start, end),
  }));
  const isWanted = found.some(({ role }) => role === "wanted");
  return found
    .filter(({ role }) => role !== "past" && !(role === "now" && isWanted))
    .map(({ said, areas, role }) => ({ said, areas, is_avoided: role === "avoided" }));
}

function roleOf(wish: string, start: number, end: number): Role {
  const [before, after] = [wish.slice(Math.max(0, start - REACH), start), wish.slice(end)];
  if (STAYS.test(before)) return "wanted";
  if (AVOIDED.test(before)) return "avoided";
  if (PAST.test(before) || PAST_AFTER.test(after)) return "past";
  return NOW.test(before) || HOME_AFTER.test(after) ? "now" : "wanted";
}
