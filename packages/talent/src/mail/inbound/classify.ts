/** Whether somebody has answered, or only a machine. */
import type { IncomingKind } from "../../model/message.ts";
import type { ReceivedMail } from "./parsed-mail.ts";

const AUTO_SUBJECT =
  /^\s*(?:(?:re|回复|答复)\s*[:：]\s*)*(?:auto(?:matic|mated)?[- ]?(?:reply|response)|auto\s*[:：]|out of (?:the )?office|ooo\b|away from (?:my|the) (?:desk|office)|on (?:vacation|holiday|leave)\b|abwesenheit|自动(?:回复|答复|回覆)|外出(?:自动)?(?:回复|答复)|不在办公室|休假(?:通知|中)|自動回覆)/iu;
const UNSUBSCRIBE =
  /^\s*(?:(?:re|回复|答复)\s*[:：]\s*)*(?:unsubscribe|remove me|退订|取消订阅|退訂)\s*[.!。！]?\s*$/iu;

export function kindOf(mail: ReceivedMail): IncomingKind {
  if (mail.bounce !== null) return "bounce";
  return isAutomatic(mail) ? "auto_reply" : kindOfWords(mail.subject, mail.document.text);
}

/** By what it says alone, where there are no headers or they say nothing. */
export function kindOfWords(subject: string, text: string): IncomingKind {
  if (AUTO_SUBJECT.test(subject) || isAwayNote(text)) return "auto_reply";
  // Our own mails name this subject as the way out; some write it instead of an answer.
  if (UNSUBSCRIBE.test(subject) || UNSUBSCRIBE.test(firstLine(text))) return "unsubscribe";
  return "reply";
}

const OWN_WORDS = 600;
const SAYS_SO =
  /\bthis is an auto(?:matic|mated|-?generated)?[- ]?(?:reply|response|message|e-?mail)\b|(?:此|本|这)(?:邮件|信|是)?(?:为|是|系)?(?:一封)?(?:系统)?自动(?:回复|答复|发送)|\[自动回复\]/iu;
const AWAY =
  /\b(?:i am|i'm|i’m|i will be) (?:currently )?(?:out of (?:the )?office|away from (?:my|the) (?:desk|office)|on (?:annual |parental |maternity |paternity |sick )?leave|on (?:vacation|holiday))\b|(?:目前|现在|正在|正|本人|我)(?:处于)?(?:休(?:年|产|病)?假|外出|出差|不在办公室)(?:中|期间)?/iu;
const UNATTENDED =
  /\b(?:i|we)?(?:'ll| will| shall) (?:read|reply|respond|answer|get back|return|be back|check)\b|\burgent\b|limited access to (?:my )?e-?mail|(?:回来|返回|返岗|恢复工作|销假)[^。]{0,12}(?:回复|处理|答复)|(?:紧急|急事)/iu;
const ANSWERS =
  /\b(?:interested|happy to|glad to|love to|sounds (?:good|great)|let's|no thanks)\b|感兴趣|愿意|可以聊|方便聊|期待|考虑/iu;

/** Nobody is at home, and nothing is said to what was asked: then it is no answer, whoever typed it. */
function isAwayNote(text: string): boolean {
  const own = text.split(/^(?:>|-{3,}|On .{5,80} wrote:|.{0,80}写道：)/mu, 1)[0] ?? "";
  const words = own.slice(0, OWN_WORDS);
  if (SAYS_SO.test(words)) return true;
  return AWAY.test(words) && UNATTENDED.test(words) && !ANSWERS.test(words);
}

/** RFC 3834, and what programs did before it. */
function isAutomatic({ headers, address }: ReceivedMail): boolean {
  const submitted = headers.get("auto-submitted")?.toLowerCase();
  if (submitted !== undefined && !submitted.startsWith("no")) return true;
  if (headers.has("x-autoreply") || headers.has("x-autorespond")) return true;
  if (/^(?:auto_reply|bulk|junk)/i.test(headers.get("precedence") ?? "")) return true;
  return /^(?:mailer-daemon|postmaster)@/i.test(address);
}

const firstLine = (text: string) => text.split(/\r?\n/).find((line) => line.trim() !== "") ?? "";
