/**
 * Which occupations are looked at: what the person names, then what fits what they can do, lies near to what
 * they are, belongs to what they like, and is not what they are done with.
 */
import {
  allOccupations,
  neighboursOf as neighbourConcepts,
  type Occupation,
  occupationData,
} from "@bole/talent";
import type { Fact } from "../facts/fact.ts";
import { situationOf } from "../facts/situation.ts";
import { isVetoed } from "../facts/vetoes.ts";
import { occupationsFor } from "../intake/leanings.ts";
import type { Wish } from "../intake/wish.ts";
import { zoneOf } from "../knowledge/conditions.ts";
import { fitOf, transitionBetween } from "../occupations/match-occupation.ts";
import { occupationById } from "../occupations/occupation-by-id.ts";
import { isSoftSkill, skillsOf } from "../occupations/skills-of.ts";
import type { Focus } from "../report/focus.ts";

export interface CandidateInput {
  readonly facts: readonly Fact[];
  readonly wish: Wish;
  readonly focus: Focus;
  readonly skills: ReadonlySet<string>;
  readonly interests: ReadonlySet<string>;
  readonly current: string | null;
  readonly limit: number;
}

const NAMED = 1_000;
const FIELD_ASKED = 300;
const FIELD_NAMED = 40;
const STEP = 30;
const INTEREST = 12;
/** As much as a known way: both make it worth a look, and together more. */
const LIKED = 25;
/** Whoever is worn out by their work is not helped by more of it. */
const WEARY = -60;
/** Of a hundred: so much in common is more of the same. */
const SAME = 45;
const NEAR = 0.25;
const REMOTE: Readonly<Record<Occupation["remote"], number>> = {
  common: 40,
  possible: 20,
  rare: 0,
  no: -40,
};
/** Whoever lost their work looks for the same first. */
const SAME_AGAIN = 200;
/** By how near their words are: likeness is between 0.4 and 1. */
const MEANT = 120;
const MEANT_BY_WORK = 60;
/** Levels of preparation (O*NET job zones) below and above what they have done. */
const BELOW = -30;
const ABOVE = -25;
/** Years of study are no help to whoever needs an income now. */
const TOO_LATE = -60;
const STUDIES = -25;
/** Among equals the one that more ways lead on from. */
const ONWARD = 0.1;

export function candidateOccupations(input: CandidateInput): string[] {
  const { wish, focus, current, limit } = input;
  const refused = new Set([
    ...wish.refused.map(({ occupation_id }) => occupation_id),
    ...focus.refused,
  ]);
  const named = [...focus.occupations, ...namedIn(wish)];
  const left = new Set(focus.left_fields);
  const { status, urgent } = situationOf(input.facts);
  const again = urgent || status === "unemployed" || status === "caring" || status === "notice";
  const open = allOccupations().filter(
    ({ id, field }) =>
      !refused.has(id) &&
      (named.includes(id) || ((id !== current || again) && !left.has(field))) &&
      isEarned({ id, field }, input, named) &&
      !isVetoed(input.facts, id),
  );
  const rated = open.map((occupation) => ({
    occupation,
    points: pointsOf(occupation, input, named),
  }));
  const sorted = rated.toSorted(
    (a, b) => b.points - a.points || (a.occupation.id < b.occupation.id ? -1 : 1),
  );
  return varied(
    sorted.map(({ occupation }) => occupation),
    named,
    limit,
  ).map(({ id }) => id);
}

/** Something that the person said has to speak for it: a suggestion out of the blue helps nobody. */
function isEarned(
  { id, field }: Pick<Occupation, "id" | "field">,
  { wish, focus, current, skills, facts }: CandidateInput,
  named: readonly string[],
): boolean {
  if (named.includes(id) || id === current) return true;
  if (focus.fields.includes(field)) return true;
  if (current !== null && transitionBetween(current, id)) {
    const carried = fitOf(
      occupationById(id),
      new Set([...skillsOf(occupationById(current)), ...skills]),
    );
    if (carried.score >= CARRIED) return true;
  }
  const { core } = occupationById(id).skills;
  const own = core.filter((skill) => skills.has(skill) && !isSoftSkill(skill));
  // What somebody likes is a reason only where they bring something for it.
  const liked =
    wish.leanings.some(({ leaning }) => occupationsFor(leaning).includes(id)) ||
    wish.fields.some((one) => one.field === field);
  return (
    own.length >= ENOUGH_SKILLS ||
    (own.length > 0 && (liked || wishedLikeness(id, facts) >= WISHED)) ||
    (liked && wish.leanings.some(({ quote }) => quote === null))
  );
}

