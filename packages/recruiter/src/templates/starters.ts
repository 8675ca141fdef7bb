/** Templates that come with the program, in both languages: to be used as they are, or copied. */
import type { MailTemplate } from "./mail-template.ts";

const starter = (
  id: string,
  template: Pick<MailTemplate, "name" | "about" | "language" | "subject" | "text">,
): MailTemplate => ({
  id: `starter-${id}`,
  built_in: true,
  version: 1,
  updated_at: null,
  ...template,
});

export const STARTER_TEMPLATES: readonly MailTemplate[] = [
  starter("outreach-zh", {
    name: "首次联系",
    about: "outreach",
    language: "zh",
    subject: "{{organisation}}｜{{job_title}}",
    text: `{{salutation}}

{{organisation}}正在招聘{{job_title}}。{{pitch}}

您在{{company}}的这段经历给我们留下了很深的印象：“{{reason}}”。

职位概况：{{conditions}}。

如果您愿意了解，直接回复这封邮件、告诉我们方便的时间即可；若目前不考虑，也欢迎回一句话，我们不会再打扰。

{{sender}}`,
  }),
  starter("outreach-en", {
    name: "First contact",
    about: "outreach",
    language: "en",
    subject: "{{job_title}} at {{organisation}}",
    text: `{{salutation}}

{{organisation}} is looking for a colleague: {{job_title}}. {{pitch}}

One line about your time at {{company}} stayed with us: “{{reason}}.”

In short: {{conditions}}.

If you would like to hear more, answer this mail with a time that suits you for a short call. If it is not the right moment, a word is enough and we will not write again.

{{sender}}`,
  }),
  starter("follow-up-zh", {
    name: "再次问候",
    about: "follow_up",
    language: "zh",
    subject: "再次问候：{{job_title}}｜{{organisation}}",
    text: `{{salutation}}

{{written_on}}我们曾为{{organisation}}的{{job_title}}写信给您，不知您是否看到。

我们仍然觉得您的经历与这个职位契合：“{{reason}}”。

愿意聊聊、想先看职位说明，或者暂不考虑，都欢迎回一句。若没有回复，这将是我们就此职位发出的最后一封邮件。

{{sender}}`,
  }),
  starter("follow-up-en", {
    name: "Following up",
    about: "follow_up",
    language: "en",
    subject: "Following up: {{job_title}} at {{organisation}}",
    text: `{{salutation}}

On {{written_on}} we wrote to you about the role of {{job_title}} at {{organisation}}.

We still think that your experience fits it: “{{reason}}.”

Happy to talk, send me more first, or not now: a word is enough. If we do not hear from you, this is our last mail about this role.

{{sender}}`,
  }),
  starter("rejection-zh", {
    name: "婉拒",
    about: "rejection",
    language: "zh",
    subject: "关于{{job_title}}的申请结果",
    text: `{{salutation}}

感谢您对{{organisation}}{{job_title}}职位的关注，也感谢您花时间让我们了解您的经历。

经过仔细比较，我们这一次选择了与职位要求更贴近的候选人，因此不会继续推进您的申请。这个结果只针对这个职位，不是对您能力的评价。

如果您愿意，我们会保留您的资料，有更合适的机会时再与您联系；如希望删除，回复这封邮件即可。祝您一切顺利。

{{sender}}`,
  }),
  starter("rejection-en", {
    name: "Not this time",
    about: "rejection",
    language: "en",
    subject: "Your application: {{job_title}}",
    text: `{{salutation}}

Thank you for your interest in the role of {{job_title}} at {{organisation}}, and for the time you took to tell us about your work.

We have compared everybody carefully against what this role asks for, and have decided to go on with other candidates this time. That says something about this one role, and nothing about your ability.

If you agree, we will keep your details and write when something fits better; if you would rather have them deleted, just answer this mail. We wish you all the best.

{{sender}}`,
  }),
  starter("interview-zh", {
    name: "约面试时间",
    about: "invitation",
    language: "zh",
    subject: "{{job_title}}：约一个面试时间",
    text: `{{salutation}}

感谢您的回复。我们很希望就{{job_title}}与您当面聊一聊，了解您的经历，也回答您对{{organisation}}和这份工作的问题。

请告诉我们您下周方便的两三个时段，我们确认后会把日历邀请发给您。

{{sender}}`,
  }),
  starter("interview-en", {
    name: "Finding a time for the interview",
    about: "invitation",
    language: "en",
    subject: "{{job_title}}: a time for your interview",
    text: `{{salutation}}

Thank you for your answer. We would like to meet you about the role of {{job_title}}, to hear more about your work and to answer your questions about {{organisation}}.

Please send us two or three times next week that suit you; we will confirm one of them with a calendar invitation.

{{sender}}`,
  }),
  starter("offer-zh", {
    name: "录用意向",
    about: "offer",
    language: "zh",
    subject: "录用意向：{{job_title}}",
    text: `{{salutation}}

感谢您这段时间与我们的沟通。我们很高兴邀请您加入{{organisation}}，担任{{job_title}}。

薪资：【待填：薪资】
入职日期：【待填：入职日期】
合同期限与试用期：【待填：合同期限与试用期】

请在【待填：答复截止日期】之前回复这封邮件。正式录用以双方签署的书面合同为准。

{{sender}}`,
  }),
  starter("offer-en", {
    name: "Offer",
    about: "offer",
    language: "en",
    subject: "Offer: {{job_title}} at {{organisation}}",
    text: `{{salutation}}

Thank you for the time you spent with us. We are pleased to offer you the role of {{job_title}} at {{organisation}}.

Salary: [[fill in: salary]]
Start date: [[fill in: start date]]
Contract and probation: [[fill in: contract and probation]]

Please reply to this mail with your decision by [[fill in: reply-by date]]. The employment is agreed once both sides have signed the written contract.

{{sender}}`,
  }),
  starter("reminder-zh", {
    name: "面试提醒",
    about: "reminder",
    language: "zh",
    subject: "面试提醒：{{job_title}}",
    text: `{{salutation}}

提醒您，{{job_title}}职位的面试定于{{interview_at}}。地点和入会方式请见此前的面试邀请。

如果时间不方便，请尽早回复这封邮件，我们一起另约时间。

{{sender}}`,
  }),
  starter("reminder-en", {
    name: "Interview reminder",
    about: "reminder",
    language: "en",
    subject: "Reminder: interview for {{job_title}}",
    text: `{{salutation}}

This is a reminder of your interview for the role of {{job_title}}: {{interview_at}}. The place or link is in the invitation that we sent before.

If the time no longer suits you, please reply as soon as you can, and we will find another.

{{sender}}`,
  }),
  starter("reply-zh", {
    name: "回复来信",
    about: "reply",
    language: "zh",
    subject: "回复：{{job_title}}",
    text: `{{salutation}}

感谢您的来信。

【待填：对来信的答复】

{{sender}}`,
  }),
  starter("reply-en", {
    name: "Answer to a mail",
    about: "reply",
    language: "en",
    subject: "Re: {{job_title}}",
    text: `{{salutation}}

Thank you for your mail.

[[fill in: answer to their mail]]

{{sender}}`,
  }),
  starter("note-zh", {
    name: "告知",
    about: "note",
    language: "zh",
    subject: "关于{{job_title}}",
    text: `{{salutation}}

【待填：要告知的内容】

{{sender}}`,
  }),
  starter("note-en", {
    name: "Note",
    about: "note",
    language: "en",
    subject: "About {{job_title}}",
    text: `{{salutation}}

[[fill in: what you want to tell them]]

{{sender}}`,
  }),
];
