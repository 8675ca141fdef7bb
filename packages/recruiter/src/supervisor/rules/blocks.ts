/**
 * What plans are made of: for each thing that can be wanted, the specialists' steps in the seed's order,
 * with the seed's interrupts. A gate stands before the very step that touches the world, so that what was
 * approved is what is done.
 */
import type { StepDraft } from "./step-template.ts";

export type BlockName =
  | "jd"
  | "find"
  | "load"
  | "analyse"
  | "silent"
  | "mail"
  | "send"
  | "replies"
  | "schedule"
  | "review"
  | "cleanup"
  | "reschedule"
  | "cancel";

export interface Block {
  readonly steps: readonly StepDraft[];
  /** Where the people are that it found. */
  readonly people?: string;
}

export const BLOCKS: Readonly<Record<BlockName, Block>> = {
  jd: {
    steps: [{ id: "jd", action: "jd_parse", args: { job_id: "@job_id", language: "@language" } }],
  },
  find: {
    steps: [
      {
        id: "search",
        action: "matching_search",
        args: { job_id: "@job_id", criteria: "@criteria", limit: "@pool", language: "@language" },
      },
      {
        id: "rank",
        action: "matching_rank",
        depends_on: ["search"],
        args: {
          job_id: "@job_id",
          candidates: "$search.candidates",
          considered: "$search.considered",
          notes: "$search.notes",
          limit: "@limit",
          language: "@language",
        },
      },
    ],
    people: "$rank.candidates",
  },
  analyse: {
    steps: [
      {
        id: "analyse",
        action: "resume_analyse",
        each: "@person_ids",
        args: { person_id: "$item", job_id: "@job_id", language: "@language" },
      },
    ],
  },
  load: {
    steps: [
      {
        id: "load",
        action: "matching_load",
        args: { person_ids: "@person_ids", job_id: "@job_id", language: "@language" },
      },
    ],
    people: "$load.candidates",
  },
  silent: {
    steps: [
      {
        id: "silent",
        action: "communication_follow_up",
        args: { job_id: "@job_id", days: "@silent_days", language: "@language" },
      },
    ],
    people: "$silent.candidates",
  },
  mail: {
    steps: [
      {
        id: "draft",
        action: "communication_draft",
        each: "@people",
        when: "@people",
        args: {
          candidate: "$item",
          job_id: "@job_id",
          instructions: "@instructions",
          template_id: "@template_id",
          purpose: "@purpose",
        },
      },
      {
        id: "check",
        action: "communication_check",
        depends_on: ["draft"],
        args: { drafts: "$draft", language: "@language" },
      },
    ],
  },
  send: {
    steps: [
      {
        id: "send",
        action: "communication_send",
        depends_on: ["check"],
        each: "$check.drafts",
        when: "$check.drafts",
        approval: "before",
        args: { draft: "$item" },
      },
    ],
  },
  replies: {
    steps: [
      {
        id: "interviews",
        action: "interview_after_reply",
        depends_on: ["send"],
        each: "$send",
        args: {
          sent: "$item",
          for_job_id: "@job_id",
          interviewer_ids: "@interviewer_ids",
          minutes: "@minutes",
          from: "@from",
          to: "@to",
          language: "@language",
        },
      },
    ],
  },
  schedule: {
    steps: [
      {
        id: "propose",
        action: "scheduling_propose",
        each: "@people",
        when: "@people",
        args: {
          candidate: "$item",
          job_id: "@job_id",
          interviewer_ids: "@interviewer_ids",
          minutes: "@minutes",
          from: "@from",
          to: "@to",
          language: "@language",
        },
      },
      {
        id: "invite",
        action: "communication_invite",
        depends_on: ["propose"],
        each: "$propose",
        approval: "before",
        args: { appointment: "$item" },
      },
    ],
  },
  review: {
    steps: [
      {
        id: "suggest",
        action: "matching_suggest",
        args: { shortlist: "@shortlist", language: "@language" },
      },
      {
        id: "update",
        action: "pipeline_execute",
        depends_on: ["suggest"],
        each: "$suggest.proposals",
        when: "$suggest.proposals",
        approval: "before",
        args: { proposal: "$item" },
      },
    ],
  },
  cleanup: {
    steps: [
      {
        id: "scan",
        action: "pipeline_scan",
        args: { job_id: "@job_id", stale_days: "@stale_days" },
      },
      {
        id: "categorise",
        action: "pipeline_categorise",
        depends_on: ["scan"],
        args: {
          applications: "$scan.applications",
          stale_days: "$scan.stale_days",
          language: "@language",
        },
      },
      {
        id: "clean",
        action: "pipeline_execute",
        depends_on: ["categorise"],
        each: "$categorise.proposals",
        when: "$categorise.proposals",
        approval: "before",
        args: { proposal: "$item" },
      },
    ],
  },
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
