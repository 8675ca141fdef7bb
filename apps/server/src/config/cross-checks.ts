/** Mistakes that only several variables together make, or that depend on what Bole can do yet. */
import { isIPv4 } from "node:net";
import { needsKey } from "@bole/models/choice";
import type { Mistake } from "./mistake.ts";
import type { Values } from "./settings.ts";

function isLoopback(host: string): boolean {
  return host === "localhost" || host === "::1" || (isIPv4(host) && host.startsWith("127."));
}

/** Whether what is sent to an address cannot be read on the way. */
function isPrivate(url: string | undefined): boolean {
  const parsed = url === undefined ? null : URL.parse(url);
  return parsed !== null && (parsed.protocol === "https:" || isLoopback(parsed.hostname));
}

/** The values that could be read; one that is wrong in itself is missing and reported elsewhere. */
export type SoundValues = { readonly [V in keyof Values]?: Values[V] | undefined };

type IsSet = (variable: keyof Values) => boolean;
type Check = (values: SoundValues, isSet: IsSet) => Mistake | false | undefined;

const CHECKS: readonly Check[] = [
  ({ BOLE_HOST, BOLE_ACCOUNTS }) =>
    BOLE_HOST !== undefined &&
    !isLoopback(BOLE_HOST) &&
    BOLE_ACCOUNTS !== "on" && {
      path: "BOLE_HOST",
      text: {
        en: "must be 127.0.0.1, ::1 or localhost unless BOLE_ACCOUNTS is on: without accounts, Bole refuses to be reachable from other machines",
        zh: "必须是 127.0.0.1、::1 或 localhost，除非 BOLE_ACCOUNTS 为 on：没有账号时，伯乐拒绝被其他机器访问",
      },
    },
  ({ BOLE_HOST, BOLE_ACCOUNTS, BOLE_PUBLIC_URL }) =>
    BOLE_HOST !== undefined &&
    !isLoopback(BOLE_HOST) &&
    BOLE_ACCOUNTS === "on" &&
    !isPrivate(BOLE_PUBLIC_URL) && {
      path: "BOLE_PUBLIC_URL",
      text: {
        en: "must be the https address at which people reach Bole when BOLE_HOST is not loopback: passwords and sessions must not travel in the open",
        zh: "BOLE_HOST 不是本机回环地址时，必须是用户访问伯乐的 https 地址：密码和会话不能明文传输",
      },
    },
  ({ BOLE_OIDC_ISSUER }) =>
    BOLE_OIDC_ISSUER !== undefined &&
    !isPrivate(BOLE_OIDC_ISSUER) && {
      path: "BOLE_OIDC_ISSUER",
      text: { en: "must begin with https://", zh: "必须以 https:// 开头" },
    },
  ({ BOLE_ACCOUNTS }, isSet) =>
    isSet("BOLE_OIDC_ISSUER") &&
    BOLE_ACCOUNTS === "off" && {
      path: "BOLE_OIDC_ISSUER",
      text: { en: "needs BOLE_ACCOUNTS=on", zh: "需要 BOLE_ACCOUNTS=on" },
    },
  ...(["BOLE_OIDC_CLIENT_ID", "BOLE_OIDC_DOMAINS"] as const).map(
    (path): Check =>
      (_, isSet) =>
        isSet("BOLE_OIDC_ISSUER") &&
        !isSet(path) && {
          path,
          text: {
            en: "must be set with BOLE_OIDC_ISSUER",
            zh: "在设置 BOLE_OIDC_ISSUER 时必须设置",
          },
        },
  ),
  ({ BOLE_MEMORY }, isSet) =>
    BOLE_MEMORY === "redis" &&
    !isSet("BOLE_REDIS_URL") && {
      path: "BOLE_REDIS_URL",
      text: {
        en: "must be set when BOLE_MEMORY is redis",
        zh: "在 BOLE_MEMORY 为 redis 时必须设置",
      },
    },
  // Runs in Redis and people in a folder would be two halves that nobody backs up or moves together.
  ({ BOLE_MEMORY }, isSet) =>
    BOLE_MEMORY === "redis" &&
    !isSet("BOLE_DATABASE_URL") && {
      path: "BOLE_DATABASE_URL",
      text: {
        en: "must be set when BOLE_MEMORY is redis: runs would be in Redis and people in the data folder of one server",
        zh: "在 BOLE_MEMORY 为 redis 时必须设置：否则运行在 Redis 中，而人员数据在某一台服务器的数据文件夹中",
      },
    },
  // Until data really goes there, nobody shall believe that it does.
  ({ BOLE_MEMORY }, isSet) =>
    BOLE_MEMORY === "sql" &&
    isSet("BOLE_REDIS_URL") &&
    !isSet("BOLE_DATABASE_URL") && {
      path: "BOLE_REDIS_URL",
      text: {
        en: "would not be used: set BOLE_MEMORY=redis to keep everything there, or BOLE_DATABASE_URL to have a cache beside PostgreSQL",
        zh: "不会被使用：设置 BOLE_MEMORY=redis 可把全部数据保存在其中，或同时设置 BOLE_DATABASE_URL，把它用作 PostgreSQL 旁的缓存",
      },
    },
  ({ BOLE_MODEL }, isSet) =>
    BOLE_MODEL?.some(({ provider }) => provider === "openai-compatible") &&
    !isSet("BOLE_MODEL_URL") && {
      path: "BOLE_MODEL_URL",
      text: {
        en: "must be set for a model of openai-compatible",
        zh: "在使用 openai-compatible 的模型时必须设置",
      },
    },
  ({ BOLE_MODEL }, isSet) => {
    const keyed = BOLE_MODEL?.find(({ provider }) => needsKey(provider));
    return (
      keyed !== undefined &&
      !isSet("BOLE_MODEL_KEY") && {
        path: "BOLE_MODEL_KEY",
        text: {
          en: `must be set for a model of ${keyed.provider}`,
          zh: `在使用 ${keyed.provider} 的模型时必须设置`,
        },
      }
    );
  },
  ({ BOLE_MODEL = [] }) => {
    const keyed = new Set(BOLE_MODEL.map((choice) => choice.provider).filter(needsKey));
    return (
      keyed.size > 1 && {
        path: "BOLE_MODEL",
        text: {
          en: `names ${[...keyed].join(" and ")}, but BOLE_MODEL_KEY is the key of one provider only`,
          zh: `同时用到 ${[...keyed].join("、")}，但 BOLE_MODEL_KEY 只是一个提供方的密钥`,
        },
      }
    );
  },
];

export function crossCheck(values: SoundValues, isSet: IsSet): readonly Mistake[] {
  return CHECKS.flatMap((check) => check(values, isSet) || []);
}
