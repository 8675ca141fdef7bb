/**
 * What a person is told when something fails: a sentence out of a closed table, in their language. An
 * error's own message names schema paths, agents and ids; it is for the log and the page of runs, and
 * never part of an answer, a card or a summary.
 */

type Language = "zh" | "en";
type Sentence = Readonly<Record<Language, string>>;

const ASK_AGAIN: Sentence = {
  zh: "内部出了问题，这一步没有完成，也没有发出任何内容。请换个说法再试一次。",
  en: "Something went wrong on our side. This step was not done and nothing was sent. Please say it differently and try again.",
};
const BUSY: Sentence = {
  zh: "系统暂时忙不过来，这一步没有完成。请稍后再试。",
  en: "The system is busy and this step was not done. Please try again in a moment.",
};
const GONE: Sentence = {
  zh: "相关记录已不存在，可能刚被删除或合并。请刷新后重试。",
  en: "A record that this needs does not exist any more; it may have been deleted or merged. Please reload and try again.",
};
const ANSWERED: Sentence = {
  zh: "这一项已有人处理，或已不再需要。",
  en: "This was answered already, or is not needed any more.",
};
const CHANGED: Sentence = {
  zh: "内容在此期间被改动过，所以没有执行。请看过最新内容后再决定。",
  en: "It was changed in the meantime, so nothing was done. Please look at it again and decide anew.",
};
const FORBIDDEN: Sentence = {
  zh: "你没有权限做这件事。请联系工作区管理员。",
  en: "Your role does not allow this. Please ask the owner of the workspace.",
};
const UNREADABLE: Sentence = {
  zh: "文件无法读取。请另存为普通 PDF、Word 或文本后再发。",
  en: "The file could not be read. Please save it as a plain PDF, Word or text file and send it again.",
};
const NO_PLAN: Sentence = {
  zh: "没能为这个请求排出可执行的步骤。请说明是哪个职位、哪些人，再试一次。",
  en: "No workable steps were found for this request. Please say which job and which people you mean, and try again.",
};
const TIMES: Sentence = {
  zh: "没有找到可用的面试时间。请换个时间范围，或换一位面试官。",
  en: "No suitable interview time was found. Please try other days, or another interviewer.",
};
const BUDGET: Sentence = {
  zh: "今天的模型费用已到上限。请明天再试，或让管理员调高上限。",
  en: "The budget for models is spent. Please try again tomorrow, or ask the owner to raise it.",
};

const SUPPRESSED: Sentence = {
  zh: "对方不希望再收到邮件，所以没有发送。",
  en: "This address must not be contacted, so nothing was sent.",
};
const UNCERTAIN: Sentence = {
  zh: "无法确定邮件是否已送达。请在发件箱中核对，系统不会自动重发。",
  en: "It is not certain whether the mail was delivered. Please check it in the outbox; it is not sent again by itself.",
};
const MAIL_SERVER: Sentence = {
  zh: "邮件服务器没有接收。请在发件箱中查看并重试。",
  en: "The mail server did not accept it. Please look at it in the outbox and try again.",
};

