/** Whether somebody has answered, or only a machine. */
import type { IncomingKind } from "../../model/message.ts";
import type { ReceivedMail } from "./parsed-mail.ts";

const AUTO_SUBJECT =
  /^\s*(?:(?:re|回复|答复)\s*[:：]\s*)*(?:auto(?:matic|mated)?[- ]?(?:reply|response)|auto\s*[:：]|out of (?:the )?office|ooo\b|away from (?:my|the) (?:desk|office)|on (?:vacation|holiday|leave)\b|abwesenheit|自动(?:回复|答复|回覆)|外出(?:自动)?(?:回复|答复)|不在办公室|休假(?:通知|中)|自動回覆)/iu;
const UNSUBSCRIBE =
  /^\s*(?:(?:re|回复|答复)\s*[:：]\s*)*(?:unsubscribe|remove me|退订|取消订阅|退訂)\s*[.!。！]?\s*$/iu;

export function kindOf(mail: ReceivedMail): IncomingKind {
  if (mail.bounce !== null) return "bounce";
  if (isAutomatic(mail)) return "auto_reply";
  // Our own mails name this subject as the way out; some write it instead of an answer.
  if (UNSUBSCRIBE.test(mail.subject) || UNSUBSCRIBE.test(firstLine(mail.document.text)))
    return "unsubscribe";
  return "reply";
}

/** RFC 3834, and what programs did before it. */
function isAutomatic({ headers, subject, address }: ReceivedMail): boolean {
  const submitted = headers.get("auto-submitted")?.toLowerCase();
  if (submitted !== undefined && !submitted.startsWith("no")) return true;
  if (headers.has("x-autoreply") || headers.has("x-autorespond")) return true;
  if (/^(?:auto_reply|bulk|junk)/i.test(headers.get("precedence") ?? "")) return true;
  if (/^(?:mailer-daemon|postmaster)@/i.test(address)) return true;
  return AUTO_SUBJECT.test(subject);
}

const firstLine = (text: string) => text.split(/\r?\n/).find((line) => line.trim() !== "") ?? "";
