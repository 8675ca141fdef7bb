/**
 * By which server a tenant's mail leaves, asked anew for each mail: who changes the settings need not
 * restart anything, and mails that wait go by the settings of the time at which they are sent.
 */
import type { MailSettings } from "../mail-settings.ts";
import { localOutbox } from "../sending/local-outbox.ts";
import type { MailSender } from "../sending/mail-sender.ts";
import { SmtpSender } from "../sending/smtp/smtp-sender.ts";

export interface MailRoute {
  /** Without it mail goes into the local outbox. */
  readonly smtpUrl: string | undefined;
  /** Who writes now; undefined leaves a mail as it was queued. */
  readonly settings?: MailSettings;
}

export interface Mailer {
  readonly sender: MailSender;
  readonly settings: MailSettings | undefined;
}

export interface Mailers {
  of(tenant: string): Promise<Mailer>;
  /** Breaks off what is on its way. */
  close(): void;
}

export function mailersFor(routeOf: (tenant: string) => Promise<MailRoute>): Mailers {
  const senders = new Map<string, { readonly url: string; readonly sender: SmtpSender }>();
  return {
    async of(tenant) {
      const { smtpUrl: url, settings } = await routeOf(tenant);
      const known = senders.get(tenant);
      if (known !== undefined && known.url === url) return { sender: known.sender, settings };
      known?.sender.retire();
      senders.delete(tenant);
      if (url === undefined) return { sender: localOutbox, settings };
      const sender = new SmtpSender(url);
      senders.set(tenant, { url, sender });
      return { sender, settings };
    },
    close: () => {
      for (const { sender } of senders.values()) sender.close();
    },
  };
}
