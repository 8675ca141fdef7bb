/** A recommendation as a run of the engine: journalled, drawn, and to be looked at afterwards. */

import { BoleError, type Principal } from "@bole/base";
import type { Engine, Memory, RunView } from "@bole/engine";
import type { RecommendRequest } from "@bole/recommend";
import { RecommendAnswer as Answer } from "@bole/recommend";
import { serverErrors } from "../errors.ts";
import type { Loading } from "../http/contract/demo.ts";
import type { RecommendAnswer } from "../http/contract/recommend.ts";
import { ERROR_CATALOGUE } from "../http/error-catalogue.ts";
import { privateTag } from "../runs/private-runs.ts";
import { LOADING_WORDS } from "../talent/loading.ts";

const TITLE_LENGTH = 80;

type Journalled = { readonly journal: Pick<Memory["journal"], "read"> };

export function startRecommendation(
  engine: Pick<Engine, "start">,
  { tenant, user }: Principal,
  request: RecommendRequest,
): Promise<RunView> {
  return engine.start({
    tenant,
    priority: "person",
    input: request,
    // People for a job are the organisation's matter; everything else is the asker's own.
    tags: request.kind === "people" ? [] : [privateTag(user)],
    plan: {
      version: "1",
      description: titleOf(request),
      steps: [{ id: "1", action: "recommend", args: argsOf(request) }],
    },
  });
}

export async function endOfRecommendation(
  { engine, memory }: { readonly engine: Pick<Engine, "settled">; readonly memory: Journalled },
  { tenant, run_id }: Pick<RunView, "tenant" | "run_id">,
  loading: Loading | null,
  language: "zh" | "en",
): Promise<Omit<RecommendAnswer, "cautions">> {
  const { steps } = await engine.settled(tenant, run_id);
  const answer = Answer.safeParse(steps["1"]?.result);
  if (answer.success) return { ...withAdvice(answer.data, loading, language), run_id, loading };
  const { message = "The run did not end with one." } = steps["1"]?.error ?? {};
  const nodes = await memory.journal.read(tenant, run_id);
  const failure = nodes.find(({ key, error }) => key !== "1" && error)?.error;
  const refusal = ERROR_CATALOGUE.find(({ code }) => code === failure?.code);
  // What was said is at fault, not the run.
  if (failure && refusal !== undefined && refusal.status < 500)
    throw new BoleError(refusal.code, refusal, { detail: failure.message, data: { run_id } });
  throw serverErrors.error("recommendation-failed", {
    detail: `No recommendation was made: ${message}`,
    data: { run_id },
  });
}

/** Nothing found while things are on their way means: not yet. */
function withAdvice(answer: Answer, loading: Loading | null, language: "zh" | "en"): Answer {
  const { profile_data } = answer;
  if (loading === null || profile_data.recommendations.length > 0) return answer;
  const advice = [LOADING_WORDS[language](loading)];
  return { ...answer, profile_data: { ...profile_data, advice } };
}

function titleOf({ user_input, kind }: RecommendRequest): string {
  const said = user_input.trim().replace(/\s+/gu, " ");
  const short = said.length > TITLE_LENGTH ? `${said.slice(0, TITLE_LENGTH)}…` : said;
  return short === "" ? `Recommend ${kind}` : `Recommend: ${short}`;
}

/** By reference, so that a dollar in somebody's words is no placeholder. */
function argsOf(request: RecommendRequest): Record<string, string> {
  return Object.fromEntries(Object.keys(request).map((name) => [name, `$input.${name}`]));
}
