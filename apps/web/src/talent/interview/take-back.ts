/** Takes back what was just booked or moved, and the mails about it as long as they have not left. */
import type { Effect, InterviewEntry } from "@bole/server/contract";
import { askEffect, newKey } from "../../api/effects.ts";
import { cancelEmail } from "../../api/emails.ts";
import { readInterview } from "../../api/interviews.ts";

/** `before` is the appointment as it was; undefined for one that was new. */
export async function takeBack(
  { result }: Pick<Effect, "result">,
  before: InterviewEntry | undefined,
): Promise<Effect> {
  const mails = [result?.candidate_mail, result?.interviewer_mail].filter((id) => id !== undefined);
  const taken = await Promise.allSettled(mails.map(cancelEmail));
  // Who has got the mail has to be told; who has not must not be told of nothing.
  const invite = taken.some(({ status }) => status === "rejected");
  const { id: interview_id, sequence } = await readInterview(result?.interview_id ?? "");
  if (before === undefined) {
    const payload = { interview_id, sequence, invite };
    return askEffect({ kind: "cancel_interview", payload }, newKey());
  }
  const { starts_at, ends_at, place } = before;
  const payload = { interview_id, sequence, starts_at, ends_at, place, invite };
  return askEffect({ kind: "move_interview", payload }, newKey());
}
