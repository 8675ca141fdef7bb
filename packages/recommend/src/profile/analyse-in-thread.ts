/** Reads a request in a thread. What it needs of the index, the people and the model is asked for here. */
import { collapse } from "@bole/base";
import { inlineThreads, threadJob } from "@bole/base/threads";
import { withoutOrders } from "@bole/talent/reading";
import type { KnownParts } from "../parts.ts";
import type { RecommendRequest } from "../state/request.ts";
import { type Analysis, analyse } from "./analyse.ts";
import type { Means } from "./meaning.ts";

export interface ReadRequest {
  readonly analysis: Analysis;
  /** Whether something in it gave orders to a model, and was taken out. */
  readonly isCut: boolean;
}

export async function readRequest(
  parts: Pick<KnownParts, "talent" | "search"> & { readonly meaning: Means },
  tenant: string,
  request: RecommendRequest,
): Promise<ReadRequest> {
  const analysis = await analyse(parts, tenant, request);
  return { analysis, isCut: withoutOrders(request.user_input).isCut };
}

export const readRequestJob = threadJob<typeof readRequest>(
  new URL(import.meta.url),
  "readRequest",
);

export function analyseInThread(
  { talent, search, meaning, threads = inlineThreads }: KnownParts,
  tenant: string,
  request: RecommendRequest,
  signal: AbortSignal,
): Promise<ReadRequest> {
  const asked = { ...request, user_input: collapse(request.user_input) };
  const host = {
    talent,
    search,
    meaning: {
      of: (texts: Parameters<Means["of"]>[0]) => meaning.of(texts, signal),
      conceptsNear: (...given: Parameters<Means["conceptsNear"]>) => meaning.conceptsNear(...given),
    },
  };
  const options = { signal, subject: "The wish" };
  return threads.runWith(host, readRequestJob, [tenant, asked], options);
}
