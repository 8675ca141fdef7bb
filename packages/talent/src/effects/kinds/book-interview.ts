/** Books somebody's time. Who was not in the interviews yet is from then on. */
import { readApplication } from "../../applications/read-applications.ts";
import { assertBookable } from "../../interviews/assert-bookable.ts";
import { insertInterview } from "../../interviews/interview-log.ts";
import { readInterviewer } from "../../interviews/interviewer-rows.ts";
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
    const { id } = await insertInterview(parts, db, { ...given, state: "booked" });
    await followInvitation(parts, db, given.application_id, effect);
    const mails = isInvited ? await invite(doing, "request", id) : {};
    return { interview_id: id, ...mails };
  },

  facts: ({ interviewer_id, starts_at, ends_at }) => ({ interviewer_id, starts_at, ends_at }),
  wish: (payload) => payload,
};
