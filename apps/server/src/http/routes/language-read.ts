import { allowedValues, type Inventory } from "@bole/language";
import { Hono } from "hono";
import { permit } from "../../guardrails/permit.ts";
import type { AppDeps, AppEnv } from "../app-env.ts";
import { MessageReading, MessageToRead, ReadableProducts } from "../contract/language.ts";
import { BODY_ERRORS, jsonBody, requireJson } from "../json-body.ts";
import { describe } from "../openapi/describe.ts";
import { tenantOf } from "../tenant.ts";

export function languageReadRoutes(deps: Pick<AppDeps, "config" | "host">): Hono<AppEnv> {
  const { language } = deps.host;
  return new Hono<AppEnv>()
    .get(
      "/language/products",
      describe({
        summary: "Products whose sentences can be read, with the tools that they can mean",
        tag: "Language",
        answer: { schema: ReadableProducts, description: "All of them" },
      }),
      (c) => c.json<ReadableProducts>({ products: language.inventories.map(describeProduct) }),
    )
    .post(
      "/language/read",
      describe({
        summary: "Says what a message means, without doing it",
        description:
          "The calls of tools in their order, each with its confidence and the likeliest others. Nothing is stored.",
        tag: "Language",
        answer: { schema: MessageReading, description: "The reading" },
        errors: [
          ...BODY_ERRORS,
          "forbidden-tenant",
          "action-forbidden",
          "language-product-unknown",
          "reader-unavailable",
        ],
      }),
      requireJson,
      jsonBody(MessageToRead),
      async (c) => {
        const { product, message, state, tenant } = c.req.valid("json");
        await permit(c, deps, tenantOf(c, deps, tenant), { kind: "start_run" });
        language.inventory(product);
        const { signal } = c.req.raw;
        return c.json<MessageReading>(
          await language.reader.read({ product, message, state, signal }),
        );
      },
    );
}

function describeProduct(inventory: Inventory): ReadableProducts["products"][number] {
  const tools = Object.entries(inventory.tools).map(([name, { values, spans }]) => ({
    name,
    values: Object.fromEntries(
      Object.keys(values).map((argument) => [
        argument,
        [...(allowedValues(inventory, name, argument) ?? [])],
      ]),
    ),
    spans,
  }));
  return { product: inventory.product, tools };
}
