/**
 * The only reader of the environment. It is read once, checked as a whole, and every mistake is
 * reported at once with its variable's name. Nothing else in Bole may look at `process.env`.
 */

import { resolve } from "node:path";
import type { SsoSettings } from "@bole/accounts";
import { closest, type MailAddress } from "@bole/base";
import { type ModelEndpoint, type ResolvedChains, resolveChains } from "@bole/models/choice";
import { serverErrors } from "../errors.ts";
import type { Mode } from "../http/contract/health.ts";
import type { Setting } from "../http/contract/system.ts";
import { crossCheck, type SoundValues } from "./cross-checks.ts";
import { settingsInForce } from "./in-force.ts";
import { secretsOfUrl } from "./mask.ts";
import { type MemoryPlace, memoryPlace } from "./memory-place.ts";
import type { Mistake } from "./mistake.ts";
import { Environment, notes, type Values } from "./settings.ts";
import { isTaskVariable, readTaskModels, type TaskModels } from "./task-models.ts";

export type Env = Readonly<Record<string, string | undefined>>;

export interface Config {
  readonly mode: Mode;
  readonly port: number;
  readonly host: string;
  /** Whether people sign in. */
  readonly accounts: boolean;
  /** How many proxies before this server say for whom they ask. */
  readonly proxyHops: number;
  /** The provider that people sign in at, beside this server. */
  readonly sso: SsoSettings | undefined;
  /** Absolute. */
  readonly dataFolder: string;
  readonly logLevel: Values["BOLE_LOG_LEVEL"];
  /** Whether the level was asked for, or is only the default. */
  readonly logLevelChosen: boolean;
  readonly databaseUrl: string | undefined;
  readonly redisUrl: string | undefined;
  /** Where runs, plans and files are kept. */
  readonly memory: MemoryPlace;
  /** Modules with agents, and the folder that their paths begin at; undefined for the example. */
  readonly agents: { readonly modules: readonly string[]; readonly cwd: string } | undefined;
  /** Where traces go; undefined for nowhere. */
  readonly otlpUrl: string | undefined;
  /** In the order in which they are asked; empty where none is configured. */
  readonly models: readonly ModelEndpoint[];
  /** For single tasks, instead of those. */
  readonly taskModels: ResolvedChains["taskModels"];
  /** What redacted personal data is locked with; undefined for a key file in the data folder. */
  readonly secret: string | undefined;
  readonly smtpUrl: string | undefined;
  /** Who mails are from. */
  readonly mailFrom: MailAddress | undefined;
  readonly postalAddress: string | undefined;
  /** Where people outside reach us, without a slash at the end; undefined for this machine. */
  readonly publicUrl: string | undefined;
  /** How long an approved mail can be taken back before it leaves. */
  readonly mailUndoMs: number;
  /** Whether mail is sent and fetched at all. */
  readonly mailIsOn: boolean;
  /** Whether calendars of this machine and of private networks may be subscribed to. */
  readonly privateFeeds: boolean;
  /** Whether a serving process also does the runs of the queue. */
  readonly works: boolean;
  /** Work of one tenant at the same time, of all processes on one PostgreSQL together. */
  readonly tenantWork: number;
  readonly shutdownMs: number;
  /** How long the event loop may stand still; 0 for ever. */
  readonly stallMs: number;
  readonly maxBodyBytes: number;
  /** Of a request that brings files. */
  readonly maxImportBytes: number;
  /** Whether a workspace without data begins with the demo. */
  readonly demo: boolean;
  /** What is in force, safe to show. */
  readonly settings: readonly Setting[];
  /** Texts that must never be written anywhere. */
  readonly secrets: readonly string[];
}

export function loadConfig(env: Env, cwd: string): Config {
  const { config, issues } = inspectEnvironment(env, cwd);
  if (config === undefined) throw configInvalid(issues);
  return config;
}

export function configInvalid(issues: readonly Mistake[]) {
  const variables = issues.map(({ path }) => path).join(", ");
  return serverErrors.error("config-invalid", {
    detail: `The environment has ${issues.length === 1 ? "a mistake" : `${issues.length} mistakes`}: ${variables}.`,
    issues: issues.map(({ path, text }) => ({ path, message: text.en })),
    data: { variables, issues_zh: issues.map(({ path, text }) => `${path} ${text.zh}`) },
  });
}

/** What can be said of an environment, also of one with mistakes. */
export interface Inspection {
  readonly settings: readonly Setting[];
  readonly issues: readonly Mistake[];
  /** Missing where there are issues. */
  readonly config: Config | undefined;
}

export function inspectEnvironment(env: Env, cwd: string): Inspection {
  // An empty variable is an unset one: that is how compose files and shells switch a setting off.
  const given = Object.fromEntries(
    Object.entries(env).filter(([, text]) => text !== undefined && text.trim() !== ""),
  );
  const parsed = Environment.safeParse(given);
  const wrong = parsed.success
    ? []
    : parsed.error.issues.map(({ path, message }) => wrongValue(path.join("."), message));
  const sound = parsed.success ? parsed.data : soundOnes(given, wrong);
  const tasks = readTaskModels(given, Object.keys(Environment.shape));
  // One key and one address are for all the models that are named anywhere.
  const named = { ...sound, BOLE_MODEL: [...(sound.BOLE_MODEL ?? []), ...tasks.all] };
  const issues = [
    ...wrong,
    ...crossCheck(named, (variable) => variable in given),
    ...tasks.mistakes,
    ...unknownVariables(given),
  ];
  const settings = [
    ...settingsInForce(given, cwd, new Set(wrong.map(({ path }) => path))),
    ...tasks.settings,
  ];
  const isSound = parsed.success && issues.length === 0;
  return {
    settings,
    issues,
    config: isSound ? toConfig(parsed.data, tasks, settings, given, cwd) : undefined,
  };
}

