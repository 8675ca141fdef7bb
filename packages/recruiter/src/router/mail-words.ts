/** Names the mails that a workflow writes by their purpose: the workflow's type does not tell it. */
import type { MailPurpose } from "@bole/talent";
import type { Wanted } from "../model/understood.ts";

/** Null for a workflow of another type, and where the purpose is not known. */
export function mailsBegun(
  { workflow_type, purpose, person_ids }: Pick<Wanted, "workflow_type" | "purpose" | "person_ids">,
  language: "zh" | "en",
): string | null {
  if (workflow_type !== "bulk_outreach" || purpose == null) return null;
  const count = person_ids.length;
  const name = NAMES[language][purpose];
  if (language === "zh") return count === 0 ? `开始写${name}` : `开始给 ${count} 位候选人写${name}`;
  return `writing ${name}${count === 0 ? "" : ` to ${count === 1 ? "1 person" : `${count} people`}`}`;
}

const NAMES: Readonly<Record<"zh" | "en", Readonly<Record<MailPurpose, string>>>> = {
  zh: {
    outreach: "首次联系邮件",
    follow_up: "跟进邮件",
    rejection: "拒信",
    offer: "录用通知",
    reply: "回信",
    reminder: "提醒邮件",
    invitation: "邀请邮件",
    note: "邮件",
  },
  en: {
    outreach: "outreach emails",
    follow_up: "follow-ups",
    rejection: "rejections",
    offer: "offers",
    reply: "replies",
    reminder: "reminders",
    invitation: "invitations",
    note: "emails",
  },
};
