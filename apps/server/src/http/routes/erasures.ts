import { Hono } from "hono";
import { proveErasure } from "../../privacy/prove-erasure.ts";
import { acting } from "../../talent/acting.ts";
import type { AppDeps, AppEnv } from "../app-env.ts";
import { Erasure, ErasureCheck, ErasureList, ErasureProof } from "../contract/privacy.ts";
import { BODY_ERRORS, jsonBody, requireJson } from "../json-body.ts";
import { describe } from "../openapi/describe.ts";
import { query } from "../query.ts";
import { InTenant } from "../tenant.ts";

export function erasuresRoutes(deps: AppDeps): Hono<AppEnv> {
  return new Hono<AppEnv>()
    .get(
      "/erasures",
      describe({
        summary: "Receipts of people who were erased, newest first",
        tag: "Candidates",
        answer: { schema: ErasureList, description: "A thousand at most" },
        errors: ["invalid-request", "forbidden-tenant", "action-forbidden"],
      }),
      query(InTenant),
      async (c) => {
        const principal = await acting(c, deps, c.req.valid("query").tenant, "read_logs");
        const erasures = await deps.host.talent.erasures.list(principal);
        return c.json<ErasureList>({ erasures });
      },
    )
    .get(
      "/erasures/:id",
      describe({
        summary: "The receipt of an erasure",
        tag: "Candidates",
        answer: { schema: Erasure, description: "What was deleted, with its hashes" },
        errors: ["invalid-request", "forbidden-tenant", "action-forbidden", "erasure-unknown"],
      }),
      query(InTenant),
      async (c) => {
        const principal = await acting(c, deps, c.req.valid("query").tenant, "read_logs");
        const { erasures } = deps.host.talent;
        return c.json<Erasure>(await erasures.get(principal, c.req.param("id")));
      },
    )
    .post(
      "/erasures/:id/check",
      describe({
        summary: "Proves that somebody was erased, and that nothing came back",
        description:
          "Says whether the receipt is about these words, whether it is unchanged, and in which " +
          "tables one of the words stands today. The words are not kept.",
        tag: "Candidates",
        answer: { schema: ErasureProof, description: "The proof" },
        errors: [...BODY_ERRORS, "forbidden-tenant", "action-forbidden", "erasure-unknown"],
      }),
      requireJson,
      jsonBody(ErasureCheck),
      async (c) => {
        const { tenant, words } = c.req.valid("json");
        const principal = await acting(c, deps, tenant, "read_logs");
        const { privacy } = deps.host;
        const proof = await proveErasure(privacy, principal, c.req.param("id"), words);
        return c.json<ErasureProof>({
          ...proof,
          matches: [...proof.matches],
          remains: { ...proof.remains },
        });
      },
    );
}
