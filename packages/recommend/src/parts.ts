/** What the nodes work with. */
import type { Principal } from "@bole/base";
import type { Embedder, Models } from "@bole/models";
import type { SearchIndex, Talent } from "@bole/talent";

export interface RecommendParts {
  readonly talent: Pick<Talent, "jobs" | "profiles">;
  readonly search: Pick<SearchIndex, "recall">;
  readonly embedder: Embedder;
  readonly models: Pick<Models, "run">;
  readonly now: () => Date;
}

/** Nodes only read; who may, was decided before. */
export const reader = (tenant: string): Principal => ({ tenant, user: "recommend", roles: [] });
