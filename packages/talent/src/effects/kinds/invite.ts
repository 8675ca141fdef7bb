/**
 * Puts the mails about an interview into the outbox, in the transaction that changes it: to the
 * candidate and to whoever leads it, each with the appointment for their calendar.
 */
import { writeCalendar } from "../../calendar/writing/invitation.ts";
import { talentErrors } from "../../errors.ts";
import { appointmentOf } from "../../interviews/appointment-of.ts";
import { readInterviewer } from "../../interviews/interviewer-rows.ts";
import { type InvitationKind, invitationText } from "../../interviews/invitation-text.ts";
import { readInterview } from "../../interviews/read-interviews.ts";
import { readJobById } from "../../jobs/jobs.ts";
import { senderFor } from "../../mail/mail-settings.ts";
import { type Attendee, interviewDistinction } from "../../mail/once/mail-kind.ts";
import { queueMail } from "../../mail/outbox/queue-mail.ts";
import { assertMayWrite } from "../../mail/rules/exclusion.ts";
import type { EffectResult } from "../../model/effect.ts";
import type { InterviewEntry } from "../../model/interview.ts";
import { readPerson } from "../../people/read-person.ts";
import type { Doing, GateParts } from "../effect-kind.ts";

/** Gives the ids of the mails. Who has no address gets none, and the interview is made all the same. */
export async function invite(
  doing: Doing,
  kind: InvitationKind,
  interviewId: string,
  why?: string,
): Promise<EffectResult> {
  const { db, parts } = doing;
  const interview = await readInterview(db, interviewId);
  const [person, interviewer, job] = [
    await readPerson(db, interview.person_id),
    await readInterviewer(db, interview.interviewer_id),
    await readJobById(db, interview.job_id),
  ];
  const { name, address } = senderFor(parts.mail, "invitation");
  const candidate = { name: person.name, email: person.email ?? "" };
  const method = kind === "cancel" ? "CANCEL" : "REQUEST";
  const ics = writeCalendar({
    method,
    appointments: [
      appointmentOf(interview, {
        organizer: { name, email: address },
        attendees: [candidate, interviewer].filter(({ email }) => email !== ""),
      }),
    ],
  });
  const note = kind === "cancel" ? (why ?? "") : interview.note;
  if (kind === "request" && candidate.email !== "") {
    const about = { person_id: person.id, job_id: job.id };
    await assertMayWrite(db, { to: candidate.email, purpose: "invitation", ...about });
  }
  const readers = {
    candidate: { who: candidate, other: interviewer.name, zone: interview.time_zone },
    interviewer: { who: interviewer, other: person.name, zone: zoneOf(interviewer, parts) },
  };
  const sent: Record<string, string> = {};
  for (const attendee of ATTENDEES) {
    const { who, other, zone } = readers[attendee];
    if (who.email === "") continue;
    const facts = {
      ...interview,
      ...{ reader: who.name, role: attendee, other, time_zone: zone, note },
      ...{ organisation: job.organisation, sender: signedBy(parts) },
    };
    const mail = await queueMail(doing, {
      ...invitationText(kind, job.language, facts),
      to: who.email,
      purpose: "invitation",
      person_id: person.id,
      job_id: job.id,
      invitation: { ics, method },
      distinction: interviewDistinction(interview, attendee),
    });
    sent[`${attendee}_mail`] = mail.id;
  }
  return sent;
}

/** The name that mails are from; none where nobody has set one. */
const signedBy = ({ mail }: Pick<GateParts, "mail">): string => mail.from?.name ?? "";

/** Their own choice goes before that of whoever entered their working hours. */
const zoneOf = (
  { email, time_zone }: { readonly email: string; readonly time_zone: string },
  { zones }: Pick<GateParts, "zones">,
): string => zones.get(email.toLowerCase()) ?? time_zone;

const ATTENDEES: readonly Attendee[] = ["candidate", "interviewer"];

/**
 * Tells whoever would have led them that the coming interviews of somebody who is erased are off,
 * without a word of whom. It never stands in the way of the erasing.
 */
export async function callOff(doing: Doing, interview: InterviewEntry): Promise<void> {
  const { db, parts } = doing;
  const interviewer = await readInterviewer(db, interview.interviewer_id);
  const { name: reader } = interviewer;
  const time_zone = zoneOf(interviewer, parts);
  const job = await readJobById(db, interview.job_id);
  const facts = {
    ...interview,
    ...{ reader, role: "interviewer" as const, other: "", time_zone, note: "" },
    ...{ organisation: job.organisation, sender: signedBy(parts) },
  };
  try {
    const { name, address } = senderFor(parts.mail, "invitation");
    const together = { organizer: { name, email: address }, attendees: [interviewer] };
    const appointment = {
      ...appointmentOf({ ...interview, state: "cancelled", note: "" }, together),
      sequence: interview.sequence + 1,
      stamped_at: parts.now().toISOString(),
      summary: interview.job_title,
    };
    await queueMail(doing, {
      ...invitationText("cancel", job.language, facts),
      to: interviewer.email,
      purpose: "invitation",
      person_id: null,
      job_id: interview.job_id,
      distinction: interviewDistinction(appointment, "interviewer"),
      invitation: {
        ics: writeCalendar({ method: "CANCEL", appointments: [appointment] }),
        method: "CANCEL",
      },
    });
  } catch (error) {
    if (!talentErrors.is(error, "mail-settings-missing")) throw error;
  }
}
