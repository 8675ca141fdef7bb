/** What is in force and where that comes from, without passwords. */
import type { MailFetching, MailSettings, ShownServer } from "../http/contract/mail-settings.ts";
import type { ChosenMail, MailConfig } from "./mail-choices.ts";
import { type KnownServer, serverOfUrl } from "./smtp-url.ts";

export function presentMail(
  configured: MailConfig,
  chosen: ChosenMail,
  fetching: MailFetching | null,
  may_edit: boolean,
): MailSettings {
  const { smtpUrl, mailFrom, postalAddress, mailUndoMs } = configured;
  const given = smtpUrl === undefined ? null : serverOfUrl(smtpUrl);
  const smtp = chosen.smtp ?? given;
  const { sender, imap } = chosen;
  return {
    version: chosen.version,
    smtp: smtp && shown(smtp),
    smtp_source: sourceOf(chosen.smtp, given),
    sender: sender ?? (mailFrom ? { name: mailFrom.name, address: mailFrom.address } : null),
    sender_source: sourceOf(sender, mailFrom),
    postal_address: chosen.postal_address ?? postalAddress ?? null,
    postal_address_source: sourceOf(chosen.postal_address, postalAddress),
    undo_seconds: chosen.undo_seconds ?? Math.round(mailUndoMs / 1_000),
    undo_seconds_source: chosen.undo_seconds === null ? "environment" : "settings",
    imap: imap && { ...shown(imap), folder: imap.folder },
    fetching: imap && fetching,
    may_edit,
  };
}

const shown = ({ host, port, security, user, password }: KnownServer): ShownServer => ({
  ...{ host, port, security, user },
  has_password: password !== undefined && password !== "",
});

function sourceOf(chosen: object | string | null, given: object | string | null | undefined) {
  if (chosen !== null) return "settings" as const;
  return given === null || given === undefined ? ("none" as const) : ("environment" as const);
}
