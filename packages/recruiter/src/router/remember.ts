/** What is known of a conversation after a message. */
import type { SessionMemory } from "../understanding/memory.ts";
import type { Reading } from "../understanding/reading.ts";

/** What an answer has shown. */
interface Shown {
  readonly job_id?: string | null;
  readonly person_ids?: readonly string[];
  readonly interview_id?: string | null;
  readonly proposal?: string | null;
}

export function remember(before: SessionMemory, reading: Reading, shown: Shown): SessionMemory {
  const { wanted, asked, question, language } = reading;
  const people = [shown.person_ids, wanted?.person_ids, asked?.person_ids].find(
    (ids) => ids !== undefined && ids.length > 0,
  );
  return {
    language,
    job_id: shown.job_id ?? wanted?.job_id ?? asked?.job_id ?? before.job_id,
    person_ids: [...(people ?? before.person_ids)],
    interview_id: shown.interview_id ?? wanted?.interview_id ?? before.interview_id,
    question,
    proposal: shown.proposal ?? null,
  };
}
