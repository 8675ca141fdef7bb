/** Errors as RFC 9457 problem details. Nothing of an unexpected error leaves the server but its code. */
import { type BoleError, isBoleError } from "@bole/base";
import type { Context } from "hono";
import { HTTPException } from "hono/http-exception";
import { serverErrors } from "../errors.ts";
import type { AppEnv } from "./app-env.ts";
import type { Problem } from "./contract/problem.ts";
import { type SpokenLanguage, spokenTo } from "./language.ts";
import { wordsOf } from "./problem-words/index.ts";

const UNEXPECTED = "An unexpected error; its cause stands in the server's log.";

/** The error that the client is told, whatever was thrown. */
export function asBoleError(thrown: unknown): BoleError {
  if (isBoleError(thrown)) return thrown;
  if (thrown instanceof HTTPException && thrown.status < 500)
    return serverErrors.error("invalid-request", thrown.message);
  return serverErrors.error("internal", { detail: UNEXPECTED, cause: thrown });
}

/** What the problem is told of: a request, by somebody who reads this language. */
export interface ProblemPlace {
  readonly instance: string;
  readonly requestId: string;
  readonly language: SpokenLanguage;
}

export function placeOf(c: Context<AppEnv>): ProblemPlace {
  return { instance: c.req.path, requestId: c.get("requestId"), language: spokenTo(c) };
}

export function toProblem(
  error: BoleError,
  { instance, requestId, language }: ProblemPlace,
): Problem {
  const { title, remedy } = wordsOf(error, language);
  return {
    type: `/api/docs/errors#${error.code}`,
    title,
    status: error.entry.status,
    detail: error.message,
    instance,
    code: error.code,
    remedy,
    request_id: requestId,
    ...(error.issues.length > 0 && { issues: [...error.issues] }),
    ...(Object.keys(error.data).length > 0 && { data: { ...error.data } }),
  };
}

export function problemResponse(problem: Problem, headers: Record<string, string> = {}): Response {
  return new Response(JSON.stringify(problem), {
    status: problem.status,
    headers: {
      "Content-Type": "application/problem+json",
      "Cache-Control": "no-store",
      ...headers,
    },
  });
}
