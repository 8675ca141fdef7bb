/** The plan of the embedded planner, made in a thread: a goal is what somebody wrote. */
import { threadJob } from "@bole/base/threads";
import type { PlanRequest } from "@bole/engine";
import type { Embedder } from "../embeddings/embedder.ts";
import type { SolveCtx } from "../task/define-task.ts";
import { isUnknown, type Unknown, unknown } from "../task/unknown.ts";
import type { PlanAnswer } from "./plan-answer.ts";
import { solvePlan } from "./solve-plan.ts";

interface Host {
  readonly ready: Embedder["ready"];
  readonly embed: (texts: readonly string[]) => ReturnType<Embedder["embed"]>;
}

/** What is unknown is a symbol, which does not travel. */
type Solved = { readonly answer: PlanAnswer } | { readonly why: string };

export async function solvePlanWith(host: Host, request: PlanRequest): Promise<Solved> {
  const embedder = {
    ready: () => host.ready(),
    embed: (texts: readonly string[]) => host.embed(texts),
  };
  const { signal } = new AbortController();
  const solved = await solvePlan(request, { embedder, signal });
  return isUnknown(solved) ? { why: solved.why } : { answer: solved };
}

const solvePlanJob = threadJob<typeof solvePlanWith>(new URL(import.meta.url), "solvePlanWith");

export async function solvePlanInThread(
  request: PlanRequest,
  { embedder, signal, threads }: SolveCtx,
): Promise<PlanAnswer | Unknown> {
  const host: Host = {
    ready: () => embedder.ready(),
    embed: (texts) => embedder.embed(texts, { signal }),
  };
  const options = { signal, subject: "The goal" };
  const solved = await threads.runWith(host, solvePlanJob, [request], options);
  return "why" in solved ? unknown(solved.why) : solved.answer;
}
