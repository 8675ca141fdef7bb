/** Times in the order in which they are proposed: first those that somebody has asked for. */
import type { TimeOption } from "../../model/index.ts";
import type { TimeWish } from "../communication/reply.ts";

export interface ChosenTimes {
  readonly best: TimeOption[];
  /** Whether the first is one that was asked for; true where nothing was. */
  readonly isAsWished: boolean;
  /** What was asked for, as they said it. */
  readonly wish: string;
}

/** By the clock of the candidate: `local_starts_at` is in their zone. */
export function chooseTime(
  options: readonly TimeOption[],
  wishes: readonly TimeWish[],
): ChosenTimes {
  const wanted = wishes.filter(({ suits }) => suits);
  const unwanted = wishes.filter(({ suits }) => !suits);
  const possible = options.filter((option) => !unwanted.some((wish) => isWithin(option, wish)));
  const asked = possible.filter((option) => wanted.some((wish) => isWithin(option, wish)));
  const rest = possible.filter((option) => !asked.includes(option));
  return {
    best: [...asked, ...rest],
    isAsWished: wanted.length === 0 || asked.length > 0,
    wish: wanted.map(({ words }) => words).join("；"),
  };
}

function isWithin({ local_starts_at }: TimeOption, { day, from, to }: TimeWish): boolean {
  const [date = "", clock = ""] = local_starts_at.split(/[T ]/u);
  const time = clock.slice(0, 5);
  return (day === null || day === date) && from <= time && time < to;
}
