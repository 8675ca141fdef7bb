/**
 * What makes two mails one of a kind: the same human, job and purpose, and nothing that legitimately
 * tells them apart. That is the mail answered or followed, the interview with its version, or, of a
 * note, its words.
 */
import { createHash } from "node:crypto";
import { readInterview } from "../../interviews/read-interviews.ts";
import { readMessage } from "../../messages/message-rows.ts";
import type { MailPayload } from "../../model/effect.ts";
import type { MailPurpose } from "../../model/message.ts";
import type { Db } from "../../parts.ts";

export interface MailKind {
  readonly person_id: string | null;
  readonly job_id: string | null;
  readonly purpose: MailPurpose;
  readonly distinction: string;
  /** An address without a name. */
  readonly to: string;
}

/** Who a mail about an interview is for. */
export type Attendee = "candidate" | "interviewer";

interface AboutInterview {
  readonly uid: string;
  readonly sequence: number;
}

export function interviewDistinction(
  { uid, sequence }: AboutInterview,
  attendee: Attendee = "candidate",
): string {
  return `${attendee}:${sequence}:${uid}`;
}

/** Of mails about an interview, all but the first to the candidate tell of what was agreed. */
export function tellsOfInterview(distinction: string): boolean {
  return distinction !== "" && !distinction.startsWith("candidate:0:");
}

type Told = Pick<MailPayload, "subject" | "text" | "answers" | "interview_id">;

export async function distinctionOf(
  db: Db,
  purpose: MailPurpose,
  { subject, text, answers, interview_id }: Told,
): Promise<string> {
  switch (purpose) {
    case "reply":
    case "follow_up":
      return answers === null ? "" : (await readMessage(db, answers)).message_id;
    case "reminder":
    case "invitation":
      return interview_id === undefined
        ? ""
        : interviewDistinction(await readInterview(db, interview_id));
    case "note":
      return createHash("sha256").update(`${subject}\n${text}`).digest("hex");
    case "outreach":
    case "rejection":
    case "offer":
      return "";
  }
}
