/** Appointments, to be read. Booking, moving and cancelling one is for the gate of effects. */
import type { Principal } from "@bole/base";
import { writeCalendar } from "../calendar/writing/invitation.ts";
import type { InterviewEntry } from "../model/interview.ts";
import type { Page } from "../page.ts";
import type { TalentParts } from "../parts.ts";
import { appointmentOf } from "./appointment-of.ts";
import { asOf, type InterviewFilter, listInterviews, readInterview } from "./read-interviews.ts";
import { findSlots, type SlotFilter, type SlotPage } from "./slots.ts";

export class Interviews {
  readonly #parts: TalentParts;

  constructor(parts: TalentParts) {
    this.#parts = parts;
  }

  list({ tenant }: Principal, filter: InterviewFilter = {}): Promise<Page<InterviewEntry>> {
    return listInterviews(this.#parts.store.forTenant(tenant), filter, this.#parts.now());
  }

  async get({ tenant }: Principal, id: string): Promise<InterviewEntry> {
    return asOf(this.#parts.now(), await readInterview(this.#parts.store.forTenant(tenant), id));
  }

  /** For a calendar program; nobody is invited by it. */
  async ics(principal: Principal, id: string): Promise<string> {
    const interview = await this.get(principal, id);
    return writeCalendar({
      method: interview.state === "cancelled" ? "CANCEL" : "PUBLISH",
      appointments: [appointmentOf(interview, { organizer: null, attendees: [] })],
    });
  }

  /** When all of some interviewers can be met. */
  slots(principal: Principal, filter: SlotFilter): Promise<SlotPage> {
    return findSlots(this.#parts, principal, filter);
  }
}
