/** Books somebody's time. Who was not in the interviews yet is from then on. */
import { readApplication } from "../../applications/read-applications.ts";
import { assertBookable } from "../../interviews/assert-bookable.ts";
import { insertInterview } from "../../interviews/interview-log.ts";
import { readInterviewer } from "../../interviews/interviewer-rows.ts";
import type { BookPayload } from "../../model/interview-effects.ts";
import type { Db } from "../../parts.ts";
import { readPerson } from "../../people/read-person.ts";
import { zoneOfPerson } from "../../people/zone-of-person.ts";
import type { KindOfEffect } from "../effect-kind.ts";
import { followInvitation } from "../follow-facts.ts";
import { invite } from "./invite.ts";

export const bookInterview: KindOfEffect<"book_interview"> = {
  done: "interview-booked",

  async subject(db, payload, { now }) {
    const { person_id, job_id } = await readApplication(db, payload.application_id);
    const interviewer = await readInterviewer(db, payload.interviewer_id);
    await assertBookable(db, interviewer, payload, now());
    return { person_id, job_id };
  },

  async perform(doing, { invite: isInvited, ...given }) {
    const { parts, db, effect } = doing;
    const time_zone = given.time_zone ?? (await zoneToTell(db, given));
    const { id } = await insertInterview(parts, db, { ...given, time_zone, state: "booked" });
    await followInvitation(parts, db, given.application_id, effect);
    const mails = isInvited ? await invite(doing, "request", id) : {};
    return { interview_id: id, ...mails };
  },

  facts: ({ interviewer_id, starts_at, ends_at }) => ({ interviewer_id, starts_at, ends_at }),
  wish: (payload) => payload,
};

async function zoneToTell(
  db: Db,
  { application_id, interviewer_id }: Pick<BookPayload, "application_id" | "interviewer_id">,
): Promise<string> {
  const { person_id } = await readApplication(db, application_id);
  const theirs = zoneOfPerson(await readPerson(db, person_id));
  return theirs ?? (await readInterviewer(db, interviewer_id)).time_zone;
}
