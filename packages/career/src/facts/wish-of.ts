/** What is to be planned for, out of the facts: the form in which the analysts and the goals use them. */
import { timesIn } from "@bole/language/text";
import { findConcepts, tagsOf } from "@bole/talent/reading";
import { leaningsOf } from "../intake/leanings.ts";
import type { Quote } from "../intake/quoted.ts";
import { fieldsIn } from "../intake/read-fields.ts";
import { readWeekdays } from "../intake/read-free-days.ts";
import { feasts, readHolidays } from "../intake/read-holidays.ts";
import { readHours } from "../intake/read-hours.ts";
import { readTargetDates } from "../intake/read-target-date.ts";
import type { Wish } from "../intake/wish.ts";
import { examsNamed } from "../knowledge/exams.ts";
import { findOccupations } from "../occupations/find-occupations.ts";
import type { UserProfile } from "../state/user-profile.ts";
import { addDays, addMonths, type Day } from "../text/day.ts";
import type { Fact, FactKind } from "./fact.ts";
import { says, situationOf } from "./situation.ts";

export function wishOf(facts: readonly Fact[], profile: UserProfile, today: Day): Wish {
  const of = (...kinds: FactKind[]) => facts.filter(({ kind }) => kinds.includes(kind));
  const { current, leaves, remote_only } = situationOf(facts);
  const gone = new Set(leaves);
  const targets = named(of("choice"), current).concat(
    of("choice").length > 0
      ? []
      : named(
          of("target", "wish").filter((fact) => !gone.has(fact)),
          current,
        ),
  );
  const options = named(of("option"), []);
  const [target] = targets;
  const undecided = target === undefined || (options.length > 0 && of("choice").length === 0);
  const hours = last(facts, (words) => readHours(words)[0]);
  const date = nextDate(of("deadline", "urgency", "target", "choice", "wish", "hours"), today);
  const weekdays = of("limit", "hours", "family").flatMap(({ words }) => readWeekdays(words));
  const only = weekdays.findLast(({ kind }) => kind === "only");
  const place = of("place").at(-1);
  const mode = facts.find(({ words, kind }) => says(words, "remote") && kind !== "dislike");
  const done = [...of("situation", "experience"), ...of("education")].find(
    ({ occupations }) => occupations.length > 0,
  );
  const position = findOccupations(profile.current_position ?? "")[0];
  return {
    target: target && !undecided ? target : null,
    alternatives: undecided ? [...options, ...targets] : [],
    unknown_goal: unknownGoal(of("choice", "target", "option"), facts),
    refused: [...of("refusal", "dislike"), ...leaves].flatMap((fact) =>
      fact.occupations.map((occupation_id) => ({ occupation_id, quote: quoted(fact) })),
    ),
    current:
      done !== undefined
        ? { occupation_id: done.occupations[0] ?? "", quote: quoted(done) }
        : position === undefined
          ? null
          : { occupation_id: position.id, quote: null },
    fields:
      targets.length + options.length > 0
        ? []
        : of("wish", "interest", "target", "option").flatMap((fact) =>
            gone.has(fact)
              ? []
              : fieldsIn(fact.words).map(({ id }) => ({ field: id, quote: quoted(fact) })),
          ),
    target_date: date && { day: date.found.day, quote: date.quote },
    hours_per_week: hours && { hours: hours.found.hours, quote: hours.quote },
    free_weekdays: [
      ...new Set(weekdays.filter(({ kind }) => kind === "free").flatMap(({ days }) => days)),
    ],
    only_weekdays: only === undefined ? null : [...only.days],
    holidays: facts.flatMap(({ words }) => readHolidays(words, today)),
    place:
      place === undefined
        ? profile.location === null
          ? null
          : { place: profile.location, quote: null }
        : { place: place.words, quote: quoted(place) },
    mode: mode ? { mode: "remote", only: mode === remote_only, quote: quoted(mode) } : null,
    ...tagsIn(of("skill", "experience", "education", "interest", "situation"), profile),
    leanings: leaningsIn(
      facts.filter(({ kind, sense }) => LIKED.has(kind) && sense !== "leaving"),
      profile,
    ),
    decisions: of("choice").map(quoted),
    motives: of("value", "interest").map(quoted),
    constraints: of("limit", "health", "family", "money", "visa", "pay_floor").map(quoted),
    doubts: [],
    weary: [
      ...leaves,
      ...facts.filter(({ words, sense }) => sense === "weary" || says(words, "weary")),
    ].map(quoted),
  };
}

