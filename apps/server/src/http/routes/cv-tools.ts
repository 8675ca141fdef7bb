import type { AgentEvent } from "@bole/resume";
import { type Context, Hono } from "hono";
import { checkContext } from "../../guardrails/check-context.ts";
import { guardInput } from "../../guardrails/guard-input.ts";
import { turnFrames } from "../../resume/turn-frames.ts";
import { present } from "../../runs/present.ts";
import { actingFreely, actingOnOwn } from "../../talent/acting.ts";
import type { AppDeps, AppEnv } from "../app-env.ts";
import { CvToolsEvent, CvToolsRequest } from "../contract/cv-tools.ts";
import { BODY_ERRORS, jsonBody, requireJson } from "../json-body.ts";
import { describe } from "../openapi/describe.ts";
import { assertVisibleOne } from "../permissions/visible.ts";
import { asBoleError, placeOf, toProblem } from "../problem.ts";
import { sseResponse } from "../sse/sse-response.ts";

export function cvToolsRoute(deps: AppDeps): Hono<AppEnv> {
  return new Hono<AppEnv>().post(
    "/agent/cv-tools",
    describe({
      summary: "Talks to a résumé: reads and edits it by what a message says",
      description:
        "The résumé is sent along (`resume_data`), stored (`resume_id`), or that of the session. Events are " +
        "`tool_call`, `tool_result`, `reply` and `done`, each as `event: X` with " +
        '`data: {"type": X, "content": …}`; the result of an edit carries the whole résumé after it. ' +
        "The edits of a message are kept together before the first event is sent: who loses the connection " +
        "asks again with the same `session_id` and `message_id`, and gets the same answer.",
      tag: "Résumés",
      answer: {
        schema: CvToolsEvent,
        contentType: "text/event-stream",
        description: "What was done, and a reply in the language of the message",
      },
      errors: [
        ...BODY_ERRORS,
        "forbidden-tenant",
        "action-forbidden",
        "guardrail-blocked",
        "resume-unknown",
        "resume-invalid",
        "session-of-another-resume",
      ],
    }),
    requireJson,
    jsonBody(CvToolsRequest),
    async (c) => {
      const { tenant, ...given } = c.req.valid("json");
      const request = present(given);
      // What is sent along and not kept is nobody's but the sender's.
      const isKept = request.resume_id !== undefined || request.session_id !== undefined;
      const principal = isKept
        ? await actingOnOwn(c, deps, tenant, "edit_people")
        : actingFreely(c, deps, tenant);
      if (request.resume_id !== undefined)
        await assertVisibleOne(c, deps, "resume", request.resume_id);
      const { chat, guardrails } = deps.host;
      const context = checkContext(c, principal.tenant);
      const texts = [{ path: "message", text: request.message }];
      await guardInput(guardrails, texts, { ...context, ...sessionOf(request) });
      await chat.check(principal, request);
      const answer = chat.send(principal, request).catch((error) => failed(c, error));
      return sseResponse(c, () => turnFrames(answer), deps);
    },
  );
}

function sessionOf({ session_id }: CvToolsRequest) {
  return session_id === undefined ? {} : { session_id };
}

/** The stream is open already, so the problem is told at its end. */
function failed(c: Context<AppEnv>, error: unknown): AgentEvent[] {
  c.get("log").error({ err: error }, "a message about a résumé could not be answered");
  const problem = toProblem(asBoleError(error), placeOf(c));
  return [
    { type: "reply", content: `${problem.title} ${problem.remedy}` },
    { type: "done", content: { error: problem } },
  ];
}
