/** Whether somebody has answered, asks us to stop, or only a machine wrote. */
import type { IncomingKind } from "../../model/message.ts";
import { isAutomatic, saysItIsAutomatic } from "./automatic.ts";
import { asksForNoContact } from "./no-contact.ts";
import type { ReceivedMail } from "./parsed-mail.ts";

const UNSUBSCRIBE =
  /^\s*(?:(?:re|回复|答复)\s*[:：]\s*)*(?:unsubscribe|remove me|退订|取消订阅|退訂)\s*[.!。！]?\s*$/iu;

export function kindOf(mail: ReceivedMail): IncomingKind {
  if (mail.bounce !== null) return "bounce";
  const { subject, document } = mail;
  if (isAutomatic({ ...mail, text: document.text })) return "auto_reply";
  return kindOfWords(subject, document.text);
}

/** By what it says alone, where there are no headers or they say nothing. */
export function kindOfWords(subject: string, text: string): IncomingKind {
  if (saysItIsAutomatic(subject, text)) return "auto_reply";
  return isUnsubscribe(subject, text) || asksForNoContact(subject, text) ? "unsubscribe" : "reply";
}

/** Our own mails name this subject as the way out; some write it instead of an answer. */
export function isUnsubscribe(subject: string, text: string): boolean {
  return UNSUBSCRIBE.test(subject.slice(0, LINE)) || UNSUBSCRIBE.test(firstLine(text));
}

const LINE = 200;

const firstLine = (text: string) =>
  (text.split(/\r?\n/).find((line) => line.trim() !== "") ?? "").slice(0, LINE);