const LIKED: ReadonlySet<FactKind> = new Set(["wish", "interest", "value", "skill"]);

const quoted = ({ message, words }: Fact): Quote => ({ message: message ?? 0, text: words });

const named = (facts: readonly Fact[], current: readonly string[]) =>
  facts.flatMap((fact) =>
    fact.occupations
      .filter((id) => !current.includes(id))
      .slice(0, 1)
      .map((occupation_id) => ({ occupation_id, quote: quoted(fact) })),
  );

/** What they want that is no occupation known here. */
function unknownGoal(aims: readonly Fact[], facts: readonly Fact[]): Wish["unknown_goal"] {
  const known = facts.some(({ kind, occupations }) => AIMS.has(kind) && occupations.length > 0);
  const [first] = aims.filter(
    ({ occupations, kind }) => occupations.length === 0 && kind !== "option",
  );
  return known || first === undefined || examsNamed(first.words).length > 0
    ? null
    : { phrase: first.words, quote: quoted(first) };
}
const AIMS: ReadonlySet<FactKind> = new Set(["choice", "target", "option"]);

/** The first day that something has to be settled by; a mortgage until 2041 is no deadline. */
function nextDate(facts: readonly Fact[], today: Day) {
  const found = facts.flatMap((fact) =>
    daysNamed(fact, today).map((day) => ({ found: { day }, quote: quoted(fact) })),
  );
  const latest = addMonths(today, FARTHEST_MONTHS);
  const coming = found.filter(({ found: { day } }) => day > today && day <= latest);
  const sorted = coming.toSorted((a, b) => (a.found.day < b.found.day ? -1 : 1));
  return sorted[0] ?? found.findLast(({ found: { day } }) => day <= latest) ?? null;
}
const FARTHEST_MONTHS = 36;

/** As a target, as a day that is said ("by Monday", 下周三之前), or as a holiday. */
function daysNamed({ kind, words, day }: Fact, today: Day): Day[] {
  if (day !== null) return [day];
  const targets = readTargetDates(words, today).map(({ day }) => day);
  if (targets.length > 0 || (kind !== "deadline" && kind !== "urgency")) return targets;
  const now = Date.parse(`${today}T08:00:00Z`);
  const said = timesIn(words, { now, zone: "UTC" })
    .filter(({ assumed }) => !assumed.includes("day"))
    // "By the end of the month" is its last day, not the first of its last days.
    .map(({ start, end, precision }) =>
      precision === "days" ? addDays(end.slice(0, 10), -1) : start.slice(0, 10),
    );
  return said.length > 0 ? said : feasts(words, today).map(({ from }) => from);
}

function last<Found>(facts: readonly Fact[], read: (words: string) => Found | undefined) {
  for (const fact of facts.toReversed()) {
    const found = read(fact.words);
    if (found !== undefined) return { found, quote: quoted(fact) };
  }
  return null;
}

function tagsIn(
  facts: readonly Fact[],
  { skills, interests, current_position }: UserProfile,
): Pick<Wish, "skills" | "interests"> {
  const seen = new Map<string, Quote | null>();
  for (const word of [...skills, ...interests, current_position ?? ""])
    for (const { id } of findConcepts(`熟悉 ${word}`)) seen.set(id, null);
  for (const fact of facts)
    for (const { id } of findConcepts(fact.words)) if (!seen.has(id)) seen.set(id, quoted(fact));
  const { skill, interest } = tagsOf([...seen.keys()].map((id) => ({ id })));
  return {
    skills: skill.map((id) => ({ skill: id, quote: seen.get(id) ?? null })),
    interests: interest.map((id) => ({ interest: id, quote: seen.get(id) ?? null })),
  };
}

function leaningsIn(facts: readonly Fact[], { interests }: UserProfile): Wish["leanings"] {
  const found = new Map<string, Quote | null>();
  for (const fact of facts)
    for (const { id } of leaningsOf(fact.words)) if (!found.has(id)) found.set(id, quoted(fact));
  for (const { id } of leaningsOf(interests.join("\n"))) if (!found.has(id)) found.set(id, null);
  return [...found].map(([leaning, quote]) => ({ leaning, quote }));
}
