import type { recruiterErrors } from "@bole/recruiter/errors";
import type { WordsOf } from "./words.ts";

export const recruiterWordsZh: WordsOf<typeof recruiterErrors.table> = {
  "recruiter-session-unknown": {
    title: "没有这个会话。",
    remedy: "不填 session_id 即可开始新的会话。",
  },
  "recruiter-session-busy": {
    title: "这个会话里还有工作流在进行。",
    remedy: "请先取消它的工作流，或等它们结束，再删除会话。",
  },
  "plan-edit-refused": {
    title: "计划不能这样修改。",
    remedy: "原因见 detail。计划保持原样。",
  },
  "approval-expired": {
    title: "这个审批已过期。",
    remedy: "请重新发起：它所针对的内容可能已经变化。",
  },
  "interrupt-unknown": {
    title: "工作流没有在问这个。",
    remedy: "请查看工作流：它会列出正在等待的审批。",
  },
  "decision-invalid": {
    title: "这个决定与所问的内容不符。",
    remedy: "请使用所展示的条目 id，并且只修改条目已有的字段。",
  },
  "attachment-unknown": {
    title: "没有这个文件。",
    remedy: "请随消息重新附上。",
  },
  "not-a-candidate": {
    title: "此人不是这个职位的候选人。",
    remedy: "请先把此人加入职位，或就该职位给此人发邮件。",
  },
  "no-interviewers": {
    title: "还没有面试官。",
    remedy: "请在日历页添加面试官和日历。",
  },
  "no-free-slot": {
    title: "没有空闲时间。",
    remedy: "请放宽时间范围、缩短面试，或换一位面试官。",
  },
  "template-unknown": {
    title: "没有这个邮件模板。",
    remedy: "请从 GET /api/mail-templates 中选择。",
  },
  "template-invalid": {
    title: "邮件模板不成立。",
    remedy: "请改正 `issues` 中列出的字段。",
  },
  "template-placeholder-unknown": {
    title: "邮件模板里有无法填写的占位符。",
    remedy: "请使用 `placeholders` 中的占位符，写作 {{name}}。",
  },
  "drafts-unfinished": {
    title: "要批准的草稿里还有待填写的内容。",
    remedy: "请填写标记的空白，或把这些草稿去掉。",
  },
  "mail-purpose-unsaid": {
    title: "计划要写邮件，但没有说明用途。",
    remedy: "请说明用途：首次联系、跟进、婉拒、录用、回复、提醒、邀请或告知。",
  },
  "template-purpose": {
    title: "这个邮件模板用于另一种邮件。",
    remedy: "请选择用途相同的模板，或不使用模板。",
  },
  "template-built-in": {
    title: "这个邮件模板随程序提供，不能修改。",
    remedy: "请复制一份，再修改副本。",
  },
  "template-changed": {
    title: "在此期间，别人修改了这个邮件模板。",
    remedy: "请查看 `current`，再修改一次。",
  },
};
