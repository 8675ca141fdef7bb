/** Whether an appointment can be made: in the future, with somebody who is free. */
import { DAY } from "../calendar/lines/values.ts";
import { freeSlots } from "../calendar/slots/free-slots.ts";
import type { Span } from "../calendar/span.ts";
import { talentErrors } from "../errors.ts";
import type { Interview, Interviewer } from "../model/interview.ts";
import type { Db } from "../parts.ts";
import { assertVersion } from "../requests.ts";
import { busyOf } from "./busy.ts";
import { calendarBusy } from "./calendar-rows.ts";
import { attendanceOf, type Slot, toSlot, zoneOf } from "./slots.ts";

const NEAREST = 5;

export interface WantedTime {
  readonly starts_at: string;
  readonly ends_at: string;
  /** One that is moved does not stand in its own way. */
  readonly instead_of?: string;
}

/**
 * Asked inside of the transaction that books: of two who want the same time one gets it. People may
 * agree to meet outside of working hours; nobody can be at two places.
 */
export async function assertBookable(
  db: Db,
  interviewer: Interviewer,
  { starts_at, ends_at, instead_of }: WantedTime,
  now: Date,
): Promise<void> {
  const wanted = { start: Date.parse(starts_at), end: Date.parse(ends_at) };
  if (wanted.start <= now.getTime()) {
    throw talentErrors.error("talent-request-invalid", {
      detail: `${starts_at} is in the past.`,
      issues: [{ path: "payload.starts_at", message: "is in the past" }],
    });
  }
  const taken = await busyOf(db, interviewer.id, wanted, instead_of);
  if (taken.length === 0) return;
  const free = await nearest(db, interviewer, wanted, now.getTime(), instead_of);
  throw talentErrors.error("slot-taken", {
    detail: `${interviewer.name} is not free from ${starts_at} to ${ends_at}.`,
    data: { free },
  });
}

async function nearest(
  db: Db,
  interviewer: Interviewer,
  wanted: Span,
  now: number,
  insteadOf: string | undefined,
): Promise<Slot[]> {
  const { known } = await calendarBusy(db, interviewer.id);
  const window = {
    start: Math.max(now, known.start, wanted.start - 3 * DAY),
    end: Math.min(known.end, wanted.end + 7 * DAY),
  };
  const who = await attendanceOf(db, interviewer, window, insteadOf);
  const minutes = (wanted.end - wanted.start) / 60_000;
  const slots = [...freeSlots({ window, minutes, step: 30, who: [who] })];
  const distance = ({ start }: Span) => Math.abs(start - wanted.start);
  return slots
    .toSorted((a, b) => distance(a) - distance(b))
    .slice(0, NEAREST)
    .map((slot) => toSlot(slot, zoneOf(interviewer.time_zone)));
}

/** Refuses to change what is over, or what somebody else has changed in between. */
export function assertChangeable(interview: Interview, seen: number): void {
  assertVersion("interview", { ...interview, version: interview.sequence }, seen);
  if (interview.state === "booked" || interview.state === "proposed") return;
  throw talentErrors.error("interview-settled", {
    detail: `The interview "${interview.id}" is ${interview.state}.`,
    data: { current: interview },
  });
}
