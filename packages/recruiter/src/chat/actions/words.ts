/** What is said about small things that were done, or not. */
import type { Stage } from "@bole/talent";
import { STAGE_NAMES } from "../../model/stage-names.ts";

interface ActionWords {
  readonly forbidden: (why: string) => string;
  readonly failed: (why: string) => string;
  readonly proposed: (title: string, facts: readonly string[], criteria: number) => string;
  readonly created: (title: string) => string;
  /** A proposal that was answered; `title` is what it would do. */
  readonly approved: (title: string) => string;
  readonly rejected: (title: string) => string;
  readonly notCreated: (title: string) => string;
  readonly noTitle: string;
  readonly moved: (name: string, job: string, to: Stage, waits: boolean) => string;
  readonly already: (name: string, job: string, stage: Stage) => string;
  readonly noApplication: (name: string) => string;
  readonly whichJob: (name: string, jobs: readonly string[]) => string;
  readonly noted: (name: string, text: string) => string;
  readonly suppressed: (name: string, address: string) => string;
  readonly suppressedAlready: (name: string) => string;
  readonly noAddress: (name: string) => string;
  readonly personAdded: (name: string, email: string) => string;
  readonly personKnown: (name: string, email: string) => string;
  readonly added: (name: string, job: string, isNew: boolean) => string;
  readonly joins: (name: string, job: string) => string;
  readonly imported: (names: readonly string[], failed: readonly string[]) => string;
  readonly noFiles: string;
}

export const ACTION_WORDS: Readonly<Record<"zh" | "en", ActionWords>> = {
  zh: {
    forbidden: (why) => `你没有权限做这件事。${why}`,
    failed: (why) => `没有做成：${why}`,
    proposed: (title, facts, criteria) =>
      `要创建职位“${title}”吗？${facts.length > 0 ? `读到：${facts.join("；")}。` : ""}${criteria > 0 ? `共 ${criteria} 条标准。` : "还没有评估标准，创建后可以补充。"}确认后才会创建草稿，发布前不会公开。`,
    created: (title) => `已创建职位草稿“${title}”，发布前不会公开。`,
    approved: (title) => `已完成：${title}。`,
    rejected: (title) => `好的，不做了：${title}。`,
    notCreated: (title) => `好的，没有创建“${title}”。`,
    noTitle: "要新建职位的话，请告诉我职位名称，例如“新建职位：安卓工程师”，或把招聘启事贴进来。",
    moved: (name, job, to, waits) =>
      waits
        ? `要把${name}在“${job}”中移到“${STAGE_NAMES.zh[to]}”吗？需要批准，确认后才会变更。`
        : `${name}在“${job}”中已移到“${STAGE_NAMES.zh[to]}”。`,
    already: (name, job, stage) => `${name}在“${job}”中已经是“${STAGE_NAMES.zh[stage]}”了。`,
    noApplication: (name) => `${name}还不是任何职位的候选人，请先把 TA 加到一个职位。`,
    whichJob: (name, jobs) => `${name}在好几个职位的流程里：${jobs.join("、")}。请说明是哪一个。`,
    noted: (name, text) => `已记在${name}的页面上：“${text}”。可以说“撤销”。`,
    suppressed: (name, address) =>
      `已把${name}（${address}）加入免打扰名单，之后不会再主动发邮件。可以说“撤销”。`,
    suppressedAlready: (name) => `${name}已经在免打扰名单里了。`,
    noAddress: (name) => `${name}没有邮箱地址，本来就收不到邮件。补上邮箱后可以再说一次。`,
    personAdded: (name, email) => `已添加${name}（${email}）。`,
    personKnown: (name, email) => `${name}（${email}）已经在人才库里了。`,
    joins: (name, job) => `“${job}”创建后，${name}会加入为候选人。回复“可以”创建职位。`,
    added: (name, job, isNew) =>
      isNew ? `已把${name}加入“${job}”的候选人。` : `${name}已经是“${job}”的候选人。`,
    imported: (names, failed) =>
      `${names.length > 0 ? `已导入 ${names.length} 份简历：${names.join("、")}。` : ""}${failed.length > 0 ? `${failed.length} 份未能导入：${failed.join("；")}。` : ""}`,
    noFiles: "没有看到附件，请把简历文件拖进来。",
  },
  en: {
    forbidden: (why) => `You don’t have permission to do this. ${why}`,
    failed: (why) => `That didn’t work: ${why}`,
    proposed: (title, facts, criteria) =>
      `Create the job "${title}"? ${facts.length > 0 ? `Found: ${facts.join("; ")}. ` : ""}${criteria > 0 ? `${criteria} ${criteria === 1 ? "criterion" : "criteria"} in all.` : "It has no criteria yet; you can add them later."} Nothing is created until you confirm, and the draft stays private until it is published.`,
    created: (title) =>
      `Created a draft of the job "${title}". It is private until it is published.`,
    approved: (title) => `Done: ${title}.`,
    rejected: (title) => `OK, left as it is: ${title}.`,
    notCreated: (title) => `OK, “${title}” was not created.`,
    noTitle:
      'To create a job, please tell me its title, for example "create a job: Android engineer", or paste the advertisement.',
    moved: (name, job, to, waits) =>
      waits
        ? `Move ${name} to ${STAGE_NAMES.en[to]} for "${job}"? Nothing changes until you confirm.`
        : `${name} is now in ${STAGE_NAMES.en[to]} for "${job}".`,
    already: (name, job, stage) => `${name} is in ${STAGE_NAMES.en[stage]} for "${job}" already.`,
    noApplication: (name) => `${name} isn’t a candidate for any job yet. Add them to one first.`,
    whichJob: (name, jobs) =>
      `${name} is a candidate for several jobs: ${jobs.join(", ")}. Please say which one.`,
    noted: (name, text) => `Noted on ${name}'s page: “${text}”. Say “undo” to take it back.`,
    suppressed: (name, address) =>
      `${name} (${address}) is now on the do-not-contact list and won’t be emailed again. Say “undo” to take it back.`,
    suppressedAlready: (name) => `${name} is already on the do-not-contact list.`,
    noAddress: (name) =>
      `${name} has no email address, so nothing can be sent. Tell me again once there is one.`,
    personAdded: (name, email) => `Added ${name} (${email}).`,
    personKnown: (name, email) => `${name} (${email}) is already here.`,
    joins: (name, job) =>
      `${name} becomes a candidate for "${job}" once it is created. Say yes to create it.`,
    added: (name, job, isNew) =>
      isNew
        ? `${name} is now a candidate for "${job}".`
        : `${name} is a candidate for "${job}" already.`,
    imported: (names, failed) =>
      `${names.length > 0 ? `Imported ${names.length} ${names.length === 1 ? "résumé" : "résumés"}: ${names.join(", ")}.` : ""}${failed.length > 0 ? ` ${failed.length} could not be imported: ${failed.join("; ")}.` : ""}`.trim(),
    noFiles: "I don’t see an attachment. Drop the résumés here.",
  },
};
