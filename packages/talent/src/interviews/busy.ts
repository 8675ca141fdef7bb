/** When an interviewer is busy: what is in their calendar, and the interviews that they lead. */
import { clipSpan, mergeSpans, overlaps, type Span } from "../calendar/span.ts";
import { talentErrors } from "../errors.ts";
import type { Db } from "../parts.ts";
import { calendarBusy } from "./calendar-rows.ts";

/** Refuses to guess about a time of which the calendar says nothing. */
export async function busyOf(
  db: Db,
  interviewerId: string,
  window: Span,
  exceptInterview?: string,
): Promise<Span[]> {
  const { busy, known } = await calendarBusy(db, interviewerId);
  if (window.start < known.start || window.end > known.end) throw unread(interviewerId, known);
  const booked = await bookedOf(db, interviewerId, window, exceptInterview);
  return mergeSpans(
    [...busy, ...booked]
      .filter((span) => overlaps(span, window))
      .map((span) => clipSpan(span, window)),
  );
}

async function bookedOf(
  db: Db,
  interviewerId: string,
  window: Span,
  except: string | undefined,
): Promise<Span[]> {
  let query = db
    .selectFrom("interviews")
    .select(["starts_at", "ends_at"])
    .where("interviewer_id", "=", interviewerId)
    .where("state", "in", ["proposed", "booked"])
    .where("starts_at", "<", new Date(window.end).toISOString())
    .where("ends_at", ">", new Date(window.start).toISOString());
  if (except !== undefined) query = query.where("id", "<>", except);
  const rows = await query.execute();
  return rows.map(({ starts_at, ends_at }) => ({
    start: Date.parse(starts_at),
    end: Date.parse(ends_at),
  }));
}

function unread(interviewerId: string, { start, end }: Span): Error {
  const isRead = end > 0;
  const detail = isRead
    ? `The calendar of "${interviewerId}" is known from ${iso(start)} to ${iso(end)}.`
    : `The calendar of "${interviewerId}" has not been read yet.`;
  return talentErrors.error("calendar-unread", {
    detail,
    data: { known_from: isRead ? iso(start) : null, known_until: isRead ? iso(end) : null },
  });
}

const iso = (ms: number) => new Date(ms).toISOString();
