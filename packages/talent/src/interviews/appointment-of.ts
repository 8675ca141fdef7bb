/** An interview as calendars and mails tell it. */
import type { Appointment, Participant } from "../calendar/writing/invitation.ts";
import type { InterviewEntry, InterviewState } from "../model/interview.ts";

const STATUS: Readonly<Record<InterviewState, Appointment["status"]>> = {
  proposed: "TENTATIVE",
  booked: "CONFIRMED",
  done: "CONFIRMED",
  cancelled: "CANCELLED",
};

export interface Together {
  readonly organizer: Participant | null;
  readonly attendees: readonly Participant[];
}

export function appointmentOf(
  interview: InterviewEntry,
  { organizer, attendees }: Together,
): Appointment {
  const { uid, sequence, starts_at, ends_at, updated_at, place, note, state } = interview;
  return {
    uid,
    sequence,
    starts_at,
    ends_at,
    stamped_at: updated_at,
    summary: `${interview.person_name} – ${interview.job_title}`,
    description: note,
    location: place,
    status: STATUS[state],
    organizer,
    attendees,
  };
}