/** By words that say what is wanted, near enough to mean it. */
const WISHED = 0.62;
const wishedLikeness = (id: string, facts: readonly Fact[]): number =>
  Math.max(
    0,
    ...facts
      .filter(({ kind }) => WANTING.has(kind))
      .flatMap(({ near }) => near.filter((one) => one.id === id).map((one) => one.likeness)),
  );
const WANTING: ReadonlySet<Fact["kind"]> = new Set([
  ...(["wish", "interest", "option", "target"] as const),
]);

/** Per cent of what it takes that somebody brings along: less is another career, and nobody asked for it. */
const CARRIED = 25;
/** One skill in common is chance. */
const ENOUGH_SKILLS = 2;

function namedIn({ target, alternatives }: Wish): string[] {
  return [...(target ? [target] : []), ...alternatives].map(({ occupation_id }) => occupation_id);
}

function pointsOf(occupation: Occupation, input: CandidateInput, named: readonly string[]): number {
  const { wish, focus, skills, interests, current } = input;
  const own = new Set(skillsOf(occupation));
  let points = fitOf(occupation, skills).score;
  const place = named.indexOf(occupation.id);
  if (place !== -1) points += NAMED - place;
  if (focus.fields.includes(occupation.field)) points += FIELD_ASKED;
  if (wish.fields.some(({ field }) => field === occupation.field)) points += FIELD_NAMED;
  if (current !== null && transitionBetween(current, occupation.id)) points += STEP;
  for (const interest of interests) {
    const near = [interest, ...neighbourConcepts(interest).map(({ id }) => id)];
    if (near.some((id) => own.has(id))) points += INTEREST;
  }
  if (current !== null) {
    const alike = fitOf(occupation, new Set(skillsOf(occupationById(current)))).score;
    points += alike * NEAR;
    if (alike >= SAME && wish.weary.length > 0 && place === -1) points += WEARY;
  }
  const liked = wish.leanings.filter(({ leaning }) =>
    occupationsFor(leaning).includes(occupation.id),
  );
  points += liked.length * LIKED;
  if (focus.topics.includes("remote_work") || wish.mode?.mode === "remote")
    points += REMOTE[occupation.remote];
  points += meantPoints(occupation, input.facts) + levelPoints(occupation, input);
  points += occupation.transitions.length * ONWARD;
  return points;
}

function meantPoints({ id }: Pick<Occupation, "id">, facts: readonly Fact[]): number {
  const likeness = (kinds: readonly Fact["kind"][]) =>
    Math.max(
      0,
      ...facts
        .filter(({ kind }) => kinds.includes(kind))
        .flatMap(({ near }) => near.filter((one) => one.id === id).map((one) => one.likeness)),
    );
  return (
    likeness(["wish", "interest", "skill", "value", "option", "target"]) * MEANT +
    likeness(["experience", "situation", "education"]) * MEANT_BY_WORK
  );
}

function levelPoints(occupation: Occupation, { facts, current }: CandidateInput): number {
  const { status, urgent } = situationOf(facts);
  const own =
    (current === null ? null : zoneOf(current)) ?? (status === "studying" ? GRADUATE : USUAL);
  const steps = (zoneOf(occupation.id) ?? own) - own;
  const again = current === occupation.id ? SAME_AGAIN : 0;
  const { kind } = occupation.entry;
  const near =
    current !== null &&
    occupationById(current).isco_08.slice(0, 2) === occupation.isco_08.slice(0, 2);
  const studies = !near && (kind === "licence" || (kind === "degree" && own < GRADUATE));
  const late = again > 0 || !studies ? 0 : urgent ? TOO_LATE : STUDIES;
  return again + late + (steps < 0 ? -steps * BELOW : Math.max(0, steps - 1) * ABOVE);
}

/** The job zone of what graduates begin with. */
const GRADUATE = 4;
/** Of whom nothing is known. */
const USUAL = 3;

/** Not three of the same field, unless somebody asked for that field. */
function varied(
  sorted: readonly Occupation[],
  named: readonly string[],
  limit: number,
): Occupation[] {
  const most = Math.max(1, limit - 1);
  const chosen: Occupation[] = [];
  for (const occupation of sorted) {
    if (chosen.length === limit) break;
    const same = chosen.filter(({ field }) => field === occupation.field).length;
    if (same < most || named.includes(occupation.id)) chosen.push(occupation);
  }
  return chosen;
}

export const fieldName = (field: string, language: "zh" | "en"): string =>
  occupationData().fields.get(field)?.[language] ?? field;