const TOLD: Readonly<Record<string, Sentence>> = {
  "agent-timeout": BUSY,
  "agent-unavailable": BUSY,
  "effects-unavailable": BUSY,
  "memory-unavailable": BUSY,
  "store-unavailable": BUSY,
  "documents-busy": BUSY,
  "run-busy": BUSY,
  "reader-unavailable": BUSY,
  "text-busy": BUSY,
  "text-too-slow": BUSY,
  "plan-invalid": NO_PLAN,
  "goal-invalid": NO_PLAN,
  "planning-failed": NO_PLAN,
  "replans-exhausted": NO_PLAN,
  "goal-unreachable": NO_PLAN,
  "plan-edit-refused": {
    zh: "这样改，计划就无法执行了，所以没有修改。",
    en: "The plan could not run with that change, so it was left as it is.",
  },
  "plan-rejected": { zh: "计划已取消。", en: "The plan was cancelled." },
  "plan-changed": {
    zh: "软件更新后，这个任务无法接着执行。请重新发起。",
    en: "After an update of the software this task cannot go on. Please start it again.",
  },
  "budget-exceeded": BUDGET,
  "run-unknown": ANSWERED,
  "run-over": ANSWERED,
  "gate-unknown": ANSWERED,
  "gate-closed": ANSWERED,
  "interrupt-unknown": ANSWERED,
  "effect-decided": ANSWERED,
  "effect-unknown": ANSWERED,
  "approval-expired": {
    zh: "这项审批已过期，没有执行。如仍需要，请重新发起。",
    en: "The approval has expired and nothing was done. Please start it again if it is still needed.",
  },
  "version-conflict": CHANGED,
  "approval-mismatch": CHANGED,
  "effect-forbidden": FORBIDDEN,
  "step-refused": {
    zh: "安全规则不允许这样做，所以没有执行。请在护栏记录中查看原因。",
    en: "A guardrail does not allow this, so it was not done. The guardrail log says why.",
  },
  "guardrail-blocked": {
    zh: "安全规则不允许这样做，所以没有执行。请在护栏记录中查看原因。",
    en: "A guardrail does not allow this, so it was not done. The guardrail log says why.",
  },
  "mail-suppressed": SUPPRESSED,
  "mail-settings-missing": {
    zh: "还没有设置发件人或通讯地址，不能发送。请在“设置 › 邮件”中补全。",
    en: "Mail cannot be sent yet because the sender's address or postal address is missing. Add it in Settings › Mail.",
  },
  // Why a mail is in its state, as the outbox names it.
  suppressed: SUPPRESSED,
  cancelled_by_person: { zh: "已从发件箱撤下，没有发送。", en: "It was taken out of the outbox." },
  answer_lost: UNCERTAIN,
  process_ended: UNCERTAIN,
  server_refused: MAIL_SERVER,
  server_unreachable: MAIL_SERVER,
  settings_missing: {
    zh: "邮件设置不完整，没有发送。请在“设置 › 邮件”中补全发件人和通讯地址。",
    en: "The mail settings are incomplete, so it was not sent. Add the sender and postal address in Settings › Mail.",
  },
  server_busy: MAIL_SERVER,
  too_many_attempts: MAIL_SERVER,
  bounced: {
    zh: "邮件被退回。请核对邮箱地址。",
    en: "The mail came back. Please check the address.",
  },
  "slot-taken": {
    zh: "这个时间刚被占用。请另选一个时间。",
    en: "That time was taken in the meantime. Please choose another one.",
  },
  "no-free-slot": TIMES,
  "no-interviewers": {
    zh: "还没有面试官。请先在“日历”页添加。",
    en: "There are no interviewers yet. Please add one on the Calendar page.",
  },
  "calendar-unread": {
    zh: "面试官的日历还没读出来。请稍后再试，或换一位面试官。",
    en: "The interviewer's calendar has not been read yet. Please try again in a moment, or choose somebody else.",
  },
  "interview-settled": ANSWERED,
  "not-a-candidate": {
    zh: "此人还不是这个职位的候选人。请先加入职位。",
    en: "This person is not a candidate for the job yet. Please add them to it first.",
  },
  "application-exists": {
    zh: "此人已经是这个职位的候选人。",
    en: "This person is a candidate for the job already.",
  },
  "job-in-use": {
    zh: "这个职位已有申请或进行中的任务，不能删除。可以改为归档。",
    en: "The job has applications or work that is still going on, so it cannot be deleted. Archive it instead.",
  },
  "template-unknown": {
    zh: "没有这个邮件模板。请换一个。",
    en: "There is no such mail template. Please choose another one.",
  },
  "attachment-unknown": {
    zh: "附件已不在。请重新上传。",
    en: "The attachment is gone. Please upload it again.",
  },
  "resume-not-recognised": {
    zh: "文件里没有看出简历内容。请确认文件，或改发文本、Word 版本。",
    en: "Nothing in the file looks like a résumé. Please check it, or send it as text or Word.",
  },
  "document-encrypted": {
    zh: "文件有密码保护。请去掉密码后再发。",
    en: "The file is locked by a password. Please remove it and send the file again.",
  },
  "document-empty": UNREADABLE,
  "document-kind-unknown": UNREADABLE,
  "document-too-large": UNREADABLE,
  "document-without-text": UNREADABLE,
  "document-damaged": UNREADABLE,
  "document-bomb": UNREADABLE,
  "document-too-slow": UNREADABLE,
  "document-too-heavy": UNREADABLE,
  "import-failed": UNREADABLE,
  "person-unknown": GONE,
  "resume-unknown": GONE,
  "job-unknown": GONE,
  "application-unknown": GONE,
  "interviewer-unknown": GONE,
  "interview-unknown": GONE,
  "email-unknown": GONE,
  "workflow-unknown": GONE,
};

/** For any code there is; one without a sentence of its own gets what is always true. */
export function toldError(code: string | undefined, language: Language): string {
  return ((code === undefined ? undefined : TOLD[code]) ?? ASK_AGAIN)[language];
}
