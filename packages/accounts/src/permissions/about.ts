/**
 * Roles and permissions in words, for people who choose them. Pure data: the page shows them. A test
 * compares what a role's sentence says with the table of roles.
 */
import type { Role } from "@bole/base";
import type { Permission } from "./permissions.ts";

interface InWords {
  readonly en: string;
  readonly zh: string;
}

interface AboutRole extends InWords {
  /** What the sentence says that they may do. */
  readonly says: readonly Permission[];
  /** What it says that they may not. */
  readonly denies: readonly Permission[];
}

export const ABOUT_ROLES: Readonly<Record<Role, AboutRole>> = {
  owner: {
    en: "Does everything: members and roles, all settings, and what recruiters do.",
    zh: "可以做所有事情：管理成员和角色、修改全部设置，以及招聘人员能做的一切。",
    says: ["members.manage", "policy.write", "workspace.manage", "people.write"],
    denies: [],
  },
  recruiter: {
    en: "Sees all people and jobs, sends mail, approves, exports people and erases them for good. Does not manage members.",
    zh: "查看全部人才和职位，发送邮件、审批，可以导出个人数据或彻底删除。不能管理成员。",
    says: [
      "people.all",
      "jobs.all",
      "people.write",
      "hiring.write",
      "approvals.answer",
      "audit.read",
    ],
    denies: ["members.manage", "policy.write", "workspace.manage"],
  },
  hiring_manager: {
    en: "Sees only the jobs whose team they are in, who applied for them and their interviews, and writes notes. Changes nothing else.",
    zh: "只能查看自己所在团队的职位、这些职位的申请者和面试，可以写备注，不能修改其他内容。",
    says: ["jobs.read", "person.read", "interviews.read", "notes.write"],
    denies: ["jobs.all", "people.all", "interviews.all", "hiring.write", "jobs.write"],
  },
  interviewer: {
    en: "Sees only their own interviews and the people they meet, and writes notes about them.",
    zh: "只能查看自己的面试和要面试的人，可以为他们写备注。",
    says: ["interviews.read", "person.read", "notes.write"],
    denies: ["jobs.read", "people.all", "interviews.all", "hiring.write"],
  },
  candidate: {
    en: "Sees open jobs, and their own résumés, applications and career plan. Nothing of hiring.",
    zh: "只能查看开放的职位，以及自己的简历、申请和职业规划，看不到招聘内容。",
    says: ["own", "jobs.read"],
    denies: ["person.read", "jobs.all", "members.read"],
  },
  auditor: {
    en: "Reads everything about hiring, and who did what. Changes nothing.",
    zh: "可以查看招聘的全部内容和操作记录，不能修改任何内容。",
    says: ["audit.read", "people.all", "jobs.all", "hiring.read"],
    denies: ["hiring.write", "people.write", "jobs.write", "notes.write", "members.manage"],
  },
};

export const ABOUT_PERMISSIONS: Readonly<Record<Permission, InWords>> = {
  public: { en: "Without signing in", zh: "无需登录" },
  account: {
    en: "One's own account: profile, sessions, API keys",
    zh: "自己的账号：资料、登录设备、API 密钥",
  },
  own: {
    en: "One's own résumés, applications and career plans",
    zh: "自己的简历、申请和职业规划",
  },
  "jobs.read": {
    en: "Jobs: those of one's team; for candidates, the open ones",
    zh: "职位：自己团队的；候选人则为开放的职位",
  },
  "jobs.all": { en: "All jobs", zh: "全部职位" },
  "jobs.write": {
    en: "Add, change and close jobs, and choose their teams",
    zh: "新建、修改、关闭职位，选择职位团队",
  },
  "person.read": {
    en: "People who applied for one's jobs, or whom one interviews",
    zh: "申请自己职位的人，或自己要面试的人",
  },
  "people.read": { en: "Lists of people, search, labels", zh: "人才列表、搜索、标签" },
  "people.all": { en: "All people", zh: "全部人才" },
  "people.write": {
    en: "Add, change, merge and assess people",
    zh: "添加、修改、合并、评估人才",
  },
  "notes.write": { en: "Notes about the people whom one sees", zh: "为能看到的人写备注" },
  "interviews.read": {
    en: "Interviews: one's own, or those of one's jobs",
    zh: "面试：自己的，或自己职位的",
  },
  "interviews.all": {
    en: "All interviews, interviewers and free times",
    zh: "全部面试、面试官和空闲时间",
  },
  "interviews.write": { en: "Interviewers and their calendars", zh: "面试官及其日历" },
  "hiring.read": { en: "Today, reports, mail, templates", zh: "今日、报表、邮件、模板" },
  "hiring.write": {
    en: "Mail, stages, interviews and other effects, with their approval",
    zh: "邮件、阶段、面试等操作（按需审批）",
  },
  assistant: {
    en: "The recruiting assistant and its workflows",
    zh: "招聘助手及其流程",
  },
  "approvals.read": { en: "Pending approvals", zh: "待审批事项" },
  "approvals.answer": { en: "Approve and reject", zh: "批准和驳回" },
  "runs.read": { en: "Runs, plans and their files", zh: "运行、计划及其文件" },
  "runs.write": {
    en: "Start and change runs, plans and files",
    zh: "启动和修改运行、计划和文件",
  },
  "language.use": { en: "What a sentence means; translation", zh: "理解语句、翻译" },
  "language.teach": {
    en: "Examples that the reader learns from",
    zh: "供语言理解学习的例句",
  },
  "policy.read": { en: "The guardrail policy", zh: "护栏策略" },
  "policy.write": { en: "Changing the guardrail policy", zh: "修改护栏策略" },
  "audit.read": {
    en: "Who did what, and what the guardrails stopped",
    zh: "操作记录，以及护栏拦截了什么",
  },
  "usage.read": {
    en: "What models were asked, and what that cost",
    zh: "模型的用量和费用",
  },
  "models.read": { en: "Which models are used", zh: "使用了哪些模型" },
  "models.write": { en: "Choosing models", zh: "选择模型" },
  "workspace.manage": {
    en: "Deleting plans and files, the demo workspace, the search index, the mail servers, retention and legal holds",
    zh: "删除计划和文件、演示数据、搜索索引、邮件服务器、保留期限和法律保留",
  },
  "members.read": { en: "Members and their roles", zh: "成员及其角色" },
  "members.manage": {
    en: "Inviting, changing roles, removing, links for new passwords, ending sessions",
    zh: "邀请成员、修改角色、移除成员、重设密码链接、让成员退出登录",
  },
  server: {
    en: "Settings, checks, log and metrics of the server; for owners of the first organisation",
    zh: "服务器的设置、检查、日志和指标；仅限第一个组织的所有者",
  },
};
