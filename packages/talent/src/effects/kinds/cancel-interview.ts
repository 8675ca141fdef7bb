import { assertChangeable } from "../../interviews/assert-bookable.ts";
import { changeInterview } from "../../interviews/interview-log.ts";
import { readInterview } from "../../interviews/read-interviews.ts";
import type { KindOfEffect } from "../effect-kind.ts";
import { invite } from "./invite.ts";

export const cancelInterview: KindOfEffect<"cancel_interview"> = {
  done: "interview-cancelled",

  async subject(db, { interview_id, sequence }) {
    const interview = await readInterview(db, interview_id);
    assertChangeable(interview, sequence);
    return { person_id: interview.person_id, job_id: interview.job_id };
  },

  async perform(doing, { interview_id, reason, invite: isInvited }) {
    const { parts, db } = doing;
    const before = await readInterview(db, interview_id);
    await changeInterview(parts, db, before, { state: "cancelled" });
    // Nobody was invited to one that was only proposed.
    const isTold = isInvited && before.state === "booked";
    const mails = isTold ? await invite(doing, "cancel", interview_id, reason) : {};
    return { interview_id, ...mails };
  },

  facts: ({ interview_id, reason }) => ({ interview_id, reason }),
  wish: ({ sequence: _, ...wish }) => wish,
};
