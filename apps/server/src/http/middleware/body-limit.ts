/** Refuses a body that is too large, whether it says so in advance or not. Files may be larger. */
import type { MiddlewareHandler } from "hono";
import { bodyLimit as honoBodyLimit } from "hono/body-limit";
import type { Config } from "../../config/load-config.ts";
import { serverErrors } from "../../errors.ts";
import type { AppEnv } from "../app-env.ts";

const FOR_FILES: ReadonlySet<string> = new Set([
  "/api/candidates/import",
  "/api/resumes/import",
  "/api/emails/inbound",
  "/api/agent/attachments",
  "/api/agent/chat",
]);

/** An interviewer's calendar, which programs export whole. */
const CALENDAR = /^\/api\/interviewers\/[^/]+\/calendar$/;

export function bodyLimit({
  maxBodyBytes,
  maxImportBytes,
}: Pick<Config, "maxBodyBytes" | "maxImportBytes">): MiddlewareHandler<AppEnv> {
  const usual = limitOf(maxBodyBytes, "BOLE_MAX_BODY_KB");
  const forFiles = limitOf(maxImportBytes, "BOLE_MAX_IMPORT_MB");
  return (c, next) => {
    const { path } = c.req;
    return (FOR_FILES.has(path) || CALENDAR.test(path) ? forFiles : usual)(c, next);
  };
}

function limitOf(maxBytes: number, setting: string): MiddlewareHandler<AppEnv> {
  return honoBodyLimit({
    maxSize: maxBytes,
    onError: () => {
      throw serverErrors.error("body-too-large", {
        detail: `The body is larger than ${maxBytes / 1_024} kB, which ${setting} sets.`,
        data: { max_bytes: maxBytes, setting },
      });
    },
  });
}
