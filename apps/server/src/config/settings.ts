/**
 * Every variable that Bole reads, as data. A new setting is one entry here; `bole config`, the
 * System page and the mistakes that are reported all follow from it.
 */
import { ModelChain, PROVIDERS } from "@bole/models/choice";
import { z } from "zod";
import type { Text } from "../http/contract/text.ts";
import {
  domainList,
  expectedZh,
  mailAddress,
  moduleList,
  oneOf,
  textFrom,
  textUpTo,
  urlOf,
  wholeNumber,
} from "./schemas.ts";

interface Notes {
  /** `all`: never shown. `url`: shown without its password. */
  readonly secret: "no" | "all" | "url";
  readonly about: Text;
  /** The text that stands in when the variable is unset; undefined where unset means off. */
  readonly fallback?: string;
  /** In Chinese, what the value must be. */
  readonly expectedZh?: string | undefined;
  /** Whether it names a file or folder, which is shown in full. */
  readonly isPath?: true;
}

export const notes = z.registry<Notes>();

function withDefault<S extends z.ZodType<unknown, string>>(
  schema: S,
  fallback: z.input<S> & string,
  note: Omit<Notes, "fallback" | "expectedZh">,
) {
  const setting = z.prefault(schema, fallback);
  notes.add(setting, { ...note, fallback, expectedZh: expectedZh.get(schema)?.zh });
  return setting;
}

function optional<S extends z.ZodType<unknown, string>>(
  schema: S,
  note: Omit<Notes, "fallback" | "expectedZh">,
) {
  const setting = z.optional(schema);
  notes.add(setting, { ...note, expectedZh: expectedZh.get(schema)?.zh });
  return setting;
}

const modelChain = ModelChain.register(expectedZh, {
  zh: `格式必须是 provider:name，provider 为以下之一：${PROVIDERS.join("、")}`,
});

