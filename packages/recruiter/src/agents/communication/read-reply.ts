/**
 * Reads the reply that a step has waited for: whether they are interested, and which times they name.
 * By a model where there is one, whose quote has to stand in the reply, else by rules; what stands in a mail is data,
 * and never an order.
 */
import { cutFor } from "@bole/base";
import { type Agent, defineAgent } from "@bole/engine";
import { z } from "zod";
import { Sent } from "../../model/index.ts";
import { type RecruiterParts, readerOf } from "../shared/parts.ts";
import { readInterestOf } from "./replies/read-reply-task.ts";
import { readReplyTextJob } from "./replies/read-reply-text.ts";
import { ReadReply } from "./reply.ts";

/** As runs that wait for `email_reply` are told. */
const ReplyEvent = z.object({
  message_id: z.string(),
  application_id: z.string().nullable(),
});

export function communicationReadReply({ talent, threads, models }: RecruiterParts): Agent {
  return defineAgent({
    name: "communication_read_reply",
    description: "Reads somebody's reply: whether they are interested, and which times suit them.",
    kind: "evaluation",
    input: z.object({
      sent: Sent,
      /** `$event` of a step that waits for `email_reply`; null where the time was up. */
      event: ReplyEvent.nullable().default(null),
    }),
    output: ReadReply,
    run: async ({ sent, event }, ctx) => {
      const reader = readerOf(ctx);
      const head = {
        person_id: sent.person_id,
        application_id: event?.application_id ?? sent.application_id,
        job_id: sent.job_id,
        name: sent.name,
      };
      if (event === null) return { ...head, ...SILENT };
      const mail = await talent.mails.get(reader, event.message_id);
      const { text, language, created_at, subject, kind } = mail;
      // Somebody's absence, or a mail that came back, is not their answer.
      if (kind !== null && kind !== "reply") return { ...head, ...SILENT, automatic: true };
      const asked = [cutFor("inbound_mail", text).text, subject, new Date(created_at)] as const;
      const read = await threads.run(readReplyTextJob, [...asked], {
        signal: ctx.signal,
        patient: true,
      });
      const interest = await readInterestOf(models, { text, subject, ruled: read }, ctx);
      return {
        ...head,
        replied: true,
        automatic: false,
        message_id: event.message_id,
        language,
        ...read,
        ...interest,
      };
    },
  });
}

const SILENT = {
  replied: false,
  automatic: false,
  message_id: null,
  language: null,
  interested: "unknown",
  because: "",
  preferred: [],
} as const satisfies Partial<ReadReply>;
