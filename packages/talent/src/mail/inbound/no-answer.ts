/**
 * Why a mail that came needs no answer. A trained reader says so, and where it is not sure the mail waits for an
 * answer; one with files always does. Only where it is listed depends on it: what is a reply stays one.
 */
import { kindWithoutAnswer, readMailNeed } from "@bole/language/mails";
import type { IncomingKind, NoAnswer } from "../../model/message.ts";
import { ownWords } from "./own-words.ts";

/** Enough of any mail to tell. */
const READ = 8_000;

export function noAnswerOf(
  kind: IncomingKind,
  subject: string,
  text: string,
  hasFiles = false,
): NoAnswer | null {
  const mail = { subject, text: ownWords(text).slice(0, READ) };
  if (kind === "bounce") return "undelivered";
  if (kind === "auto_reply") return kindWithoutAnswer(mail);
  if (kind === "unsubscribe" || hasFiles) return null;
  const need = readMailNeed(mail);
  return need === "answer" ? null : need;
}
