import type { Recalled } from "@bole/talent";
import fc from "fast-check";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { RecommendParts } from "../parts.ts";
import { type Lab, openLab } from "../testing/lab.ts";
import { PROJECTS } from "../testing/projects.ts";

/** What every raw score of a track is multiplied by. */
const scale = { tag: 1, semantic: 1, keyword: 1 };

function scaled({ found, background, word_weights, concept_weights, ...rest }: Recalled): Recalled {
  const times = <T extends { readonly score: number }>(list: readonly T[], by: number) =>
    list.map((entry) => ({ ...entry, score: entry.score * by }));
  const weights = (map: ReadonlyMap<string, number>, by: number) =>
    new Map([...map].map(([key, weight]) => [key, weight * by]));
  return {
    ...rest,
    found: {
      tag: times(found.tag, scale.tag),
      semantic: times(found.semantic, scale.semantic),
      keyword: times(found.keyword, scale.keyword),
    },
    background: background && {
      mean: background.mean * scale.semantic,
      deviation: background.deviation * scale.semantic,
      equal: background.equal * scale.semantic,
    },
    word_weights: weights(word_weights, 1),
    concept_weights: weights(concept_weights, scale.tag),
  };
}

const wrap = (parts: RecommendParts): RecommendParts => ({
  ...parts,
  search: {
    ...parts.search,
    recall: async (tenant, query) => scaled(await parts.search.recall(tenant, query)),
  },
});

let lab: Lab;
beforeAll(async () => {
  lab = await openLab({ wrap });
  await lab.addJobs(PROJECTS);
});
afterAll(() => lab.close());

const factor = fc.double({ min: 0.001, max: 1_000, noNaN: true });
const QUESTIONS = [
  "想做计算机视觉相关的项目，会 Python 和一点 PyTorch",
  "statistics and the sea, volunteer",
  "Java, Kafka and nursing",
];

it("is the same list, with the same scores, however a track scales what it measures", async () => {
  const user_input = fc.constantFrom(...QUESTIONS);
  await fc.assert(
    fc.asyncProperty(user_input, factor, factor, factor, async (input, tag, semantic, keyword) => {
      Object.assign(scale, { tag: 1, semantic: 1, keyword: 1 });
      const plain = await lab.recommend({ user_input: input });
      Object.assign(scale, { tag, semantic, keyword });
      expect((await lab.recommend({ user_input: input })).profile_data).toEqual(plain.profile_data);
    }),
    { numRuns: 12 },
  );
});
