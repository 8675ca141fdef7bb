/** Who writes, and how mail leaves. What the law wants in a mail is asked for before one is queued. */
import type { MailAddress } from "@bole/base";
import { talentErrors } from "../errors.ts";
import type { MailPurpose } from "../model/message.ts";
import { isUnasked } from "./rules/purposes.ts";

export interface MailSettings {
  /** By a mail server, or into the local outbox, where it can only be read. */
  readonly by: "smtp" | "outbox";
  readonly from: MailAddress | undefined;
  /** Where the sender can be written to by letter; laws want it below unasked mail. */
  readonly postalAddress: string | undefined;
  /** Where links in mails lead to, without a slash at the end. */
  readonly publicUrl: string;
  /** How long an approved mail can be taken back before it leaves, in milliseconds. */
  readonly undoMs: number;
}

/** The settings of a tenant as they are now. */
export type MailSettingsOf = (tenant: string) => Promise<MailSettings>;

export const LOCAL_OUTBOX: MailSettings = {
  by: "outbox",
  from: undefined,
  postalAddress: undefined,
  publicUrl: "http://127.0.0.1:4100",
  undoMs: 0,
};

const NOBODY: MailAddress = { name: "Bole", address: "bole@localhost" };

/** Refuses at once what could not be sent as it has to be, with what is to be set. */
export function senderFor({ by, from, postalAddress }: MailSettings, purpose: MailPurpose) {
  const missing = [
    ...(from === undefined ? ["BOLE_MAIL_FROM"] : []),
    ...(isUnasked(purpose) && postalAddress === undefined ? ["BOLE_POSTAL_ADDRESS"] : []),
  ];
  if (by === "outbox" || missing.length === 0) return from ?? NOBODY;
  throw talentErrors.error("mail-settings-missing", {
    detail: `To send ${isUnasked(purpose) ? "outreach" : "mail"} by SMTP, ${missing.join(" and ")} must be set, or the same in Settings › Mail.`,
    data: { variables: missing },
  });
}
