/**
 * One candidate after a mail: the reply is waited for, for days if it must be, a time is proposed, a
 * person confirms it, and the invitation goes out. Each goes on by itself; nothing is held in memory.
 *
 *     read_reply (waits) ──► propose ──► invite (asks) ──► END
 *        ▲ ├─ no, or silence ─► END   ▲         └─ taken meanwhile ─┐
 *        └─┘ a machine's answer       └────────────────────────────┘
 */
import { type Agent, defineGraph, END, START } from "@bole/engine";
import { z } from "zod";
import { ReadReply } from "../agents/communication/reply.ts";
import { Appointment, Sent } from "../model/index.ts";

export const REPLY_DAYS = 14;

const input = z.object({
  sent: Sent,
  for_job_id: z.string(),
  interviewer_ids: z.array(z.string()).default([]),
  minutes: z.int().min(5).max(480).nullable().default(null),
  from: z.string().nullable().default(null),
  to: z.string().nullable().default(null),
  place: z.string().max(500).default(""),
  language: z.enum(["zh", "en"]).nullable().default(null),
});

const text = z.string().default("");

const State = input.extend({
  job_id: z.string().nullable().default(null),
  // What they wrote.
  replied: z.boolean().default(false),
  automatic: z.boolean().default(false),
  interested: ReadReply.shape.interested.default("unknown"),
  because: text,
  preferred: ReadReply.shape.preferred.default([]),
  message_id: z.string().nullable().default(null),
  person_id: text,
  application_id: z.string().nullable().default(null),
  name: text,
  // When they are met.
  interviewer_id: text,
  starts_at: text,
  ends_at: text,
  time_zone: text,
  note: text,
  options: Appointment.shape.options.default([]),
  warnings: z.array(z.string()).default([]),
  // What became of it.
  interview_id: z.string().nullable().default(null),
  state: z.string().default("no_reply"),
  why: text,
});

export const AfterReply = z.object({
  person_id: z.string(),
  name: z.string(),
  replied: z.boolean(),
  interested: ReadReply.shape.interested,
  because: z.string(),
  interview_id: z.string().nullable(),
  starts_at: z.string(),
  state: z.string(),
  why: z.string(),
});

interface Members {
  readonly readReply: Agent;
  readonly propose: Agent;
  readonly invite: Agent;
}

export function interviewAfterReply({ readReply, propose, invite }: Members): Agent {
  return defineGraph({
    name: "interview_after_reply",
    description: "Waits for a candidate's reply and arranges an interview with who is interested.",
    kind: "generation",
    input,
    output: AfterReply,
    state: State,
    // A proposal names no place: the one that was asked for stays. As an argument of `propose` it would make
    // this another graph, and the runs of earlier versions that wait in it could not go on.
    reducers: { place: (asked, proposed) => proposed || asked },
    nodes: {
      read_reply: {
        agent: readReply,
        // Who was not written to is not waited for.
        when: { ne: ["$input.sent.state", "refused"] },
        wait: {
          event: "email_reply",
          match: { person_id: "$input.sent.person_id" },
          for_ms: REPLY_DAYS * 86_400_000,
        },
        args: { sent: "$input.sent", event: "$event" },
      },
      propose: {
        agent: propose,
        args: {
          candidate: {
            person_id: "$input.sent.person_id",
            application_id: "$input.application_id",
            name: "$input.sent.name",
          },
          job_id: "$input.for_job_id",
          interviewer_ids: "$input.interviewer_ids",
          minutes: "$input.minutes",
          from: "$input.from",
          to: "$input.to",
          preferred: "$input.preferred",
          language: "$input.language",
        },
      },
      invite: {
        agent: invite,
        when: { exists: "$input.application_id" },
        approval: "before",
        args: {
          appointment: {
            application_id: "$input.application_id",
            person_id: "$input.person_id",
            job_id: "$input.for_job_id",
            name: "$input.name",
            interviewer_id: "$input.interviewer_id",
            starts_at: "$input.starts_at",
            ends_at: "$input.ends_at",
            time_zone: "$input.time_zone",
            place: "$input.place",
            note: "$input.note",
            options: "$input.options",
            warnings: "$input.warnings",
          },
        },
      },
    },
    edges: [
      { from: START, to: "read_reply" },
      {
        from: "read_reply",
        to: ["read_reply", "propose", END],
        choose: ({ automatic, replied, interested }) => {
          if (automatic) return "read_reply";
          return replied && interested !== "no" ? "propose" : END;
        },
      },
      { from: "propose", to: "invite" },
      {
        from: "invite",
        to: ["propose", END],
        choose: ({ state }, { status }) =>
          status === "completed" && state === "taken" ? "propose" : END,
      },
    ],
    most_visits: 20,
    result: {
      person_id: "$input.sent.person_id",
      name: "$input.sent.name",
      replied: "$input.replied",
      interested: "$input.interested",
      because: "$input.because",
      interview_id: "$input.interview_id",
      starts_at: "$input.starts_at",
      state: "$input.state",
      why: "$input.why",
    },
  });
}
