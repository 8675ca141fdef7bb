/** When people are to meet, as it was said by the clock of whoever leads the meeting. */
import { addDays, instantOf, localDayOf, localMinutesOf } from "@bole/base";
import { durationsIn, type FoundTime, timesIn } from "@bole/language/text";

interface Clock {
  readonly now: number;
  /** IANA. */
  readonly zone: string;
  /** The day that is meant where none is said, as an instant of it. */
  readonly day?: string;
}

interface MeetingTimes {
  readonly from: string | null;
  readonly to: string | null;
}

const MINUTE = 60_000;
/** How long a time that is said without its end is looked at. */
const AN_HOUR = 60;

/** @returns undefined where the words say no time */
export function meetingTimes(
  words: string,
  minutes: number | null,
  clock: Clock,
): MeetingTimes | undefined {
  const { now, zone } = clock;
  const about = clock.day === undefined ? now : Math.max(now, Date.parse(clock.day));
  const said = timesIn(words, { now, zone, about });
  const named = said.find(({ assumed }) => !assumed.includes("day"));
  const day = named?.start ?? clock.day;
  // "Wednesday, the second lesson, at ten": ten is on that Wednesday.
  const clocks = said.filter(({ assumed }) => assumed.includes("day"));
  const times =
    day === undefined || clocks.length === 0 ? said : clocks.map((one) => onDay(one, day, zone));
  const [first] = times;
  if (first === undefined) return undefined;
  if (first.bound === "before") return { from: null, to: first.start };
  if (first.bound === "after") return after(first, zone);
  const from = Math.min(...times.map(({ start }) => Date.parse(start)));
  const end = Math.max(
    ...times.map(({ start, end }) => Date.parse(end) + (start === end ? AN_HOUR * MINUTE : 0)),
  );
  return { from: iso(from), to: iso(Math.max(end, from + (minutes ?? 0) * MINUTE)) };
}

export interface SpokenWindow extends MeetingTimes {
  /** Of each day, in minutes from midnight. */
  readonly hours: { readonly from: number; readonly to: number } | null;
}

/** "Next week, mornings" is each morning of it. @returns undefined where the words say no time */
export function spokenWindow(words: string, clock: Clock): SpokenWindow | undefined {
  const { now, zone } = clock;
  const said = timesIn(words, { now, zone });
  const days = said.find(({ precision, assumed }) => precision === "days" && assumed.length === 0);
  const part = said.find(
    ({ precision, assumed, bound }) =>
      precision === "part" && assumed.includes("day") && bound === undefined,
  );
  const { start, end } = part ?? days ?? {};
  if (days && start && end) {
    const [from = 0, to = 0] = [start, end].map((at) => localMinutesOf(Date.parse(at), zone));
    const isPart = from > 0 || to > 0;
    return { from: days.start, to: days.end, hours: isPart ? { from, to: to || A_DAY } : null };
  }
  const times = meetingTimes(words, null, clock);
  return times && { ...times, hours: null };
}

const A_DAY = 24 * 60;

/** @returns null where the words say no length that a meeting can have */
export function meetingMinutes(words: string): number | null {
  const [said] = durationsIn(words);
  const minutes = said?.minutes ?? 0;
  return minutes >= 5 && minutes <= 480 ? minutes : null;
}

function onDay(time: FoundTime, day: string, zone: string): FoundTime {
  const start = Date.parse(time.start);
  const at = instantOf(localDayOf(Date.parse(day), zone), localMinutesOf(start, zone), zone);
  return { ...time, start: iso(at), end: iso(at + Date.parse(time.end) - start) };
}

/** After a time of a day: on that day; after a day or days: whenever. */
function after({ precision, start, end }: FoundTime, zone: string): MeetingTimes {
  if (precision !== "time") return { from: end, to: null };
  const next = addDays(localDayOf(Date.parse(start), zone), 1);
  return { from: start, to: iso(instantOf(next, 0, zone)) };
}

const iso = (instant: number): string => new Date(instant).toISOString();
