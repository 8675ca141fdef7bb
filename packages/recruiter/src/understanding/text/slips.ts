/** Slips of the hand in the words that wishes are made of. Names and all else stay as they are. */
import { editDistance } from "@bole/base";

/** What input methods give instead, sign for sign. */
const HAN_SLIPS: readonly (readonly [string, string])[] = [
  ["侯选", "候选"],
  ["后选", "候选"],
  ["候先人", "候选人"],
  ["面式", "面试"],
  ["面视", "面试"],
  ["免试", "面试"],
  ["邮键", "邮件"],
  ["油件", "邮件"],
  ["邮见", "邮件"],
  ["有件", "邮件"],
  ["简厉", "简历"],
  ["简例", "简历"],
  ["减历", "简历"],
  ["按排", "安排"],
  ["安徘", "安排"],
  ["职为", "职位"],
  ["只位", "职位"],
  ["岗为", "岗位"],
  ["请理", "清理"],
  ["青理", "清理"],
  ["帮我招", "帮我找"],
  ["筛先", "筛选"],
  ["帅选", "筛选"],
  ["塞选", "筛选"],
  ["跟近", "跟进"],
  ["跟金", "跟进"],
  ["回负", "回复"],
  ["回付", "回复"],
  ["发怂", "发送"],
  ["联系人选", "联系人选"],
];

const WORDS = (
  "candidate candidates schedule scheduling interview interviews interviewer email emails outreach " +
  "review resume resumes pipeline cleanup clean shortlist applicants applicant engineer developer " +
  "message messages invite invitation follow reschedule cancel position please compare stale screen " +
  "screening source sourcing approve everyone people backend frontend calendar available reply replied " +
  "contact recruit hiring suitable matching template"
).split(" ");

/** English words that are near to one of them and are meant as they stand. */
const OTHERS = new Set(
  (
    "resumed resumés scheduled schedules schedule's interviewed interviewing emailed emailing invited " +
    "invites reviews reviewed reviewer cleaned clear screened screens screams sourced sources source " +
    "cancelled canceled cancels replies positions compared compares approved approves follows followed " +
    "contacts contract contracts matched matches templates engineers developers pipelines clan peoples " +
    "please pleased later mails client clients recruits recruiter scale state stage style reply rely"
  ).split(" "),
);

export function mendHan(text: string): string {
  return HAN_SLIPS.reduce((mended, [slip, right]) => mended.replaceAll(slip, right), text);
}

/** `text` in small letters. */
export function mendWords(text: string): string {
  return text.replace(/(?<![\p{L}\d@._/-])[a-z]{5,14}(?![\p{L}\d@_/])/gu, (word) => {
    if (OTHERS.has(word) || WORDS.includes(word)) return word;
    return WORDS.find((right) => isSlip(word, right)) ?? word;
  });
}

function isSlip(word: string, right: string): boolean {
  if (right.length < 5 || word.charAt(0) !== right.charAt(0)) return false;
  if (word.startsWith(right) || right.startsWith(word)) return false;
  if (Math.abs(word.length - right.length) > 2) return false;
  return editDistance(word, right) <= (right.length >= 8 ? 2 : 1);
}
