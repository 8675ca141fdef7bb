/** Mistakes that only several variables together make, or that depend on what Bole can do yet. */
import { isIPv4 } from "node:net";
import type { ErrorIssue } from "@bole/base";
import { needsKey } from "./model-choice.ts";
import type { Values } from "./settings.ts";

function isLoopback(host: string): boolean {
  return host === "localhost" || host === "::1" || (isIPv4(host) && host.startsWith("127."));
}

/** The values that could be read; one that is wrong in itself is missing and reported elsewhere. */
export type SoundValues = { readonly [V in keyof Values]?: Values[V] | undefined };

type IsSet = (variable: keyof Values) => boolean;
type Check = (values: SoundValues, isSet: IsSet) => ErrorIssue | false | undefined;

const CHECKS: readonly Check[] = [
  ({ BOLE_HOST }) =>
    BOLE_HOST !== undefined &&
    !isLoopback(BOLE_HOST) && {
      path: "BOLE_HOST",
      message:
        "must be 127.0.0.1, ::1 or localhost: Bole has no authentication yet, so it refuses to be reachable from other machines",
    },
  (_, isSet) =>
    isSet("BOLE_DATABASE_URL") &&
    !isSet("BOLE_REDIS_URL") && {
      path: "BOLE_REDIS_URL",
      message: "must be set too when BOLE_DATABASE_URL is set",
    },
  (_, isSet) =>
    isSet("BOLE_REDIS_URL") &&
    !isSet("BOLE_DATABASE_URL") && {
      path: "BOLE_DATABASE_URL",
      message: "must be set too when BOLE_REDIS_URL is set",
    },
  ({ BOLE_MODEL }, isSet) =>
    BOLE_MODEL?.some(({ provider }) => provider === "openai-compatible") &&
    !isSet("BOLE_MODEL_URL") && {
      path: "BOLE_MODEL_URL",
      message: "must be set for a model of openai-compatible",
    },
  ({ BOLE_MODEL }, isSet) => {
    const keyed = BOLE_MODEL?.find(({ provider }) => needsKey(provider));
    return (
      keyed !== undefined &&
      !isSet("BOLE_MODEL_KEY") && {
        path: "BOLE_MODEL_KEY",
        message: `must be set for a model of ${keyed.provider}`,
      }
    );
  },
  ({ BOLE_MODEL = [] }) => {
    const keyed = new Set(BOLE_MODEL.map((choice) => choice.provider).filter(needsKey));
    return (
      keyed.size > 1 && {
        path: "BOLE_MODEL",
        message: `names ${[...keyed].join(" and ")}, but BOLE_MODEL_KEY is the key of one provider only`,
      }
    );
  },
];

export function crossCheck(values: SoundValues, isSet: IsSet): readonly ErrorIssue[] {
  return CHECKS.flatMap((check) => check(values, isSet) || []);
}
