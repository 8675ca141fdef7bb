/** The API's description, and the page to read it on: served from here, so it works offline. */
import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { Hono } from "hono";
import { z } from "zod";
import type { AppDeps, AppEnv } from "../app-env.ts";
import { describe } from "../openapi/describe.ts";
import { describeApi } from "../openapi/document.ts";
import { DOCS_PAGE } from "./docs-page.ts";

const EXPLORER = fileURLToPath(
  import.meta.resolve("openapi-explorer/dist/browser/openapi-explorer.min.js"),
);

/** `app` is the whole application: its routes are what is described. */
export function docsRoutes(app: Hono<AppEnv>, { version }: AppDeps): Hono<AppEnv> {
  let document: ReturnType<typeof describeApi> | undefined;
  return new Hono<AppEnv>()
    .get(
      "/openapi.json",
      describe({
        summary: "This description, as OpenAPI 3.1",
        tag: "Docs",
        answer: { schema: z.looseObject({}), description: "An OpenAPI document" },
      }),
      async (c) => {
        document ??= describeApi(app, version);
        return c.json(await document);
      },
    )
    .get(
      "/docs",
      describe({
        summary: "A page to read and try the API",
        tag: "Docs",
        answer: { contentType: "text/html", description: "The page" },
      }),
      (c) => c.html(DOCS_PAGE),
    )
    .get(
      "/docs/explorer.js",
      describe({
        summary: "The script of that page",
        tag: "Docs",
        answer: { contentType: "text/javascript", description: "The script" },
      }),
      async (c) =>
        c.body(new Uint8Array(await readFile(EXPLORER)), 200, {
          "Content-Type": "text/javascript; charset=utf-8",
          "Cache-Control": "max-age=86400",
        }),
    );
}
