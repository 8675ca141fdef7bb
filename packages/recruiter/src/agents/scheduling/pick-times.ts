/**
 * Which times are offered to one candidate: the first is proposed, the others can be chosen instead.
 * None that another was proposed; where there is a choice, none that another was offered; on different
 * days rather than side by side.
 */
import type { TimeOption } from "../../model/index.ts";
import type { HeldTime } from "./slot-holds.ts";

const MINUTE = 60_000;
const MOST = 6;
const MOST_A_DAY = 2;

interface PickRequest {
  /** What was asked for before the rest, each in its order. */
  readonly wanted: readonly (readonly TimeOption[])[];
  readonly held: readonly HeldTime[];
  /** Minutes that each interviewer keeps free between two appointments. */
  readonly buffers: ReadonlyMap<string, number>;
}

export function pickTimes({ wanted, held, buffers }: PickRequest): TimeOption[] {
  const meets = (
    one: TimeOption,
    other: Pick<HeldTime, "interviewer_id" | "starts_at" | "ends_at">,
  ) => {
    if (one.interviewer_id !== other.interviewer_id) return false;
    const buffer = (buffers.get(one.interviewer_id) ?? 0) * MINUTE;
    const [start, end] = [Date.parse(one.starts_at) - buffer, Date.parse(one.ends_at) + buffer];
    return start < Date.parse(other.ends_at) && Date.parse(other.starts_at) < end;
  };
  // Of what is wanted most, first what nobody else was offered.
  const ordered = wanted.flatMap((times) => {
    const free = times.filter((time) => !held.some((one) => one.isProposed && meets(time, one)));
    const isFresh = (time: TimeOption) => !held.some((one) => meets(time, one));
    return [...free.filter(isFresh), ...free.filter((time) => !isFresh(time))];
  });
  const [first] = ordered;
  if (first === undefined) return [];
  const picked = [first];
  const days = new Map([[dayOf(first), 1]]);
  for (const time of ordered) {
    if (picked.length === MOST) break;
    const day = dayOf(time);
    const isSide = picked.some(
      (one) => one.starts_at < time.ends_at && time.starts_at < one.ends_at,
    );
    if (isSide || (days.get(day) ?? 0) >= MOST_A_DAY) continue;
    picked.push(time);
    days.set(day, (days.get(day) ?? 0) + 1);
  }
  return picked;
}

const dayOf = ({ local_starts_at }: TimeOption) => local_starts_at.slice(0, 10);
