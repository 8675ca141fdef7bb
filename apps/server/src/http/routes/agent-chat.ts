import { Hono } from "hono";
import { z } from "zod";
import { permit } from "../../guardrails/permit.ts";
import { eventFrames } from "../../recruiter/event-frames.ts";
import { bytesOf, takeAttachment } from "../../recruiter/take-attachments.ts";
import { present } from "../../runs/present.ts";
import { acting } from "../../talent/acting.ts";
import type { AppDeps, AppEnv } from "../app-env.ts";
import { AttachedFiles, RecruiterChatRequest, RecruiterEvent } from "../contract/recruiter.ts";
import { FORM_ERRORS, filesOf } from "../form-files.ts";
import { BODY_ERRORS, jsonBody, requireJson } from "../json-body.ts";
import { describe } from "../openapi/describe.ts";
import { query } from "../query.ts";
import { sseResponse } from "../sse/sse-response.ts";
import { InTenant } from "../tenant.ts";

/** Programs seldom say in which zone times are meant; then it is the one of the profile. */
async function withOwnZone(
  context: NonNullable<RecruiterChatRequest["context"]> = {},
  user: string,
  { accounts }: Pick<AppDeps, "accounts">,
) {
  const time_zone = context.time_zone ?? (await accounts?.users.get(user))?.time_zone;
  return present({ ...context, ...(time_zone && { time_zone }) });
}

const FILES = { name: "files", most: 50 };

const OfKind = InTenant.extend({
  kind: z.enum(["job", "resume"]).describe("What the files are"),
});

export function agentChatRoutes(deps: AppDeps): Hono<AppEnv> {
  const { recruiter, talent, threads } = deps.host;
  return new Hono<AppEnv>()
    .post(
      "/agent/chat",
      describe({
        summary: "Says something to the recruiter",
        description:
          "A question is answered, a wish becomes a workflow, an answer to what a workflow asks continues it. " +
          "Events are `token`, `workflow_step`, `approval_needed`, `plan_preview`, `guardrail_warning` and, at the end, `done`, " +
          'each as `event: X` with `data: {"type": X, "content": …}`. They are kept: who loses the connection sends the ' +
          "same `session_id` and `message_id` again and is told the same from the beginning, or after `Last-Event-ID`.",
        tag: "Recruiter",
        answer: {
          schema: RecruiterEvent,
          contentType: "text/event-stream",
          description: "What comes of it, up to where it is done or waits for somebody",
        },
        errors: [
          ...BODY_ERRORS,
          "forbidden-tenant",
          "action-forbidden",
          "recruiter-session-unknown",
          "job-unknown",
          "person-unknown",
        ],
      }),
      requireJson,
      jsonBody(RecruiterChatRequest),
      async (c) => {
        const { tenant, attachments = [], ...request } = c.req.valid("json");
        const principal = await acting(c, deps, tenant, "edit_people");
        await permit(c, deps, principal.tenant, { kind: "start_run" });
        const files = attachments.map((one) => ({ ...one, bytes: bytesOf(one) }));
        const attached = await Promise.all(
          files.map((file) => takeAttachment(talent, principal, file.kind, file, threads)),
        );
        const sent = await recruiter.send(principal, {
          ...present(request),
          context: await withOwnZone(request.context, principal.user, deps),
          attached,
          files: files.filter(({ kind }) => kind === "resume"),
        });
        const frames = eventFrames((after, signal) =>
          recruiter.answer(principal.tenant, sent, { after, signal }),
        );
        return sseResponse(c, () => frames, deps);
      },
    )
    .post(
      "/agent/attachments",
      describe({
        summary: "Takes files for a conversation: a job's text, or résumés",
        description:
          "A multipart form whose fields `files` are the documents. A job's text becomes a draft of a job; " +
          "put the ids into the next message's `context`.",
        tag: "Recruiter",
        answer: { schema: AttachedFiles, description: "What became of each, in their order" },
        errors: [...FORM_ERRORS, "forbidden-tenant", "action-forbidden"],
      }),
      query(OfKind),
      async (c) => {
        const { tenant, kind } = c.req.valid("query");
        const may = kind === "job" ? "edit_jobs" : "edit_people";
        const principal = await acting(c, deps, tenant, may);
        const files = await filesOf(c.req, FILES);
        const attachments = await Promise.all(
          files.map(async (file) => {
            const bytes = new Uint8Array(await file.arrayBuffer());
            return takeAttachment(talent, principal, kind, { name: file.name, bytes }, threads);
          }),
        );
        return c.json<AttachedFiles>({ attachments });
      },
    );
}
