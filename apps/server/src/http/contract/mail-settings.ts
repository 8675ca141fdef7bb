import { TenantId } from "@bole/base";
import { z } from "zod";

const Host = z
  .string()
  .trim()
  .min(1)
  .max(253)
  .regex(/^[^\s/@?#]+$/, "must be the name of a server, without a path")
  .describe("`smtp.example.com`");

/** `tls`: from the start (465, 993). `starttls`: required after the greeting (587, 143). */
export const MailSecurity = z.enum(["tls", "starttls", "none"]);
export type MailSecurity = z.infer<typeof MailSecurity>;

export const MailServer = z.strictObject({
  host: Host,
  port: z.int().min(1).max(65_535),
  security: MailSecurity,
  user: z.string().trim().max(300).default("").describe("Empty where none is asked for"),
  password: z
    .string()
    .min(1)
    .max(1_000)
    .optional()
    .describe("Left out, the one that is stored for this very server and user stays"),
});
export type MailServer = z.input<typeof MailServer>;

export const ImapServer = MailServer.extend({
  folder: z.string().trim().min(1).max(300).default("INBOX"),
});
export type ImapServer = z.input<typeof ImapServer>;

export const MailSenderName = z.strictObject({
  name: z.string().trim().max(200).default(""),
  address: z.email().max(254),
});

export const NewMailSettings = z.strictObject({
  smtp: MailServer.nullable().describe("Null: as the environment says"),
  sender: MailSenderName.nullable().describe("Null: as the environment says"),
  postal_address: z.string().trim().min(1).max(300).nullable(),
  undo_seconds: z.int().min(0).max(3_600).nullable(),
  imap: ImapServer.nullable().describe("Null: no mail is fetched"),
  version: z.int().min(0).describe("The one that was changed; refused if it is not the newest"),
  tenant: TenantId.optional(),
});
export type NewMailSettings = z.input<typeof NewMailSettings>;

const Source = z.enum(["none", "environment", "settings"]);

const ShownServer = z.object({
  host: z.string(),
  port: z.int(),
  security: MailSecurity,
  user: z.string(),
  has_password: z.boolean().describe("Passwords themselves are never sent"),
});
export type ShownServer = z.infer<typeof ShownServer>;

/** Why a server cannot be used, as what is to be changed. */
export const MailCulprit = z.enum(["address", "silent", "tls", "login", "folder", "other"]);
export type MailCulprit = z.infer<typeof MailCulprit>;

export const MailFetching = z.object({
  fetched_at: z.string().nullable().describe("When new mail was last asked for with success"),
  fault: MailCulprit.nullable(),
  said: z.string().describe("The server's own words about the fault"),
  kept: z.int().min(0),
  left_alone: z.int().min(0).describe("Neither an answer to ours nor from people on record"),
});
export type MailFetching = z.infer<typeof MailFetching>;

export const MailSettings = z.object({
  version: z.int().min(0).describe("0 before anything was chosen here"),
  smtp: ShownServer.nullable().describe("Null: mail stays in the local outbox"),
  smtp_source: Source,
  sender: z.object({ name: z.string(), address: z.string() }).nullable(),
  sender_source: Source,
  postal_address: z.string().nullable(),
  postal_address_source: Source,
  undo_seconds: z.int().min(0),
  undo_seconds_source: Source,
  imap: ShownServer.extend({ folder: z.string() }).nullable(),
  fetching: MailFetching.nullable().describe("Null before the first look"),
  may_edit: z.boolean(),
});
export type MailSettings = z.infer<typeof MailSettings>;

export const SmtpToTry = MailServer.extend({ tenant: TenantId.optional() });
export type SmtpToTry = z.input<typeof SmtpToTry>;

export const ImapToTry = ImapServer.extend({ tenant: TenantId.optional() });
export type ImapToTry = z.input<typeof ImapToTry>;

export const MailTried = z.object({
  culprit: MailCulprit.nullable().describe("Null: it works"),
  signed_in: z.boolean().describe("False also where no user was named"),
  said: z.string().describe("What the server said; empty where it works"),
});
export type MailTried = z.infer<typeof MailTried>;

export const TestMailWish = z.strictObject({
  language: z.enum(["zh", "en"]).default("en"),
  tenant: TenantId.optional(),
});
export type TestMailWish = z.input<typeof TestMailWish>;

export const TestMailSent = z.object({ to: z.string() });
export type TestMailSent = z.infer<typeof TestMailSent>;
