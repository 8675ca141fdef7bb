/** The one place where queries get their limits: a Kysely plugin that rewrites each before it runs. */
import type { Kysely, QueryId, RootOperationNode } from "kysely";
import type { DatabaseKind } from "../database-kind.ts";
import type { TenancyTransformer } from "./tenancy-transformer.ts";

/** What the queries of a store, or of a transaction on it, are made with. */
export interface QueryBase {
  readonly kind: DatabaseKind;
  readonly db: Kysely<unknown>;
  readonly transformer: TenancyTransformer;
  /** Throws when queries must not be made from it now. */
  readonly assertUsable: () => void;
  /** What a transaction does last, each under its key; missing outside of one. */
  readonly lastActs?: Map<string, () => Promise<void>>;
}

/** Queries limited to a tenant, or with NO_TENANT to the tables that have none. */
export function limitedTo(base: QueryBase, tenant: unknown): Kysely<unknown> {
  return rewritten(base, (node, id) => base.transformer.limit(node, id, tenant));
}

export function unlimited(base: QueryBase): Kysely<unknown> {
  return rewritten(base, (node) => node);
}

type Rewrite = (node: RootOperationNode, id: QueryId) => RootOperationNode;

function rewritten({ db, assertUsable }: QueryBase, rewrite: Rewrite): Kysely<unknown> {
  return db.withPlugin({
    transformQuery({ node, queryId }) {
      assertUsable();
      return rewrite(node, queryId);
    },
    transformResult: async ({ result }) => result,
  });
}
