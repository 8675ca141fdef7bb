import { accountErrors } from "@bole/accounts";
import type { Principal } from "@bole/base";
import type { RecommendRequest } from "@bole/recommend";
import { type Context, Hono } from "hono";
import { checkContext } from "../../guardrails/check-context.ts";
import { guardInput } from "../../guardrails/guard-input.ts";
import { assertKnown } from "../../recommend/assert-known.ts";
import { recommendFrames } from "../../recommend/recommend-frames.ts";
import { endOfRecommendation, startRecommendation } from "../../recommend/run-recommendation.ts";
import { actingOnOwn } from "../../talent/acting.ts";
import { loadingOf } from "../../talent/loading.ts";
import type { AppDeps, AppEnv } from "../app-env.ts";
import {
  RecommendAnswer,
  RecommendQuestion,
  WhyNotAnswer,
  WhyNotQuestion,
} from "../contract/recommend.ts";
import { BODY_ERRORS, jsonBody, requireJson } from "../json-body.ts";
import { spokenTo } from "../language.ts";
import { describe } from "../openapi/describe.ts";
import { assertVisibleOne } from "../permissions/visible.ts";
import { asBoleError, placeOf, toProblem } from "../problem.ts";
import { sseResponse } from "../sse/sse-response.ts";

const ERRORS = [
  ...BODY_ERRORS,
  "forbidden-tenant",
  "action-forbidden",
  "permission-missing",
  "guardrail-blocked",
  "recommend-nothing-said",
  "person-unknown",
  "resume-unknown",
  "job-unknown",
] as const;

export function recommendRoutes(deps: AppDeps): Hono<AppEnv> {
  const { engine, memory, guardrails, whyNot } = deps.host;
  return new Hono<AppEnv>()
    .post(
      "/recommend",
      describe({
        summary: "The few that fit best, each with a score, what it is made of, and the reason",
        description:
          "Jobs and projects for a sentence, a person or a résumé; people for a job. It is a run of the engine. " +
          "With `Accept: text/event-stream` its nodes are told as they work (`run`, `node`, `message`), and the " +
          "answer is the content of `done`.",
        tag: "Recommendations",
        answer: {
          schema: RecommendAnswer,
          description: "The best first, and how the list was made",
        },
        errors: [...ERRORS, "recommendation-failed"],
      }),
      requireJson,
      jsonBody(RecommendQuestion),
      async (c) => {
        const { tenant: named, ...request } = c.req.valid("json");
        const principal = await actingOnOwn(c, deps, named, "read_people");
        assertMayBeFor(c, request);
        const { tenant } = principal;
        const texts = [{ path: "user_input", text: request.user_input }];
        await guardInput(guardrails, texts, checkContext(c, tenant));
        await assertKnown(deps.host.talent, principal, request);
        const loading = await loadingOf(deps.host, principal);
        const { run_id } = await startRecommendation(engine, principal, request);
        const end = { tenant, run_id };
        const ended = endOfRecommendation({ engine, memory }, end, loading, spokenTo(c));
        const answer = ended.then(async (made) => ({
          ...made,
          cautions: await cautionsFor(deps, principal, request, made),
        }));
        if (!wantsStream(c)) return c.json<RecommendAnswer>(await answer);
        const asProblem = (error: unknown) => toProblem(asBoleError(error), placeOf(c));
        const source = recommendFrames({ engine, tenant, run_id, answer, asProblem });
        return sseResponse(c, () => source, deps);
      },
    )
    .post(
      "/recommend/why-not",
      describe({
        summary: "Why something is not among what was recommended",
        description:
          "The same question, and the id of what was missed: the rule that keeps it out, the place it has, or " +
          "that no track found it.",
        tag: "Recommendations",
        answer: { schema: WhyNotAnswer, description: "The reason in words and in facts" },
        errors: [...ERRORS, "recommend-item-unknown"],
      }),
      requireJson,
      jsonBody(WhyNotQuestion),
      async (c) => {
        const { tenant: named, item_id, ...request } = c.req.valid("json");
        const principal = await actingOnOwn(c, deps, named, "read_people");
        assertMayBeFor(c, request);
        const { tenant } = principal;
        const texts = [{ path: "user_input", text: request.user_input }];
        await guardInput(guardrails, texts, checkContext(c, tenant));
        await assertKnown(deps.host.talent, principal, request);
        await assertVisibleOne(c, deps, request.kind === "people" ? "person" : "job", item_id);
        const { signal } = c.req.raw;
        return c.json<WhyNotAnswer>(await whyNot(tenant, request, item_id, { tenant, signal }));
      },
    );
}

async function cautionsFor(
  { host }: Pick<AppDeps, "host">,
  principal: Principal,
  { kind, job_id }: Pick<RecommendRequest, "kind" | "job_id">,
  { profile_data }: Pick<RecommendAnswer, "profile_data">,
): Promise<RecommendAnswer["cautions"]> {
  if (kind !== "people") return [];
  const people = profile_data.recommendations.map(({ id }) => id);
  return host.talent.applications.cautions(principal, people, job_id ?? null);
}

/** People are recommended to those who may search for people. */
function assertMayBeFor(c: Context<AppEnv>, { kind }: Pick<RecommendRequest, "kind">): void {
  if (kind === "people" && !c.get("permissions").has("people.read"))
    throw accountErrors.error("permission-missing", "Recommending people needs `people.read`.");
}

function wantsStream(c: Context<AppEnv>): boolean {
  return (c.req.header("Accept") ?? "").includes("text/event-stream");
}
