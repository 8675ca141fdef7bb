/** Reads all that a person has said so far. Later words win over earlier ones on the same thing. */
import { findConcepts, tagsOf } from "@bole/talent/reading";
import { findOccupations } from "../occupations/find-occupations.ts";
import type { UserProfile } from "../state/user-profile.ts";
import type { Day } from "../text/day.ts";
import type { Quote } from "./quoted.ts";
import { fieldsIn } from "./read-fields.ts";
import { readWeekdays } from "./read-free-days.ts";
import { readHolidays } from "./read-holidays.ts";
import { readHours } from "./read-hours.ts";
import { leaningsOf, readLeanings } from "./read-leanings.ts";
import { readModes, readPlace } from "./read-place.ts";
import { type OccupationRole, readRoles } from "./read-roles.ts";
import { readTargetDates } from "./read-target-date.ts";
import { readTone, type Tone } from "./read-tone.ts";
import { readUnknownGoal } from "./read-unknown-goal.ts";
import type { Wish } from "./wish.ts";

/** What the person wrote, and what they were asked before. */
export interface SaidText {
  /** Its place in the session's messages. */
  readonly message: number;
  readonly text: string;
  /** A bare name of an occupation means what was asked for. */
  readonly answers: "goal" | "position" | "liking" | null;
}

export function readWish(said: readonly SaidText[], profile: UserProfile, today: Day): Wish {
  const roles = said.flatMap((one) => rolesIn(one));
  const goals = latestOnly(roles.filter(({ role }) => role === "goal"));
  const tones = said.flatMap(({ message, text }) =>
    readTone(text).map(({ tone, quote }) => ({ tone, quote: { message, text: quote } })),
  );
  const has = (tone: Tone) => tones.filter((one) => one.tone === tone).map(({ quote }) => quote);
  const answered = goals.some(({ answer }) => answer);
  const several = new Set(goals.map(({ id }) => id)).size > 1;
  const undecided = !answered && (several || (goals.length > 0 && has("choice").length > 0));
  const [first] = goals;
  const weekdays = said.flatMap(({ text }) => readWeekdays(text));
  const only = weekdays.findLast(({ kind }) => kind === "only");
  const unknown =
    goals.length > 0 ? null : (said.map(unknownIn).findLast((one) => one !== null) ?? null);
  return {
    target: first && !undecided ? { occupation_id: first.id, quote: first.quote } : null,
    alternatives: undecided ? goals.map(({ id, quote }) => ({ occupation_id: id, quote })) : [],
    unknown_goal: unknown,
    refused: roles
      .filter(({ role }) => role === "refused")
      .map(({ id, quote }) => ({ occupation_id: id, quote })),
    current: currentOf(roles, profile),
    fields: fieldsOf(said, roles),
    target_date: last(
      said,
      ({ text }) => readTargetDates(text, today),
      ({ day }) => ({ day }),
    ),
    hours_per_week: last(
      said,
      ({ text }) => readHours(text),
      ({ hours }) => ({ hours }),
    ),
    free_weekdays: [
      ...new Set(weekdays.filter(({ kind }) => kind === "free").flatMap(({ days }) => days)),
    ],
    only_weekdays: only ? [...only.days] : null,
    holidays: said.flatMap(({ text }) => readHolidays(text, today)),
    place: placeOf(said, profile),
    mode: last(
      said,
      ({ text }) => readModes(text),
      ({ mode, only: alone }) => ({ mode, only: alone }),
    ),
    ...tagsIn(said, profile),
    leanings: leaningsIn(said, profile),
    decisions: has("decision"),
    motives: has("motive"),
    // Whoever likes being with children is not bound by them.
    constraints: has("constraint").filter(
      ({ text }) => !has("motive").some((motive) => motive.text === text),
    ),
    weary: has("weary"),
    // A doubt that was there before a question was answered is answered with it.
    doubts: answered
      ? []
      : [...has("doubt"), ...has("question"), ...(undecided ? has("choice") : [])],
  };
}

interface ReadRole extends Pick<OccupationRole, "id" | "role"> {
  readonly quote: Quote;
  /** Whether it was asked for. */
  readonly answer: boolean;
}

