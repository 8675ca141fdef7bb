/** What the nodes work with. */
import type { Principal } from "@bole/base";
import type { Threads } from "@bole/base/threads";
import type { Embedder, Models } from "@bole/models";
import type { ConceptVectors, SearchIndex, Talent } from "@bole/talent";
import type { Meaning } from "./profile/meaning.ts";

export interface RecommendParts {
  readonly talent: Pick<Talent, "jobs" | "profiles">;
  readonly search: Pick<SearchIndex, "recall" | "prepare">;
  readonly embedder: Embedder;
  /** Concepts by meaning. @default those of the taxonomy, by the embedder */
  readonly concepts?: ConceptVectors;
  readonly models: Pick<Models, "run">;
  /** Where wishes are read. @default the caller's own thread, without a deadline */
  readonly threads?: Threads;
  readonly now: () => Date;
}

/** With what is made of them once. */
export interface KnownParts extends RecommendParts {
  readonly meaning: Meaning;
}

/** Nodes only read; who may, was decided before. */
export const reader = (tenant: string): Principal => ({ tenant, user: "recommend", roles: [] });
