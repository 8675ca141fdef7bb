/**
 * Which limits an item does not keep. None of them keeps it out: it says so, and every part of its score
 * counts for less. Where something is not known, nothing is broken.
 */
import { areasAround, areasOfLocation, areasOverlap } from "@bole/reading/text";
import type { Employment, Remote, Salary } from "@bole/talent";
import type { Item } from "../state/item.ts";
import type { Language } from "../state/language.ts";
import type { Level, Limits } from "../state/limits.ts";
import type { Asked } from "../state/profile.ts";
import { levelIn } from "./read-limits.ts";

export type BrokenLimit =
  | { readonly kind: "place"; readonly is: string; readonly asked: string }
  | { readonly kind: "avoided_place"; readonly is: string }
  | { readonly kind: "abroad"; readonly is: string; readonly home: string }
  | { readonly kind: "language"; readonly is: Language }
  | { readonly kind: "remote"; readonly is: Remote; readonly asked: Remote }
  | { readonly kind: "employment"; readonly is: Employment; readonly asked: Employment | null }
  | { readonly kind: "pay"; readonly is: Salary; readonly asked: Salary }
  | { readonly kind: "level"; readonly is: Level; readonly asked: Level }
  | { readonly kind: "years"; readonly asks: number; readonly has: number }
  | { readonly kind: "lacked"; readonly concepts: readonly string[] };

export const BROKEN_KINDS = [
  "place",
  "avoided_place",
  "abroad",
  "language",
  "remote",
  "employment",
  "pay",
  "level",
  "years",
  "lacked",
] as const satisfies readonly BrokenLimit["kind"][];

/** So many years too few are as bad as any more. */
const MOST_YEARS = 5;

/** How badly a limit is broken, up to 1. */
export const amountOf = (broken: BrokenLimit): number =>
  broken.kind === "years" ? Math.min(1, (broken.asks - broken.has) / MOST_YEARS) : 1;

export function brokenLimits(item: Item, asked: Asked): BrokenLimit[] {
  const { limits, lacked } = asked;
  const { terms } = item;
  if (terms === undefined) return [];
  return [
    ...placeBroken(item, terms.remote, limits),
    ...abroad(item, terms.remote, asked),
    ...languageBroken(item, asked),
    ...remoteBroken(terms.remote, limits),
    ...employmentBroken(terms.employment, limits),
    ...payBroken(terms.salary, limits),
    ...levelBroken(item, limits),
    ...yearsBroken(item, asked),
    ...lackedBroken(item, lacked),
  ];
}

function placeBroken(
  { location }: Pick<Item, "location">,
  remote: Remote | null,
  { places }: Limits,
): BrokenLimit[] {
  const isRemote = remote === "remote" || /\bremote\b|远程/iu.test(location);
  const own = areasOfLocation(location);
  if (own.length === 0) return [];
  const avoided = places.filter(({ is_avoided }) => is_avoided);
  const wanted = places.filter(({ is_avoided }) => !is_avoided);
  // From home one may work anywhere in the country.
  const reach = isRemote ? own.flatMap(countryAround) : own;
  const isThere = ({ areas }: Limits["places"][number]) => areasOverlap(reach, areas);
  // Who rejects a town has not rejected the country that it lies in.
  const liesIn = ({ areas }: Limits["places"][number]) =>
    own.some((id) => areas.some((area) => areasAround(id).has(area)));
  if (!isRemote && avoided.some(liesIn)) return [{ kind: "avoided_place", is: location }];
  if (wanted.length === 0 || wanted.some(isThere)) return [];
  return [{ kind: "place", is: location, asked: wanted.map(({ said }) => said).join(", ") }];
}

/** Where nobody has said a place, it is in the country that they live in. */
function abroad(
  { location }: Pick<Item, "location">,
  remote: Remote | null,
  { home, limits }: Pick<Asked, "home" | "limits">,
): BrokenLimit[] {
  const [own, there] = [countriesOf(home), countriesOf(location)];
  const isKnown = own.length > 0 && there.length > 0;
  if (!isKnown || remote === "remote" || limits.places.length > 0) return [];
  return there.some((country) => own.includes(country))
    ? []
    : [{ kind: "abroad", is: location, home }];
}

/** None where an area is not of one country. */
function countriesOf(location: string): string[] {
  const areas = areasOfLocation(location);
  const countries = areas.map(countryAround);
  return countries.some((country) => !/^[A-Z]{2}$/u.test(country)) ? [] : countries;
}

/** The country of an area; of a region of several, itself. */
const countryAround = (id: string): string =>
  [...areasAround(id)].find((it) => /^[A-Z]{2}$/u.test(it)) ?? id;

function languageBroken(
  { language: is }: Pick<Item, "language">,
  { speaks }: Pick<Asked, "speaks">,
): BrokenLimit[] {
  return speaks.length === 0 || speaks.includes(is) ? [] : [{ kind: "language", is }];
}

function remoteBroken(is: Remote | null, { remote: asked }: Limits): BrokenLimit[] {
  if (is === null || asked === null || is === asked || asked === "hybrid" || is === "hybrid") {
    return [];
  }
  return [{ kind: "remote", is, asked }];
}

function employmentBroken(
  is: Employment | null,
  { employment, avoided_employment }: Limits,
): BrokenLimit[] {
  if (is === null) return [];
  if (is === avoided_employment) return [{ kind: "employment", is, asked: null }];
  return employment === null || employment === is
    ? []
    : [{ kind: "employment", is, asked: employment }];
}

const HOURS = { hour: 1, day: 8, week: 40, month: 173, year: 2_080 } as const;

function payBroken(is: Salary | null, { salary: asked }: Limits): BrokenLimit[] {
  if (is === null || asked === null || is.currency !== asked.currency) return [];
  const most = is.max ?? is.min;
  const least = asked.min ?? asked.max;
  if (most === null || least === null) return [];
  return most / HOURS[is.per] < least / HOURS[asked.per] ? [{ kind: "pay", is, asked }] : [];
}

/** From so many years on, a post is no beginner's. */
const SENIOR_YEARS = 5;

function levelBroken(
  { headline, min_years }: Pick<Item, "headline" | "min_years">,
  { level: asked }: Limits,
): BrokenLimit[] {
  const is = levelIn(headline) ?? ((min_years ?? 0) >= SENIOR_YEARS ? "senior" : null);
  return asked === null || is === null || is === asked ? [] : [{ kind: "level", is, asked }];
}

function yearsBroken(
  { min_years: asks }: Pick<Item, "min_years">,
  { years: has }: Pick<Asked, "years">,
): BrokenLimit[] {
  return asks === null || has === null || asks <= has ? [] : [{ kind: "years", asks, has }];
}

function lackedBroken({ must }: Pick<Item, "must">, lacked: readonly string[]): BrokenLimit[] {
  const concepts = must.filter((id) => lacked.includes(id));
  return concepts.length === 0 ? [] : [{ kind: "lacked", concepts }];
}
