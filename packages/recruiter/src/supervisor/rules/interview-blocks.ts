/** Interviews that are there already: moved or cancelled, once somebody has confirmed it. */
import type { StepDraft } from "./step-template.ts";

type Steps = { readonly steps: readonly StepDraft[] };

export const CHANGED_INTERVIEWS: Readonly<Record<"reschedule" | "relocate" | "cancel", Steps>> = {
  reschedule: {
    steps: [
      { id: "interview", action: "scheduling_load", args: { interview_id: "@interview_id" } },
      {
        id: "other_time",
        action: "scheduling_propose",
        depends_on: ["interview"],
        args: {
          candidate: "$interview.candidate",
          job_id: "$interview.job_id",
          interviewer_ids: "$interview.interviewer_ids",
          minutes: "$interview.minutes",
          from: "@from",
          to: "@to",
          language: "@language",
          instead_of: "@interview_id",
        },
      },
      {
        id: "reschedule",
        action: "scheduling_reschedule",
        depends_on: ["other_time"],
        approval: "before",
        args: {
          interview_id: "@interview_id",
          sequence: "$interview.sequence",
          starts_at: "$other_time.starts_at",
          ends_at: "$other_time.ends_at",
          place: "@place",
        },
      },
    ],
  },
  relocate: {
    steps: [
      { id: "interview", action: "scheduling_load", args: { interview_id: "@interview_id" } },
      {
        id: "reschedule",
        action: "scheduling_reschedule",
        depends_on: ["interview"],
        approval: "before",
        args: {
          interview_id: "@interview_id",
          sequence: "$interview.sequence",
          starts_at: "$interview.starts_at",
          ends_at: "$interview.ends_at",
          place: "@place",
        },
      },
    ],
  },
  cancel: {
    steps: [
      { id: "interview", action: "scheduling_load", args: { interview_id: "@interview_id" } },
      {
        id: "cancel",
        action: "scheduling_cancel",
        depends_on: ["interview"],
        approval: "before",
        args: {
          interview_id: "@interview_id",
          sequence: "$interview.sequence",
          reason: "@instructions",
        },
      },
    ],
  },
};