function rolesIn({ message, text, answers }: SaidText): ReadRole[] {
  return readRoles(text).map(({ id, role, quote }) => {
    const bare = role === "mentioned" && (answers === "goal" || answers === "position");
    const meant = bare ? (answers === "goal" ? "goal" : "current") : role;
    return {
      id,
      role: meant,
      quote: { message, text: quote },
      answer: answers === "goal" && meant === "goal",
    };
  });
}

/** What was answered to a question takes the place of what was said before it. */
function latestOnly(goals: readonly ReadRole[]): readonly ReadRole[] {
  const answers = goals.filter(({ answer }) => answer);
  return answers.length > 0 ? answers.slice(-1) : goals;
}

function unknownIn({ message, text }: SaidText): Wish["unknown_goal"] {
  const found = readUnknownGoal(text);
  return found && { phrase: found.phrase, quote: { message, text: found.quote } };
}

function currentOf(roles: readonly ReadRole[], { current_position }: UserProfile): Wish["current"] {
  const said = roles.find(({ role }) => role === "current");
  if (said) return { occupation_id: said.id, quote: said.quote };
  const [known] = findOccupations(current_position ?? "");
  return known ? { occupation_id: known.id, quote: null } : null;
}

function fieldsOf(said: readonly SaidText[], roles: readonly ReadRole[]): Wish["fields"] {
  if (roles.some(({ role }) => role === "goal")) return [];
  return said.flatMap(({ message, text }) =>
    fieldsIn(withoutRoles(text, roles, message)).map(({ id, quote }) => ({
      field: id,
      quote: { message, text: quote },
    })),
  );
}

/** "A primary school teacher" says what somebody is, not that they want to stay in education. */
function withoutRoles(text: string, roles: readonly ReadRole[], message: number): string {
  return roles
    .filter(({ role, quote }) => role === "current" && quote.message === message)
    .reduce((rest, { quote }) => rest.replace(quote.text, " ".repeat(quote.text.length)), text);
}

function placeOf(said: readonly SaidText[], { location }: UserProfile): Wish["place"] {
  const found = said
    .map(({ message, text }) => ({ message, named: readPlace(text) }))
    .findLast(({ named }) => named !== null);
  if (found?.named)
    return { place: found.named.place, quote: { message: found.message, text: found.named.quote } };
  return location === null ? null : { place: location, quote: null };
}

function tagsIn(
  said: readonly SaidText[],
  { skills, interests, current_position }: UserProfile,
): Pick<Wish, "skills" | "interests"> {
  const seen = new Map<string, Quote | null>();
  for (const word of [...skills, ...interests, current_position ?? ""]) {
    for (const { id } of findConcepts(`熟悉 ${word}`)) seen.set(id, null);
  }
  for (const { message, text } of said) {
    for (const { id, spans } of findConcepts(text)) {
      const [span] = spans;
      if (span && !seen.has(id)) seen.set(id, { message, text: text.slice(span.start, span.end) });
    }
  }
  const { skill, interest } = tagsOf([...seen.keys()].map((id) => ({ id })));
  return {
    skills: skill.map((id) => ({ skill: id, quote: seen.get(id) ?? null })),
    interests: interest.map((id) => ({ interest: id, quote: seen.get(id) ?? null })),
  };
}

/** Each once, with the words that say it first; the profile's own words have no message. */
function leaningsIn(said: readonly SaidText[], { interests }: UserProfile): Wish["leanings"] {
  const found = new Map<string, Quote | null>();
  for (const { message, text, answers } of said) {
    for (const { leaning, quote } of readLeanings(text, answers === "liking")) {
      if (!found.has(leaning)) found.set(leaning, { message, text: quote });
    }
  }
  for (const { id } of leaningsOf(interests.join("\n"))) if (!found.has(id)) found.set(id, null);
  return [...found].map(([leaning, quote]) => ({ leaning, quote }));
}

/** The last thing that was said of something, with its words. */
function last<Found extends { readonly quote: string }, Value extends object>(
  said: readonly SaidText[],
  read: (one: SaidText) => readonly Found[],
  value: (found: Found) => Value,
): (Value & { quote: Quote }) | null {
  for (const one of said.toReversed()) {
    const [found] = read(one);
    if (found) return { ...value(found), quote: { message: one.message, text: found.quote } };
  }
  return null;
}
