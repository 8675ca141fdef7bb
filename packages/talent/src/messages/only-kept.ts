/**
 * Which mails were only kept. Where no mail server is set up, a mail ends as `sent` with the reason
 * `local_outbox`, but nobody has received it: it must not count as written to somebody anywhere.
 */
import { because } from "../mail/outbox/outcome.ts";
import type { Message } from "../model/message.ts";
import { reasonText } from "./message-rows.ts";

/** The column `state_reason` of a mail that was only kept. */
export const ONLY_KEPT = reasonText(because("local_outbox"));

export const isOnlyKept = ({ state, state_reason }: Pick<Message, "state" | "state_reason">) =>
  state === "sent" && state_reason?.code === "local_outbox";
