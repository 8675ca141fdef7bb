/** Stretches of time as the calendar draws them: by day and minute of a place. Pure. */
import { wallOf } from "../../../i18n/wall-clock.ts";

const MINUTES_A_DAY = 1_440;

export interface Piece {
  readonly day: string;
  readonly from: number;
  readonly to: number;
}

/** A stretch of time, cut at each midnight. */
export function piecesOf(
  { starts_at, ends_at }: { readonly starts_at: string; readonly ends_at: string },
  zone: string,
  days: readonly string[],
): Piece[] {
  const start = wallOf(starts_at, zone);
  const end = wallOf(ends_at, zone);
  return days
    .filter((day) => day >= start.day && day <= end.day)
    .map((day) => ({
      day,
      from: day === start.day ? start.minutes : 0,
      to: day === end.day ? end.minutes : MINUTES_A_DAY,
    }))
    .filter(({ from, to }) => from < to);
}

export function clockText(minutes: number): string {
  const two = (part: number) => String(part).padStart(2, "0");
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}
