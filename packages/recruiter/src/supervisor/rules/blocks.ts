/**
 * What plans are made of: for each thing that can be wanted, the specialists' steps in the seed's order,
 * with the seed's interrupts. A gate stands before the very step that touches the world, so that what was
 * approved is what is done.
 */
import { ROWS } from "../../model/workflows/catalogue.ts";
import { CHANGED_INTERVIEWS } from "./interview-blocks.ts";
import { STAGES } from "./stage-blocks.ts";
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
  | "reschedule"
  | "relocate"
  | "cancel";

export interface Block {
  readonly steps: readonly StepDraft[];
  /** Where the people are that it found. */
  readonly people?: string;
}

const SHARED: Readonly<Record<BlockName, Block>> = {
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
          place: "@place",
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
          place: "@place",
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
  ...STAGES,
  ...CHANGED_INTERVIEWS,
};

export const BLOCKS: ReadonlyMap<string, Block> = new Map<string, Block>([
  ...Object.entries(SHARED),
  ...[...ROWS].map(([goal, steps]): [string, Block] => [goal, { steps }]),
]);
