/** Whether a mail server answers, lets us in and has the folder. Nothing is sent and nothing is changed. */
import { verifySmtp } from "@bole/talent";
import type { MailTried } from "../http/contract/mail-settings.ts";
import { Mailbox } from "./imap/mailbox.ts";
import type { StoredImap } from "./mail-choices.ts";
import { faultWords, mailCulprit } from "./mail-fault.ts";
import { type KnownServer, smtpUrl } from "./smtp-url.ts";

/** How long somebody waits for an answer. */
const PATIENCE_MS = 10_000;

export function trySmtp(server: KnownServer): Promise<MailTried> {
  return tried(server, () => verifySmtp(smtpUrl(server), PATIENCE_MS));
}

export function tryImap(server: StoredImap): Promise<MailTried> {
  return tried(server, async () => {
    const timeouts = { connectMs: PATIENCE_MS, silenceMs: PATIENCE_MS };
    const mailbox = await Mailbox.open(server, timeouts);
    await mailbox.close();
  });
}

async function tried({ user }: KnownServer, work: () => Promise<void>): Promise<MailTried> {
  try {
    await work();
    return { culprit: null, signed_in: user !== "", said: "" };
  } catch (error) {
    const culprit = mailCulprit(error);
    return { culprit, signed_in: culprit === "folder", said: faultWords(error) };
  }
}
