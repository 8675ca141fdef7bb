/** What is said about jobs that are published, closed, archived, deleted or changed. */
import type { JobField } from "../../model/chat-action.ts";

type Asked = "publish_job" | "close_job" | "delete_job";
type Titled = (title: string) => string;

interface JobWords {
  /** The question that a proposal is. */
  readonly asks: Readonly<Record<Asked, Titled>>;
  readonly did: Readonly<Record<Asked, Titled>>;
  readonly label: Readonly<Record<Asked, Titled>>;
  readonly isOpen: Titled;
  readonly isClosed: Titled;
  readonly isArchived: Titled;
  readonly keptBecause: (people: number) => string;
  readonly archived: Titled;
  readonly archivedLabel: Titled;
  readonly restored: Titled;
  readonly restoredLabel: Titled;
  readonly fields: Readonly<Record<JobField, string>>;
  /** `from` and `to` in words; empty where there is nothing. */
  readonly changed: (title: string, field: string, from: string, to: string) => string;
  readonly same: (title: string, field: string, value: string) => string;
  readonly unread: (field: string, value: string, example: string) => string;
  readonly noSuch: (field: string, value: string, there: readonly string[]) => string;
  readonly examples: Readonly<Partial<Record<JobField, string>>>;
}

export const JOB_WORDS: Readonly<Record<"zh" | "en", JobWords>> = {
  zh: {
    asks: {
      publish_job: (title) => `要发布“${title}”吗？确认后才会公开。`,
      close_job: (title) =>
        `要关闭“${title}”吗？确认后不再招人，候选人和记录都保留，之后可以重新开放。`,
      delete_job: (title) => `要删除“${title}”吗？确认后才会删除。`,
    },
    did: {
      publish_job: (title) => `“${title}”已发布。`,
      close_job: (title) => `“${title}”已关闭，记录都保留。`,
      delete_job: (title) => `“${title}”已删除，可以说“撤销”恢复。`,
    },
    label: {
      publish_job: (title) => `发布“${title}”`,
      close_job: (title) => `关闭“${title}”`,
      delete_job: (title) => `删除“${title}”`,
    },
    isOpen: (title) => `“${title}”已经是开放状态。`,
    isClosed: (title) => `“${title}”已经关闭了。`,
    isArchived: (title) => `“${title}”已经归档了。`,
    keptBecause: (people) => `这个职位有 ${people} 位候选人，记录要保留，不能删除，所以改为归档。`,
    archived: (title) => `“${title}”已归档：不再出现在列表和搜索里，内容都保留，可以说“撤销”恢复。`,
    archivedLabel: (title) => `归档“${title}”`,
    restored: (title) => `“${title}”已从归档恢复。`,
    restoredLabel: (title) => `恢复“${title}”`,
    fields: {
      ...{ title: "名称", location: "地点", pay: "薪资", criteria: "评估标准" },
      ...{ description: "描述", headcount: "招聘人数", remote: "办公方式" },
    },
    changed: (title, field, from, to) =>
      `“${title}”的${field}${from === "" ? "" : `从“${from}”`}${to === "" ? "已清空" : `${from === "" ? "现在是" : "改为"}“${to}”`}。`,
    same: (title, field, value) => `“${title}”的${field}已经是“${value}”了。`,
    unread: (field, value, example) =>
      `没看懂“${value}”是怎样的${field}，什么都没改。${example === "" ? "" : `可以这样说：${example}。`}`,
    noSuch: (field, value, there) =>
      `${field}里没有“${value}”，什么都没改。${there.length === 0 ? "现在还是空的。" : `现在有：${there.join("；")}。`}`,
    examples: { pay: "月薪 25-35k", headcount: "3 人", remote: "远程、混合或现场办公" },
  },
  en: {
    asks: {
      publish_job: (title) => `Publish “${title}”? It stays private until you confirm.`,
      close_job: (title) =>
        `Close “${title}”? Once you confirm, nobody is sought for it any more. Its candidates and records are kept, and it can be reopened.`,
      delete_job: (title) => `Delete “${title}”? Nothing is deleted until you confirm.`,
    },
    did: {
      publish_job: (title) => `“${title}” is published.`,
      close_job: (title) => `“${title}” is closed. Its records are kept.`,
      delete_job: (title) => `“${title}” is deleted. Say “undo” to bring it back.`,
    },
    label: {
      publish_job: (title) => `Publish “${title}”`,
      close_job: (title) => `Close “${title}”`,
      delete_job: (title) => `Delete “${title}”`,
    },
    isOpen: (title) => `“${title}” is open already.`,
    isClosed: (title) => `“${title}” is closed already.`,
    isArchived: (title) => `“${title}” is archived already.`,
    keptBecause: (people) =>
      `This job has ${people} ${people === 1 ? "candidate" : "candidates"} whose records are kept, so it was archived instead of deleted. `,
    archived: (title) =>
      `“${title}” is archived: it is out of lists and search, and everything about it is kept. Say “undo” to bring it back.`,
    archivedLabel: (title) => `Archive “${title}”`,
    restored: (title) => `“${title}” is back from the archive.`,
    restoredLabel: (title) => `Restore “${title}”`,
    fields: {
      ...{ title: "title", location: "location", pay: "pay", criteria: "criteria" },
      ...{ description: "description", headcount: "headcount", remote: "work mode" },
    },
    changed: (title, field, from, to) =>
      `Changed the ${field} of “${title}”${from === "" ? "" : ` from “${from}”`} to ${to === "" ? "none" : `“${to}”`}.`,
    same: (title, field, value) => `The ${field} of “${title}” is “${value}” already.`,
    unread: (field, value, example) =>
      `I could not read “${value}” as ${field}, so nothing was changed.${example === "" ? "" : ` You could say: ${example}.`}`,
    noSuch: (field, value, there) =>
      `“${value}” is not in the ${field}, so nothing was changed.${there.length === 0 ? " There is nothing in it yet." : ` It has: ${there.join("; ")}.`}`,
    examples: {
      ...{ pay: "50–60k EUR a year", headcount: "3 people", remote: "remote, hybrid or on site" },
    },
  },
};
