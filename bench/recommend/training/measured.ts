/** What the recommendation measures of every candidate for a graded question: what the weights are learned from. */
import { createModels } from "@bole/models";
import { RecommendRequest } from "@bole/recommend";
import { z } from "zod";
import { fusedOrder } from "../../../packages/recommend/src/filter/fused-order.ts";
import { lookAt } from "../../../packages/recommend/src/filter/look-at.ts";
import { readItems } from "../../../packages/recommend/src/filter/read-items.ts";
import { analyse } from "../../../packages/recommend/src/profile/analyse.ts";
import { Meaning } from "../../../packages/recommend/src/profile/meaning.ts";
import { recallInPlaces } from "../../../packages/recommend/src/recall/in-places.ts";
import { joinCandidates } from "../../../packages/recommend/src/recall/join-candidates.ts";
import { recallBy } from "../../../packages/recommend/src/recall/tracks.ts";
import { featuresOf } from "../../../packages/recommend/src/rerank/features.ts";
import { penaltiesOf } from "../../../packages/recommend/src/rerank/left.ts";
import { measure } from "../../../packages/recommend/src/rerank/measure.ts";
import { Source } from "../../../packages/recommend/src/state/item.ts";
import { type DemoCorpus, TENANT } from "../demo-corpus.ts";
import type { SealedQuestion } from "../sealed-questions.ts";

const Candidate = z.object({
  id: z.string(),
  /** By each of those who graded it. */
  grades: z.array(z.number()),
  features: z.record(z.string(), z.number()),
  penalties: z.record(z.string(), z.number()),
});

export const MeasuredQuestion = z.object({
  set: z.string(),
  id: z.string(),
  /** All grades that were given, by each: what the best order would have. */
  graded: z.array(z.array(z.number())),
  /** In the order in which they are judged. */
  candidates: z.array(Candidate),
});
export type MeasuredQuestion = z.infer<typeof MeasuredQuestion>;

/** So many are measured at once, as many as the index compares. */
const AT_ONCE = 200;

export function openMeasuring(corpus: DemoCorpus) {
  const { embedder } = corpus;
  const models = createModels({ embedder });
  const parts = { ...corpus, models, meaning: new Meaning(embedder), now: () => new Date() };
  return async (set: string, { id, q, grades }: SealedQuestion): Promise<MeasuredQuestion> => {
    const request = RecommendRequest.parse({ user_input: q });
    const analysed = await analyse(parts, TENANT, request);
    const { asked } = analysed;
    let found = await recallInPlaces(parts, TENANT, analysed);
    for (const source of Source.options) {
      const { candidates } = await recallBy(source, parts, TENANT, analysed);
      found = joinCandidates(found, candidates);
    }
    const looked = await lookAt(parts, TENANT, fusedOrder(found), asked);
    const kept = looked.flatMap(({ project, broken }) =>
      project === null || broken !== null ? [] : [project],
    );
    const items = (await readItems(parts, TENANT, kept)).slice(0, AT_ONCE);
    const measures = await measure(parts, TENANT, analysed, items);
    return {
      set,
      id,
      graded: grades.map((by) => [...by.values()]),
      candidates: items.map((item) => ({
        id: item.id,
        grades: grades.map((by) => by.get(item.id) ?? 0),
        features: known(featuresOf(item, asked, measures)),
        penalties: Object.fromEntries(penaltiesOf(item, asked, measures)),
      })),
    };
  };
}

const known = (features: Readonly<Record<string, number | undefined>>): Record<string, number> =>
  Object.fromEntries(
    Object.entries(features).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, Math.round(value * 1e4) / 1e4]],
    ),
  );
