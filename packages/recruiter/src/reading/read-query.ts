/** What words that describe people limit: skills, years, a place, a time. The words themselves stay with it. */
import type { Item } from "@bole/language";
import { matchNames, timesIn, yearsIn } from "@bole/language/text";
import { findConcepts, queryWords } from "@bole/talent/reading";
import type { Asked } from "./asked.ts";
import type { Desk } from "./desk.ts";
import { spanOf } from "./time-span.ts";

type Limits = Pick<
  Asked,
  "skills" | "location" | "min_years" | "max_years" | "text" | "from" | "to"
>;

export function readQuery(words: string, place: string, desk: Desk): Limits {
  const years = yearsIn(words);
  const skills = skillsIn(years ? blanked(words, years.place) : words);
  const { now, zone } = desk;
  // "Since Monday" limits when they came; beside a skill it may be part of what is sought.
  const [time] = skills.length > 0 ? [] : timesIn(words, { now, zone, toward: "past" });
  const left = [years?.place, time?.place].reduce(
    (text, taken) => (taken ? blanked(text, taken) : text),
    words,
  );
  return {
    skills,
    location: place === "" ? null : placeOnRecord(place, desk),
    min_years: years?.min ?? null,
    max_years: years?.max ?? null,
    text: isTelling(left) ? collapsed(left) : "",
    ...(time ? spanOf(time) : { from: null, to: null }),
  };
}

/** "Somebody like that" seeks nobody by itself. */
export const isEmptyQuery = ({ text, skills, min_years, max_years, from, to }: Limits): boolean =>
  text === "" &&
  skills.length === 0 &&
  [min_years, max_years, from, to].every((one) => one === null);

/** By the sentence, or by words that stand alone in it: "Go" of "Go, five years". */
function skillsIn(words: string): string[] {
  const found = findConcepts(words);
  const alone = found.length > 0 ? [] : words.split(/[,，、;；/]/u).map((part) => queryWords(part));
  const single = alone.flatMap(([word = "", ...more]) => (more.length > 0 ? [] : [word]));
  return [...found, ...single.flatMap(findConcepts)].map(({ id }) => id);
}

const blanked = (text: string, [start, end]: readonly [number, number]): string =>
  text.slice(0, start) + " ".repeat(end - start) + text.slice(end);

/** A Han sign alone, as 要 in 要五年以上的, seeks nobody. */
const isTelling = (text: string): boolean =>
  queryWords(text).some((word) => word.length > 1 || !/\p{Script=Han}/u.test(word));

const collapsed = (text: string): string => text.replaceAll(/\s+/gu, " ").trim();

const SURE = 0.8;

/** "Shanghai" where 上海 is on record; as it was said where nothing on record is like it. */
function placeOnRecord(place: string, { workspace }: Pick<Desk, "workspace">): string {
  const places = workspace.people.flatMap(({ person }) => person.location ?? []);
  const said = place.toLowerCase();
  if (places.some((one) => one.toLowerCase().includes(said))) return place;
  const items = [...new Set(places)].map((label) => ({ kind: "place", id: label, label }));
  const [best] = matchNames(place, items).ranked;
  return best !== undefined && best.score >= SURE ? best.item.label : place;
}

/** "The designer role in Amsterdam": where the job is, not where its candidates live. */
export function isPlaceOf(
  place: string,
  job: Item | undefined,
  { workspace }: Pick<Desk, "workspace">,
): boolean {
  const location = workspace.jobs.find(({ id }) => id === job?.id)?.location ?? "";
  const own = new Set(queryWords(location));
  const said = queryWords(place);
  return said.length > 0 && said.every((word) => own.has(word));
}
