/**
 * Whether a text was written by a third party. A user who pastes a résumé or a mail into the chat
 * hands over somebody else's words, so the shape of a text counts as well as where it came from.
 */
import type { TextSource } from "../contract/check-context.ts";

const MAIL =
  /(?:^|\n) {0,4}(?:subject|from|to|date|cc|sent|re|fwd|主题|发件人|收件人|抄送|日期|发送时间) ?[:：]|(?:^|\n) {0,4}(?:dear|hi|hello) [A-Z][\w .'-]{1,40}[,:]|(?:best|kind|warm) regards|sincerely|此致|敬礼|祝好|顺颂|尊敬的|您好[！，,]/gi;
const RESUME =
  /(?:^|\n)[ #*]{0,6}(?:work experience|experience|education|skills|summary|profile|projects|certifications|references|objective|employment|工作经历|工作经验|教育背景|教育经历|项目经历|项目经验|专业技能|技能|自我评价|个人简历|求职意向|个人信息|姓名) {0,2}[:：\n|]|curriculum vitae|\bGPA\b|工作年限/gi;
const MARKUP =
  /<(?:html|body|div|p|span|table|!--|td|h[1-6]|a href|li)\b|^\s{0,4}[{[]\s{0,4}["{]|(?:^|\n)(?:\| ?[^\n|]{1,60}\|){1}|(?:^|\n)#{1,4} \w|```/gi;

/** A user seldom writes that much; a document seldom less. */
const LONG = 1_200;

export function isThirdParty(text: string, source: TextSource): boolean {
  if (source !== "user") return true;
  if (text.length > LONG) return true;
  return count(text, MAIL) + count(text, RESUME) + count(text, MARKUP) >= 2;
}

function count(text: string, pattern: RegExp): number {
  return Math.min(3, text.match(pattern)?.length ?? 0);
}