export const Environment = z.object({
  PORT: withDefault(wholeNumber(0, 65_535), "4100", {
    secret: "no",
    about: { en: "Port to listen on; 0 picks a free one", zh: "监听端口；0 表示自动选择空闲端口" },
  }),
  BOLE_HOST: withDefault(z.string(), "127.0.0.1", {
    secret: "no",
    about: {
      en: "Address to listen on; anything but loopback needs BOLE_ACCOUNTS=on and BOLE_PUBLIC_URL",
      zh: "监听地址；非本机回环地址需要 BOLE_ACCOUNTS=on 和 BOLE_PUBLIC_URL",
    },
  }),
  BOLE_ACCOUNTS: withDefault(oneOf(["off", "on"]), "off", {
    secret: "no",
    about: {
      en: "Whether people sign in; off, everybody on this machine is its one owner",
      zh: "是否需要登录；off 表示本机上的任何人都是唯一的所有者",
    },
  }),
  BOLE_OIDC_ISSUER: optional(urlOf(["http", "https"], "https://login.example.com"), {
    secret: "no",
    about: {
      en: "OpenID Connect provider that people sign in at; unset, they sign in here only",
      zh: "用于登录的 OpenID Connect 服务；未设置时只能在伯乐登录",
    },
  }),
  BOLE_OIDC_CLIENT_ID: optional(textUpTo(500), {
    secret: "no",
    about: { en: "What the provider knows Bole as", zh: "登录服务给伯乐的客户端 ID" },
  }),
  BOLE_OIDC_CLIENT_SECRET: optional(z.string(), {
    secret: "all",
    about: {
      en: "Bole's secret at the provider; unset for a public client",
      zh: "登录服务给伯乐的客户端密钥；公共客户端不设置",
    },
  }),
  BOLE_OIDC_DOMAINS: optional(domainList, {
    secret: "no",
    about: {
      en: "Mail domains that the provider may speak for, separated by commas",
      zh: "由登录服务确认的邮箱域名，用逗号分隔",
    },
  }),
  BOLE_OIDC_NAME: withDefault(textUpTo(60), "SSO", {
    secret: "no",
    about: { en: "What the provider is called on the sign-in page", zh: "登录页上登录服务的名称" },
  }),
  BOLE_PROXY_HOPS: withDefault(wholeNumber(0, 10), "0", {
    secret: "no",
    about: {
      en: "How many proxies of yours stand before Bole and add to X-Forwarded-For; 0 believes no such header",
      zh: "伯乐前面有几层会写入 X-Forwarded-For 的自有代理；0 表示不采信该请求头",
    },
  }),
  BOLE_DATA: withDefault(z.string(), "./data", {
    secret: "no",
    isPath: true,
    about: { en: "Folder that holds all data", zh: "存放全部数据的文件夹" },
  }),
  BOLE_LOG_LEVEL: withDefault(oneOf(["trace", "debug", "info", "warn", "error", "fatal"]), "info", {
    secret: "no",
    about: {
      en: "Least serious log line on stderr; unset, a terminal shows only warn and above",
      zh: "写入标准错误的最低日志级别；未设置时终端只显示 warn 及以上",
    },
  }),
  BOLE_MEMORY: withDefault(oneOf(["sql", "redis"]), "sql", {
    secret: "no",
    about: {
      en: "Where runs, plans and files are kept: sql is a file in the data folder, or BOLE_DATABASE_URL; redis is BOLE_REDIS_URL",
      zh: "运行、计划和文件的存放处：sql 为数据文件夹中的文件或 BOLE_DATABASE_URL；redis 为 BOLE_REDIS_URL",
    },
  }),
  BOLE_DATABASE_URL: optional(
    urlOf(["postgres", "postgresql"], "postgres://user:password@host:5432/bole"),
    {
      secret: "url",
      about: {
        en: "PostgreSQL, instead of a file in the data folder; several Boles may share it",
        zh: "PostgreSQL 地址，代替数据文件夹中的文件；可由多个伯乐进程共用",
      },
    },
  ),
  BOLE_REDIS_URL: optional(urlOf(["redis", "rediss"], "redis://host:6379"), {
    secret: "url",
    about: {
      en: "Redis: all data with BOLE_MEMORY=redis, or the cache of agents' answers beside PostgreSQL",
      zh: "Redis 地址：BOLE_MEMORY=redis 时保存全部数据，或在 PostgreSQL 旁缓存智能体的回答",
    },
  }),
  BOLE_AGENTS: optional(moduleList, {
    secret: "no",
    about: {
      en: "Modules with agents and planners, separated by commas; unset, the example newsroom",
      zh: "提供智能体和规划器的模块，用逗号分隔；未设置时使用示例 newsroom",
    },
  }),
  OTEL_EXPORTER_OTLP_ENDPOINT: optional(urlOf(["http", "https"], "http://localhost:4318"), {
    secret: "url",
    about: {
      en: "OpenTelemetry collector that gets traces, over HTTP; unset, nothing is traced",
      zh: "接收追踪数据的 OpenTelemetry 收集器（HTTP）；未设置时不追踪",
    },
  }),
  BOLE_MODEL: optional(modelChain, {
    secret: "no",
    about: {
      en: "Language model as provider:name; several, separated by commas, stand in for each other",
      zh: "语言模型，格式为 provider:name；用逗号分隔多个，依次作为后备",
    },
  }),
  BOLE_MODEL_URL: optional(urlOf(["http", "https"], "http://localhost:11434/v1"), {
    secret: "url",
    about: { en: "Address of the model's API", zh: "模型接口的地址" },
  }),
  BOLE_MODEL_KEY: optional(z.string(), {
    secret: "all",
    about: { en: "Key of the model's API", zh: "模型接口的密钥" },
  }),
  BOLE_SECRET: optional(textFrom(16), {
    secret: "all",
    about: {
      en: "What redacted personal data is locked with, 16 characters or more; unset, a key file in the data folder; processes that share PostgreSQL or Redis need the same",
      zh: "用于加密被遮盖的个人信息，至少 16 个字符；未设置时使用数据文件夹中的密钥文件；共用 PostgreSQL 或 Redis 的进程必须设为相同的值",
    },
  }),
  BOLE_SMTP_URL: optional(urlOf(["smtp", "smtps"], "smtps://user:password@mail.example.com"), {
    secret: "url",
    about: {
      en: "Server that sends mail; unset, mail stays in the local outbox",
      zh: "发送邮件的服务器；未设置时邮件留在本地发件箱",
    },
  }),
  BOLE_MAIL_FROM: optional(mailAddress, {
    secret: "no",
    about: {
      en: "Who mails are from; needed to send by BOLE_SMTP_URL",
      zh: "邮件的发件人；通过 BOLE_SMTP_URL 发送时必须设置",
    },
  }),
  BOLE_POSTAL_ADDRESS: optional(textUpTo(300), {
    secret: "no",
    about: {
      en: "The sender's postal address, which stands below outreach; needed to send that by BOLE_SMTP_URL",
      zh: "发件人的通讯地址，写在外联邮件末尾；通过 BOLE_SMTP_URL 发送外联邮件时必须设置",
    },
  }),
  BOLE_PUBLIC_URL: optional(urlOf(["http", "https"], "https://jobs.example.com"), {
    secret: "no",
    about: {
      en: "Address at which people outside reach the links in mails; unset, that of this machine",
      zh: "外部人员打开邮件中链接所用的地址；未设置时为本机地址",
    },
  }),
  BOLE_MAIL_UNDO_SECONDS: withDefault(wholeNumber(0, 3_600), "10", {
    secret: "no",
    about: {
      en: "How long an approved mail can be taken back before it leaves; 0 sends at once",
      zh: "邮件批准后、发出前可以撤回的秒数；0 表示立即发送",
    },
  }),
  BOLE_MAIL: withDefault(oneOf(["on", "off"]), "on", {
    secret: "no",
    about: {
      en: "off: mail is neither sent nor fetched, whatever servers are set; what is queued waits",
      zh: "off：无论设置了什么服务器，都不收发邮件；待发邮件会等待",
    },
  }),
  BOLE_PRIVATE_FEEDS: withDefault(oneOf(["0", "1"]), "0", {
    secret: "no",
    about: {
      en: "Whether calendars on this machine and in private networks may be subscribed to; 1 for yes",
      zh: "是否允许订阅本机和内网中的日历；1 表示允许",
    },
  }),
  BOLE_DEMO: withDefault(oneOf(["0", "1"]), "1", {
    secret: "no",
    about: {
      en: "Whether a Bole without data begins with a demo workspace; 0 for none",
      zh: "没有数据时是否载入演示工作区；0 表示不载入",
    },
  }),
  BOLE_WORK: withDefault(oneOf(["on", "off"]), "on", {
    secret: "no",
    about: {
      en: "Whether `bole serve` on PostgreSQL also does runs, mails and other work; `off` leaves them to `bole worker`",
      zh: "使用 PostgreSQL 时，`bole serve` 是否也执行运行、邮件等任务；`off` 表示交给 `bole worker`",
    },
  }),
  BOLE_TENANT_WORK: withDefault(wholeNumber(1, 10_000), "64", {
    secret: "no",
    about: {
      en: "On PostgreSQL: runs, imports and other work of one organisation at the same time, of all processes together",
      zh: "使用 PostgreSQL 时，一个组织在所有进程中同时进行的运行、导入等任务数量上限",
    },
  }),
  BOLE_SHUTDOWN_SECONDS: withDefault(wholeNumber(0, 3_600), "10", {
    secret: "no",
    about: {
      en: "How long requests in flight may take to finish when Bole stops",
      zh: "停止时，等待进行中的请求完成的最长秒数",
    },
  }),
  BOLE_STALL_SECONDS: withDefault(wholeNumber(0, 3_600), "30", {
    secret: "no",
    about: {
      en: "How long the event loop may stand still before the process is ended; 0 for ever",
      zh: "事件循环停顿多少秒后强制结束进程；0 表示不限",
    },
  }),
  BOLE_MAX_BODY_KB: withDefault(wholeNumber(1, 1_048_576), "1024", {
    secret: "no",
    about: { en: "Largest request body, in kB", zh: "请求体的最大大小（kB）" },
  }),
  BOLE_MAX_IMPORT_MB: withDefault(wholeNumber(1, 1_024), "64", {
    secret: "no",
    about: {
      en: "Largest request that brings files, in MB",
      zh: "上传文件的请求的最大大小（MB）",
    },
  }),
});
export type Values = z.infer<typeof Environment>;
