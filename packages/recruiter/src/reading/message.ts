/** A message as it comes in, with what was on the page when it was written. */
import { Role } from "@bole/base";
import { z } from "zod";

/** What the page that the message was written on shows. */
export const PageContext = z.object({
  job_id: z.string().nullable().default(null),
  /** In the order in which they are shown. */
  person_ids: z.array(z.string()).max(200).default([]),
});
export type PageContext = z.infer<typeof PageContext>;

/** A file that came with the message; its bytes are behind a port. */
export const Attachment = z.object({ id: z.string(), name: z.string() });
export type Attachment = z.infer<typeof Attachment>;

export const IncomingMessage = z.object({
  session_id: z.string().min(1),
  message_id: z.string().min(1),
  message: z.string().max(50_000),
  /** Who wrote it, and may do what their roles allow. */
  user: z.string().min(1),
  roles: z.array(Role).min(1),
  /** IANA, where their clock is known. @default that of the tenant's policy */
  time_zone: z.string().nullable().default(null),
  page: PageContext.prefault({}),
  attachments: z.array(Attachment).default([]),
});
export type IncomingMessage = z.infer<typeof IncomingMessage>;
