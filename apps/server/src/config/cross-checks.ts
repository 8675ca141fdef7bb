/** Mistakes that only several variables together make, or that depend on what Bole can do yet. */
import { isIPv4 } from "node:net";
import { needsKey } from "@bole/models/choice";
import type { Mistake } from "./mistake.ts";
import type { Values } from "./settings.ts";

function isLoopback(host: string): boolean {
  return host === "localhost" || host === "::1" || (isIPv4(host) && host.startsWith("127."));
}

/** The values that could be read; one that is wrong in itself is missing and reported elsewhere. */
export type SoundValues = { readonly [V in keyof Values]?: Values[V] | undefined };

type IsSet = (variable: keyof Values) => boolean;
type Check = (values: SoundValues, isSet: IsSet) => Mistake | false | undefined;

const CHECKS: readonly Check[] = [
  ({ BOLE_HOST }) =>
    BOLE_HOST !== undefined &&
    !isLoopback(BOLE_HOST) && {
      path: "BOLE_HOST",
      text: {
        en: "must be 127.0.0.1, ::1 or localhost: Bole has no authentication yet, so it refuses to be reachable from other machines",
        zh: "必须是 127.0.0.1、::1 或 localhost：伯乐尚无登录验证，因此拒绝被其他机器访问",
      },
    },
  ({ BOLE_MEMORY }, isSet) =>
    BOLE_MEMORY === "redis" &&
    !isSet("BOLE_REDIS_URL") && {
      path: "BOLE_REDIS_URL",
      text: {
        en: "must be set when BOLE_MEMORY is redis",
        zh: "在 BOLE_MEMORY 为 redis 时必须设置",
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
