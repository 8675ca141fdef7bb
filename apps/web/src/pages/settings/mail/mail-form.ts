/** The form of the mail settings: as it is typed, and as it is sent. Pure. */
import type {
  ImapServer,
  MailSecurity,
  MailServer,
  MailSettings,
  NewMailSettings,
} from "@bole/server/contract";
import type { MailProvider, ProviderServer } from "./providers.ts";

export interface TypedServer {
  readonly host: string;
  readonly port: string;
  readonly security: MailSecurity;
  readonly user: string;
  /** Empty: the stored one stays. */
  readonly password: string;
}

export interface MailForm {
  readonly name: string;
  readonly address: string;
  readonly postal: string;
  readonly undo: string;
  readonly smtp: TypedServer;
  readonly fetches: boolean;
  readonly imap: TypedServer;
  readonly folder: string;
}

const EMPTY = { host: "", user: "", password: "", security: "tls" } as const;

export function formOf({ smtp, sender, imap, ...settings }: MailSettings): MailForm {
  return {
    ...{ name: sender?.name ?? "", address: sender?.address ?? "" },
    ...{ postal: settings.postal_address ?? "", undo: String(settings.undo_seconds) },
    smtp: smtp === null ? { ...EMPTY, port: "465" } : typed(smtp),
    fetches: imap !== null,
    imap: imap === null ? { ...EMPTY, port: "993" } : typed(imap),
    folder: imap?.folder ?? "INBOX",
  };
}

const typed = ({ host, port, security, user }: NonNullable<MailSettings["smtp"]>): TypedServer => ({
  ...{ host, port: String(port), security, user, password: "" },
});

/** Fills in a provider's servers; who signs in is nearly always the address. */
export function withProvider(form: MailForm, { smtp, imap }: MailProvider): MailForm {
  const filled = (before: TypedServer, { host, port, security }: ProviderServer) => ({
    ...{ host, port: String(port), security, password: before.password },
    user: before.user === "" ? form.address : before.user,
  });
  return { ...form, smtp: filled(form.smtp, smtp), imap: filled(form.imap, imap) };
}

export const serverOf = ({ host, port, security, user, password }: TypedServer): MailServer => ({
  ...{ host: host.trim(), port: Number(port), security, user: user.trim() },
  ...(password !== "" && { password }),
});

export const imapOf = ({ imap, folder }: Pick<MailForm, "imap" | "folder">): ImapServer => ({
  ...serverOf(imap),
  folder: folder.trim() === "" ? "INBOX" : folder.trim(),
});

/** What the environment says and nobody has changed stays the environment's. */
export function settingsOf(form: MailForm, before: MailSettings): NewMailSettings {
  const shown = formOf(before);
  const isKept = (source: "none" | "environment" | "settings", isSame: boolean) =>
    isSame && source !== "settings";
  const sameServer = JSON.stringify(form.smtp) === JSON.stringify(shown.smtp);
  const sameSender = form.name === shown.name && form.address === shown.address;
  const postal = form.postal.trim();
  return {
    version: before.version,
    smtp:
      form.smtp.host.trim() === "" || isKept(before.smtp_source, sameServer)
        ? null
        : serverOf(form.smtp),
    sender:
      form.address.trim() === "" || isKept(before.sender_source, sameSender)
        ? null
        : { name: form.name.trim(), address: form.address.trim() },
    postal_address:
      postal === "" || isKept(before.postal_address_source, form.postal === shown.postal)
        ? null
        : postal,
    undo_seconds:
      form.undo.trim() === "" || isKept(before.undo_seconds_source, form.undo === shown.undo)
        ? null
        : Number(form.undo),
    imap: form.fetches ? imapOf(form) : null,
  };
}