function wrongValue(path: string, message: string): Mistake {
  const schema = Object.entries(Environment.shape).find(([variable]) => variable === path)?.[1];
  const zh = schema === undefined ? undefined : notes.get(schema)?.expectedZh;
  return { path, text: { en: message, zh: zh ?? message } };
}

/** The values that can be read in spite of the others, for the checks across variables. */
function soundOnes(given: Env, wrong: readonly Mistake[]): SoundValues {
  const rest = { ...given };
  for (const issue of wrong) delete rest[issue.path];
  const again = Environment.partial().safeParse(rest);
  return again.success ? again.data : {};
}

function unknownVariables(given: Env): Mistake[] {
  const known = Object.keys(Environment.shape);
  return Object.keys(given)
    .filter((name) => name.startsWith("BOLE_") && !known.includes(name))
    .filter((name) => !isTaskVariable(name, known))
    .map((name) => {
      const plain = name.replace(/^BOLE_/, "");
      const meant = known.includes(plain) ? plain : closest(name, known);
      return {
        path: name,
        text: {
          en: `is not a setting of Bole${meant === undefined ? "" : `; did you mean ${meant}?`}`,
          zh: `不是伯乐的设置${meant === undefined ? "" : `；是否想用 ${meant}？`}`,
        },
      };
    });
}

function ssoOf(values: Values): SsoSettings | undefined {
  const { BOLE_OIDC_ISSUER: issuer, BOLE_OIDC_CLIENT_ID: clientId } = values;
  if (issuer === undefined || clientId === undefined) return undefined;
  const { BOLE_OIDC_CLIENT_SECRET: clientSecret, BOLE_OIDC_NAME: name } = values;
  return { issuer, clientId, clientSecret, name, domains: values.BOLE_OIDC_DOMAINS ?? [] };
}

function toConfig(
  values: Values,
  tasks: TaskModels,
  settings: readonly Setting[],
  given: Env,
  cwd: string,
): Config {
  const dataFolder = resolve(cwd, values.BOLE_DATA);
  const memory = memoryPlace(values, dataFolder);
  const urls = [
    values.BOLE_DATABASE_URL,
    values.BOLE_REDIS_URL,
    values.BOLE_SMTP_URL,
    values.BOLE_MODEL_URL,
    values.OTEL_EXPORTER_OTLP_ENDPOINT,
  ];
  const secrets = urls.flatMap((url) => (url === undefined ? [] : secretsOfUrl(url)));
  for (const text of [values.BOLE_MODEL_KEY, values.BOLE_SECRET, values.BOLE_OIDC_CLIENT_SECRET])
    if (text !== undefined) secrets.push(text);
  return {
    mode: memory.kind === "sqlite" ? "embedded" : "distributed",
    port: values.PORT,
    host: values.BOLE_HOST,
    accounts: values.BOLE_ACCOUNTS === "on",
    proxyHops: values.BOLE_PROXY_HOPS,
    sso: ssoOf(values),
    dataFolder,
    logLevel: values.BOLE_LOG_LEVEL,
    logLevelChosen: given.BOLE_LOG_LEVEL !== undefined,
    databaseUrl: values.BOLE_DATABASE_URL,
    redisUrl: values.BOLE_REDIS_URL,
    memory,
    agents: values.BOLE_AGENTS && { modules: values.BOLE_AGENTS, cwd },
    otlpUrl: values.OTEL_EXPORTER_OTLP_ENDPOINT,
    ...resolveChains(
      values.BOLE_MODEL ?? [],
      tasks.choices,
      values.BOLE_MODEL_URL,
      values.BOLE_MODEL_KEY,
    ),
    secret: values.BOLE_SECRET,
    smtpUrl: values.BOLE_SMTP_URL,
    mailFrom: values.BOLE_MAIL_FROM,
    privateFeeds: values.BOLE_PRIVATE_FEEDS === "1",
    postalAddress: values.BOLE_POSTAL_ADDRESS,
    publicUrl: values.BOLE_PUBLIC_URL?.replace(/\/+$/, ""),
    mailUndoMs: values.BOLE_MAIL_UNDO_SECONDS * 1_000,
    works: values.BOLE_WORK === "on",
    tenantWork: values.BOLE_TENANT_WORK,
    mailIsOn: values.BOLE_MAIL === "on",
    shutdownMs: values.BOLE_SHUTDOWN_SECONDS * 1_000,
    stallMs: values.BOLE_STALL_SECONDS * 1_000,
    maxBodyBytes: values.BOLE_MAX_BODY_KB * 1_024,
    maxImportBytes: values.BOLE_MAX_IMPORT_MB * 1_048_576,
    demo: values.BOLE_DEMO === "1",
    settings,
    secrets,
  };
}
