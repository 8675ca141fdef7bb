/** What the gate is asked for with a wish and the time that was chosen. */
import type { EffectContentInput, InterviewEntry, Slot } from "@bole/server/contract";

export interface Wish {
  readonly application_id: string;
  readonly interviewer_id: string;
  readonly minutes: string;
  /** By which clock the free times are shown. */
  readonly zone: string;
  readonly place: string;
  readonly note: string;
}

export function appointmentContent(
  { application_id, interviewer_id, place, note }: Wish,
  { starts_at, ends_at }: Slot,
  moved: InterviewEntry | undefined,
): EffectContentInput {
  if (moved !== undefined) {
    const { id: interview_id, sequence } = moved;
    return {
      kind: "move_interview",
      payload: { interview_id, sequence, starts_at, ends_at, place },
    };
  }
  const what = { application_id, interviewer_id, starts_at, ends_at };
  return { kind: "book_interview", payload: { ...what, place, note } };
}
