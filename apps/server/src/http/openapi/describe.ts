/** States what a route is for, what it answers and which problems it can have, in a few lines. */

import type { accountErrors } from "@bole/accounts/errors";
import type { baseErrors } from "@bole/base/errors";
import type { careerErrors } from "@bole/career/errors";
import type { engineErrors } from "@bole/engine/errors";
import type { guardrailErrors } from "@bole/guardrails/errors";
import type { languageErrors } from "@bole/language/errors";
import type { readingErrors } from "@bole/reading/errors";
import type { recommendErrors } from "@bole/recommend/errors";
import type { recruiterErrors } from "@bole/recruiter/errors";
import type { resumeErrors } from "@bole/resume/errors";
import type { talentErrors } from "@bole/talent/errors";
import type { MiddlewareHandler } from "hono";
import { describeRoute, resolver } from "hono-openapi";
import type { z } from "zod";
import type { ServerErrorCode } from "../../errors.ts";
import { Problem } from "../contract/problem.ts";
import { ERROR_CATALOGUE } from "../error-catalogue.ts";

export interface RouteDescription {
  readonly summary: string;
  readonly description?: string;
  readonly tag:
    | "Runs"
    | "Plans"
    | "Files"
    | "Approvals"
    | "Agents"
    | "Guardrails"
    | "Jobs"
    | "Candidates"
    | "Résumés"
    | "Recommendations"
    | "Career"
    | "Recruiter"
    | "Effects"
    | "Interviews"
    | "Emails"
    | "Search"
    | "Language"
    | "Accounts"
    | "Demo"
    | "System"
    | "Docs";
  readonly answer:
    | {
        readonly schema: z.ZodType;
        readonly contentType?: string;
        /** @default 200 */
        readonly status?: 200 | 202;
        readonly description: string;
      }
    | { readonly contentType: string; readonly description: string }
    | { readonly status: 204 | 302; readonly description: string };
  /** Problems beyond those that every route can have. */
  readonly errors?: readonly RouteErrorCode[];
}

/** A route answers with its own problems and with those of what it calls. */
export type RouteErrorCode =
  | keyof typeof baseErrors.table
  | keyof typeof accountErrors.table
  | ServerErrorCode
  | keyof typeof engineErrors.table
  | keyof typeof guardrailErrors.table
  | keyof typeof languageErrors.table
  | keyof typeof careerErrors.table
  | keyof typeof talentErrors.table
  | keyof typeof readingErrors.table
  | keyof typeof recommendErrors.table
  | keyof typeof recruiterErrors.table
  | keyof typeof resumeErrors.table;

/** Named, so that it is written once and referred to. */
const NAMED_PROBLEM = Problem.meta({ id: "Problem" });

const ALWAYS_POSSIBLE: readonly ServerErrorCode[] = ["foreign-host", "internal", "stopping"];

export function describe(route: RouteDescription): MiddlewareHandler {
  const { answer } = route;
  return describeRoute({
    summary: route.summary,
    ...(route.description !== undefined && { description: route.description }),
    tags: [route.tag],
    responses: {
      [("status" in answer && answer.status) || 200]: {
        description: answer.description,
        ...(("schema" in answer || "contentType" in answer) && { content: content(answer) }),
      },
      ...problemResponses([...(route.errors ?? []), ...ALWAYS_POSSIBLE]),
    },
  });
}

function content(answer: { schema?: z.ZodType; contentType?: string }) {
  const schema =
    answer.schema === undefined ? { type: "string" as const } : resolver(answer.schema);
  return { [answer.contentType ?? "application/json"]: { schema } };
}

/** One response per status, whose description lists the codes it can carry. */
function problemResponses(codes: readonly RouteErrorCode[]) {
  const entries = ERROR_CATALOGUE.filter((entry) => codes.some((code) => code === entry.code));
  const byStatus = Map.groupBy(entries, (entry) => entry.status);
  return Object.fromEntries(
    [...byStatus].map(([status, group]) => [
      String(status),
      {
        description: group.map(({ code, title }) => `\`${code}\`: ${title}`).join("\n\n"),
        content: {
          "application/problem+json": { schema: resolver(NAMED_PROBLEM) },
        },
      },
    ]),
  );
}
