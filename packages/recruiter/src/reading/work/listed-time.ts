/** One of the free times that were shown: "the second one", "Thursday's", "the earliest", "3 pm then". */
import type { ConversationState, Item } from "@bole/language";
import { extremeTime, type FoundTime, ordinalsIn, timesIn } from "@bole/language/text";
import { type ShownTime, timeOf } from "../../model/time-item.ts";

interface Shown {
  readonly state: Pick<ConversationState, "list" | "question">;
  readonly now: number;
  /** In which the times were said. */
  readonly zone: string;
}

/** The first of those that are meant, as the times of one day; undefined where none was shown or none is meant. */
export function listedTime(words: string, { state, now, zone }: Shown): ShownTime | undefined {
  const offered = timesAmong(state.question?.choices ?? []);
  const shown = offered.length > 0 ? offered : timesAmong(state.list);
  const chosen = shown.find(({ label }) => label === words);
  if (chosen) return chosen.time;
  const [said] = timesIn(words, { now, zone });
  const fitting = said ? shown.filter(({ time }) => isMeant(said, time, zone)) : [];
  if (said) return fitting[0]?.time;
  const extreme = extremeTime(words, shown.length);
  const places = extreme === undefined ? (ordinalsIn(words, shown.length) ?? []) : [extreme];
  return places.length === 1 ? shown[places[0] ?? -1]?.time : undefined;
}

const timesAmong = (items: readonly Item[]) =>
  items.flatMap((item) => {
    const time = timeOf(item);
    return time ? [{ label: item.label, time }] : [];
  });

function isMeant(
  { start, end, assumed, precision }: FoundTime,
  { starts_at }: ShownTime,
  zone: string,
): boolean {
  const at = Date.parse(starts_at);
  const [from, to] = [Date.parse(start), Date.parse(end)];
  const clock = (instant: number) =>
    new Intl.DateTimeFormat("en-GB", { timeZone: zone, timeStyle: "short" }).format(instant);
  if (precision === "time" && assumed.includes("day")) return clock(from) === clock(at);
  return from === to ? at === from : at >= from && at < to;
}
