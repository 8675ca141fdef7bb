/** Moves an interview to another time or place; one that was only proposed is booked by it. */
import { talentErrors } from "../../errors.ts";
import { assertBookable, assertChangeable } from "../../interviews/assert-bookable.ts";
import { changeInterview } from "../../interviews/interview-log.ts";
import { readInterviewer } from "../../interviews/interviewer-rows.ts";
import { readInterview } from "../../interviews/read-interviews.ts";
import type { Interview } from "../../model/interview.ts";
import type { MovePayload } from "../../model/interview-effects.ts";
import type { KindOfEffect } from "../effect-kind.ts";
import { invite } from "./invite.ts";

export const moveInterview: KindOfEffect<"move_interview"> = {
  done: "interview-moved",

  async subject(db, payload, { now }) {
    const interview = await readInterview(db, payload.interview_id);
    assertChangeable(interview, payload.sequence);
    assertOther(interview, payload);
    const interviewer = await readInterviewer(db, interview.interviewer_id);
    await assertBookable(db, interviewer, { ...payload, instead_of: interview.id }, now());
    return { person_id: interview.person_id, job_id: interview.job_id };
  },

  async perform(doing, { interview_id, starts_at, ends_at, place, invite: isInvited }) {
    const { parts, db } = doing;
    const before = await readInterview(db, interview_id);
    const kind = before.state === "proposed" ? "request" : "update";
    await changeInterview(parts, db, before, {
      starts_at,
      ends_at,
      state: "booked",
      ...(place !== undefined && { place }),
    });
    const mails = isInvited ? await invite(doing, kind, interview_id) : {};
    return { interview_id, ...mails };
  },

  facts: ({ interview_id, starts_at, ends_at }) => ({ interview_id, starts_at, ends_at }),
  wish: ({ sequence: _, ...wish }) => wish,
};

function assertOther(interview: Interview, payload: MovePayload): void {
  const isSame =
    interview.state === "booked" &&
    Date.parse(interview.starts_at) === Date.parse(payload.starts_at) &&
    Date.parse(interview.ends_at) === Date.parse(payload.ends_at) &&
    (payload.place ?? interview.place) === interview.place;
  if (!isSame) return;
  throw talentErrors.error("talent-request-invalid", {
    detail: `The interview "${interview.id}" is at that time and place already.`,
    issues: [{ path: "payload.starts_at", message: "is its present time" }],
  });
}
