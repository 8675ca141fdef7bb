/** Sends one mail, and says what became of it. The only caller of a sender. */
import { composeMail } from "../composing/compose-mail.ts";
import { afterAway, afterBusy } from "../outbox/backoff.ts";
import type { OutboxMail } from "../outbox/outbox-row.ts";
import { because, type Outcome } from "../outbox/outcome.ts";
import { beginSending, type OutboxParts } from "../outbox/settle.ts";
import { SendFault } from "../sending/mail-sender.ts";
import { asOfNow } from "./as-of-now.ts";
import type { Mailer } from "./mailers.ts";

/** Null where it must not be sent any more, or nothing could be found out about it. */
export async function sendOne(
  parts: OutboxParts,
  { sender, settings }: Mailer,
  owner: string,
  queued: OutboxMail,
): Promise<Outcome | null> {
  const at = parts.now();
  const mail = asOfNow(queued, settings);
  if (mail === null) return { state: "failed", reason: because("settings_missing") };
  const composed = await composeMail({ ...mail, sent_at: at.toISOString() });
  try {
    const sent = await sender.send(composed, () => beginSending(parts, owner, mail, at));
    return sent.state === "sent" ? sent : null;
  } catch (error) {
    if (!(error instanceof SendFault)) throw error;
    return outcomeOf(error, mail.attempts + 1, parts.now());
  }
}

function outcomeOf({ kind, words }: SendFault, attempts: number, now: Date): Outcome {
  if (kind === "refused") return { state: "failed", reason: because("server_refused", { words }) };
  if (kind === "lost") return { state: "uncertain", reason: because("answer_lost", { words }) };
  return kind === "busy" ? afterBusy(attempts, words, now) : afterAway(attempts, words, now);
}
