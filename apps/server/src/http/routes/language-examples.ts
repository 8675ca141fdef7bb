import { Hono } from "hono";
import { z } from "zod";
import { permit } from "../../guardrails/permit.ts";
import { present } from "../../runs/present.ts";
import type { AppDeps, AppEnv } from "../app-env.ts";
import { attachment } from "../attachment.ts";
import { LanguageExample, LanguageExampleList, NewLanguageExample } from "../contract/language.ts";
import { BODY_ERRORS, jsonBody, requireJson } from "../json-body.ts";
import { describe } from "../openapi/describe.ts";
import { numberBetween, query } from "../query.ts";
import { InTenant, tenantOf } from "../tenant.ts";

const Product = z.string().min(1).max(50);
const Filter = InTenant.extend({
  product: Product.optional(),
  limit: z.prefault(numberBetween(1, 200), "50"),
  after: z
    .string()
    .regex(/^\d{1,15}$/, "use the `next` of the page before")
    .optional()
    .describe("The `next` of the page before"),
});
const Exported = InTenant.extend({ product: Product });

const WHO = ["forbidden-tenant", "action-forbidden"] as const;

export function languageExamplesRoutes(deps: Pick<AppDeps, "config" | "host">): Hono<AppEnv> {
  const { examples } = deps.host.language;
  return new Hono<AppEnv>()
    .get(
      "/language/examples",
      describe({
        summary: "What people here have taught the reader, newest first",
        description: "Messages that were misread, with what they mean. They are sent nowhere.",
        tag: "Language",
        answer: { schema: LanguageExampleList, description: "A page of it" },
        errors: ["invalid-request", ...WHO],
      }),
      query(Filter),
      async (c) => {
        const { tenant: named, ...filter } = c.req.valid("query");
        const tenant = tenantOf(c, deps, named);
        await permit(c, deps, tenant, { kind: "edit_examples" });
        return c.json<LanguageExampleList>(await examples.list({ tenant }, present(filter)));
      },
    )
    .get(
      "/language/examples/export",
      describe({
        summary: "The examples of a product as a file that the training takes",
        description:
          "JSON lines, the oldest first; `packages/language/data/README.md` says what is in them.",
        tag: "Language",
        answer: { contentType: "application/jsonl", description: "One turn a line" },
        errors: ["invalid-request", ...WHO, "language-product-unknown"],
      }),
      query(Exported),
      async (c) => {
        const { tenant: named, product } = c.req.valid("query");
        const tenant = tenantOf(c, deps, named);
        await permit(c, deps, tenant, { kind: "edit_examples" });
        const turns = await examples.turns({ tenant }, product);
        return c.body(turns.map((turn) => `${JSON.stringify(turn)}\n`).join(""), 200, {
          "Content-Type": "application/jsonl; charset=utf-8",
          "Content-Disposition": attachment(`bole-examples-${product}.jsonl`),
        });
      },
    )
    .post(
      "/language/examples",
      describe({
        summary: "Stores what a message means",
        description: "A call without a clause means the whole message.",
        tag: "Language",
        answer: { schema: LanguageExample, description: "The example" },
        errors: [...BODY_ERRORS, ...WHO, "language-product-unknown"],
      }),
      requireJson,
      jsonBody(NewLanguageExample),
      async (c) => {
        const { tenant: named, ...example } = c.req.valid("json");
        const tenant = tenantOf(c, deps, named);
        await permit(c, deps, tenant, { kind: "edit_examples" });
        const principal = { ...c.get("principal"), tenant };
        return c.json<LanguageExample>(await examples.add(principal, example));
      },
    )
    .delete(
      "/language/examples/:id",
      describe({
        summary: "Deletes an example",
        tag: "Language",
        answer: { status: 204, description: "It is gone" },
        errors: ["invalid-request", ...WHO, "language-example-unknown"],
      }),
      query(InTenant),
      async (c) => {
        const tenant = tenantOf(c, deps, c.req.valid("query").tenant);
        await permit(c, deps, tenant, { kind: "edit_examples" });
        const id = c.req.param("id");
        await examples.remove({ tenant }, id);
        c.get("log").info({ example: id }, "a language example was deleted");
        return c.body(null, 204);
      },
    );
}
