/** A queued mail with the sender and the footer that the settings of this moment ask for. */
import { showAddress } from "@bole/base";
import { languageOf } from "@bole/reading/text";
import { talentErrors } from "../../errors.ts";
import { footerOf } from "../composing/footer.ts";
import { type MailSettings, senderFor } from "../mail-settings.ts";
import type { OutboxMail } from "../outbox/outbox-row.ts";

/** Null where the settings lack what a mail of its kind must name. */
export function asOfNow(mail: OutboxMail, settings: MailSettings | undefined): OutboxMail | null {
  const { purpose } = mail;
  if (settings === undefined || settings.by === "outbox" || purpose === null) return mail;
  try {
    const from = senderFor(settings, purpose);
    const { unsubscribe_url, text } = mail;
    const below = { purpose, language: mail.language ?? languageOf(text), from, unsubscribe_url };
    return { ...mail, from: showAddress(from), footer: footerOf(settings, below) };
  } catch (error) {
    if (talentErrors.is(error, "mail-settings-missing")) return null;
    throw error;
  }
}
