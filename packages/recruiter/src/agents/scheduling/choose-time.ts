/** Times in the order in which they are wanted: first those that somebody has asked for, none at night. */
import type { TimeOption } from "../../model/index.ts";
import type { TimeWish } from "../communication/reply.ts";
import type { ScheduleWords } from "./words.ts";

interface ChosenTimes {
  /** What was asked for, and then the rest. */
  readonly wanted: readonly (readonly TimeOption[])[];
  /** What whoever confirms one should know. */
  readonly notes: string[];
}

/** By the clock of the candidate. */
const DAYTIME = { day: null, from: "08:00", to: "20:30" };

/** `local_starts_at` is in the candidate's zone. */
export function chooseTime(
  options: readonly TimeOption[],
  wishes: readonly TimeWish[],
  words: ScheduleWords,
): ChosenTimes {
  const asks = wishes.filter(({ suits }) => suits);
  const unwanted = wishes.filter(({ suits }) => !suits);
  const possible = options.filter((option) => !unwanted.some((wish) => isWithin(option, wish)));
  const asked = possible.filter((option) => asks.some((wish) => isWithin(option, wish)));
  const rest = possible.filter((option) => !asked.includes(option));
  const byDay = rest.filter((option) => isWithin(option, DAYTIME));
  const isAsWished = asks.length === 0 || asked.length > 0;
  const isByDay = asked.length + byDay.length > 0;
  return {
    wanted: [asked, isByDay ? byDay : rest],
    notes: [
      ...(isAsWished ? [] : [words.notAsWished(asks.map((wish) => wish.words).join(" / "))]),
      ...(!isByDay && rest.length > 0 ? [words.atNight] : []),
    ],
  };
}

function isWithin(
  { local_starts_at }: TimeOption,
  { day, from, to }: Pick<TimeWish, "day" | "from" | "to">,
): boolean {
  const [date = "", clock = ""] = local_starts_at.split(/[T ]/u);
  const time = clock.slice(0, 5);
  return (day === null || day === date) && from <= time && time < to;
}
