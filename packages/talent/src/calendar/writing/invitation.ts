/**
 * Appointments as calendar programs take them (RFC 5545 and 5546): one as an invitation, a change or a
 * cancellation, several as a feed. Times are UTC, which needs no description of a zone that could be
 * wrong.
 */
import { formatUtc } from "../lines/values.ts";
import { escapeText, quoteParameter, writeLines } from "./content-writer.ts";

export interface Participant {
  readonly name: string;
  readonly email: string;
}

export interface Appointment {
  /** Names it for ever; `sequence` counts its changes. */
  readonly uid: string;
  readonly sequence: number;
  readonly starts_at: string;
  readonly ends_at: string;
  /** When this was written. */
  readonly stamped_at: string;
  readonly summary: string;
  readonly description: string;
  readonly location: string;
  readonly status: "CONFIRMED" | "TENTATIVE" | "CANCELLED";
  readonly organizer: Participant | null;
  readonly attendees: readonly Participant[];
}

export type InvitationMethod = "REQUEST" | "CANCEL" | "PUBLISH";

export interface CalendarToWrite {
  readonly method: InvitationMethod;
  readonly appointments: readonly Appointment[];
  /** What programs call a calendar that they subscribe to. */
  readonly name?: string;
}

export function writeCalendar({ method, appointments, name }: CalendarToWrite): string {
  return writeLines([
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Bole//Interviews//EN",
    "CALSCALE:GREGORIAN",
    `METHOD:${method}`,
    ...(name === undefined ? [] : [`X-WR-CALNAME:${escapeText(name)}`]),
    ...appointments.flatMap((one) => event(one, method)),
    "END:VCALENDAR",
  ]);
}

function event(one: Appointment, method: InvitationMethod): string[] {
  return [
    "BEGIN:VEVENT",
    `UID:${escapeText(one.uid)}`,
    `SEQUENCE:${one.sequence}`,
    `DTSTAMP:${formatUtc(Date.parse(one.stamped_at))}`,
    `DTSTART:${formatUtc(Date.parse(one.starts_at))}`,
    `DTEND:${formatUtc(Date.parse(one.ends_at))}`,
    `SUMMARY:${escapeText(one.summary)}`,
    ...(one.description === "" ? [] : [`DESCRIPTION:${escapeText(one.description)}`]),
    ...(one.location === "" ? [] : [`LOCATION:${escapeText(one.location)}`]),
    `STATUS:${method === "CANCEL" ? "CANCELLED" : one.status}`,
    `TRANSP:${one.status === "CANCELLED" ? "TRANSPARENT" : "OPAQUE"}`,
    ...(one.organizer === null ? [] : [`ORGANIZER;CN=${address(one.organizer)}`]),
    ...one.attendees.map((who) => `ATTENDEE;${role(method)};CN=${address(who)}`),
    "END:VEVENT",
  ];
}

/** Who is only told that it is off has nothing to answer. */
function role(method: InvitationMethod): string {
  const answer = method === "REQUEST" ? ";PARTSTAT=NEEDS-ACTION;RSVP=TRUE" : "";
  return `CUTYPE=INDIVIDUAL;ROLE=REQ-PARTICIPANT${answer}`;
}

function address({ name, email }: Participant): string {
  return `${quoteParameter(name || email)}:mailto:${email.replaceAll(/[\s<>"]/g, "")}`;
}
