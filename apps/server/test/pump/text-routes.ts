/** Every route that reads what somebody wrote, with a request that puts a text into it. */
import { TEXT_LIMITS } from "@bole/base";

export interface TextRequest {
  readonly method: "GET" | "POST" | "PUT" | "PATCH";
  readonly path: string;
  readonly type?: string;
  readonly body?: string;
}

export interface TextRoute {
  readonly name: string;
  /** The longest text that it takes. */
  readonly limit: number;
  readonly request: (text: string, world: World) => TextRequest;
}

/** What was made beforehand, so that there is something to talk about. */
export interface World {
  readonly resume_id: string;
  readonly person_id: string;
  readonly job_id: string;
  /** A new one each time: a conversation that waits reads answers, not wishes. */
  readonly session: () => string;
}

const json = (method: TextRequest["method"], path: string, body: unknown): TextRequest => ({
  method,
  path,
  type: "application/json",
  body: JSON.stringify(body),
});
const post = (path: string, body: unknown) => json("POST", path, body);

const RESUME = {
  basic: { name: "张三", phone: "13800138000", email: "zhangsan@example.com", location: "上海" },
  workExperience: [
    {
      company: "字节跳动",
      position: "后端工程师",
      startDate: "2020-07",
      endDate: "至今",
      description: "负责推荐系统。",
    },
  ],
  education: [
    {
      school: "清华大学",
      degree: "本科",
      major: "计算机",
      startDate: "2016-09",
      endDate: "2020-06",
    },
  ],
  skillContent: "Python, Go",
};

const mail = (text: string) =>
  [
    "From: Ann Lee <ann.lee@example.com>",
    "To: hiring@example.com",
    `Subject: =?utf-8?B?${Buffer.from(text.slice(0, 300)).toString("base64")}?=`,
    `Message-ID: <${Math.abs(hash(text))}.${text.length}@example.com>`,
    "Date: Mon, 16 Nov 2026 09:00:00 +0000",
    "MIME-Version: 1.0",
    "Content-Type: text/plain; charset=utf-8",
    "Content-Transfer-Encoding: base64",
    "",
    Buffer.from(text).toString("base64"),
  ].join("\r\n");

const hash = (text: string) =>
  [...text].reduce((sum, sign) => (sum * 31 + sign.charCodeAt(0)) | 0, 7);

export const TEXT_ROUTES: readonly TextRoute[] = [
  {
    name: "résumé chat",
    limit: TEXT_LIMITS.resume_message,
    request: (message) => post("/agent/cv-tools", { message, resume_data: RESUME }),
  },
  {
    name: "résumé chat, stored",
    limit: TEXT_LIMITS.resume_message,
    request: (message, { resume_id }) =>
      post("/agent/cv-tools", { message, resume_id, mode: "propose" }),
  },
  {
    name: "résumé chat, long résumé",
    limit: TEXT_LIMITS.resume_message,
    request: (text) =>
      post("/agent/cv-tools", {
        message: "润色一下字节的工作描述",
        resume_data: {
          ...RESUME,
          workExperience: [{ ...RESUME.workExperience[0], description: text }],
        },
      }),
  },
  {
    name: "recruiter chat",
    limit: TEXT_LIMITS.chat_message,
    request: (message, { session }) => post("/agent/chat", { message, session_id: session() }),
  },
  {
    name: "recruiter chat, about a job",
    limit: TEXT_LIMITS.chat_message,
    request: (message, { session, job_id }) =>
      post("/agent/chat", { message, session_id: session(), context: { job_id } }),
  },
  {
    name: "recruiter chat, with an advertisement",
    limit: 200_000,
    request: (text, { session }) =>
      post("/agent/chat", {
        message: "请发布这个职位",
        session_id: session(),
        attachments: [{ kind: "job", name: "job.txt", text }],
      }),
  },
  {
    name: "recruiter chat, with a résumé",
    limit: 200_000,
    request: (text, { session }) =>
      post("/agent/chat", {
        message: "导入这份简历",
        session_id: session(),
        attachments: [{ kind: "resume", name: "resume.txt", text }],
      }),
  },
  {
    name: "guardrails, input",
    limit: TEXT_LIMITS.guardrail_check,
    request: (text) => post("/guardrails/check", { text, direction: "input" }),
  },
  {
    name: "guardrails, document",
    limit: TEXT_LIMITS.guardrail_check,
    request: (text) => post("/guardrails/check", { text, direction: "input", source: "document" }),
  },
  {
    name: "guardrails, output",
    limit: TEXT_LIMITS.guardrail_check,
    request: (text) =>
      post("/guardrails/check", { text, direction: "output", facts: ["Ann Lee, 5 years"] }),
  },
  {
    name: "guardrails, a caller's pattern",
    limit: 2_000,
    request: (text) =>
      post("/guardrails/check", {
        text: JSON.stringify({ name: text }),
        direction: "output",
        schema: {
          type: "object",
          properties: { name: { type: "string", pattern: "^(a+)+$|^(\\S+\\s?)*$" } },
        },
      }),
  },
  {
    name: "guardrails, redact",
    limit: TEXT_LIMITS.guardrail_check,
    request: (text) => post("/guardrails/redact", { text }),
  },
  {
    name: "job reading",
    limit: TEXT_LIMITS.job_posting,
    request: (text) => post("/jobs/read", { text }),
  },
  {
    name: "inbound mail",
    limit: TEXT_LIMITS.inbound_mail,
    request: (text) => ({
      method: "POST",
      path: "/emails/inbound",
      type: "message/rfc822",
      body: mail(text),
    }),
  },
  {
    name: "career, beginning",
    limit: TEXT_LIMITS.career_message,
    request: (message) => post("/career/sessions", { message, user_profile: {} }),
  },
  {
    name: "recommendation",
    limit: TEXT_LIMITS.recommendation,
    request: (user_input) => post("/recommend", { user_input }),
  },
  {
    name: "recommendation, why not",
    limit: TEXT_LIMITS.recommendation,
    request: (user_input, { job_id }) =>
      post("/recommend/why-not", { user_input, item_id: job_id }),
  },
  {
    name: "search",
    limit: TEXT_LIMITS.search,
    request: (q) => ({ method: "GET", path: `/search?q=${encodeURIComponent(q)}` }),
  },
  {
    name: "candidates",
    limit: TEXT_LIMITS.search,
    request: (q) => ({ method: "GET", path: `/candidates?q=${encodeURIComponent(q)}` }),
  },
  {
    name: "a goal",
    limit: TEXT_LIMITS.plan_goal,
    request: (user_input) => post("/runs", { user_input }),
  },
  {
    name: "plan validation",
    limit: TEXT_LIMITS.plan_goal,
    request: (text) =>
      post("/plans/validate", {
        plan: { steps: [{ id: "1", action: "write_article", args: { topic: text } }] },
      }),
  },
  {
    name: "plan expressions",
    limit: TEXT_LIMITS.plan_goal,
    request: (text) =>
      post("/plans/validate", {
        plan: { steps: [{ id: "1", action: "write_article", args: { topic: `\${${text}` } }] },
      }),
  },
  {
    name: "mail template, preview",
    limit: TEXT_LIMITS.mail_template,
    request: (text, { person_id, job_id }) =>
      post("/mail-templates/preview", {
        template: {
          name: "t",
          about: "outreach",
          language: "en",
          subject: "Hello",
          text: `{{${text}`,
        },
        person_id,
        job_id,
      }),
  },
  {
    name: "résumé edit",
    limit: TEXT_LIMITS.resume_message,
    request: (value, { resume_id }) =>
      json("PATCH", `/resumes/${resume_id}`, {
        base_version: 1,
        edits: [{ path: "skillContent", action: "add", value }],
      }),
  },
  {
    name: "a job",
    limit: 100_000,
    request: (description) => post("/jobs", { job: { title: "Welder", description } }),
  },
  {
    name: "a résumé",
    limit: TEXT_LIMITS.resume_message,
    request: (skillContent) => post("/resumes", { data: { basic: { name: "Bo" }, skillContent } }),
  },
  {
    name: "a file",
    limit: 100_000,
    request: (content) => json("PUT", "/vfs", { path: "/notes/pump.md", content }),
  },
];
