import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { testApp } from "../../../test/test-app.ts";
import { ERROR_CATALOGUE } from "../error-catalogue.ts";

const Operation = z.looseObject({
  summary: z.string().min(1),
  tags: z.array(z.string()).min(1),
  responses: z.record(z.string(), z.looseObject({ description: z.string().min(1) })),
});
const Document = z.looseObject({
  openapi: z.literal("3.1.0"),
  info: z.looseObject({ title: z.string(), version: z.literal("1.2.3") }),
  paths: z.record(z.string(), z.record(z.string(), Operation)),
});

const { app } = testApp();
const document = Document.parse(await (await app.request("/api/openapi.json")).json());

const routes = app.routes.filter(({ method, path }) => method !== "ALL" && path !== "/*");
const unique = [...new Set(routes.map(({ method, path }) => `${method} ${path}`))];

describe("the API's description", () => {
  it("has routes to describe", () => {
    expect(unique.length).toBeGreaterThanOrEqual(10);
  });

  it.each(unique)("describes %s", (route) => {
    const [method = "", path = ""] = route.split(" ");
    const operation = document.paths[path.replace(/:(\w+)/g, "{$1}")]?.[method.toLowerCase()];
    expect(operation, `${route} has no describe()`).toBeDefined();
    expect(Object.keys(operation?.responses ?? {})).toEqual(
      expect.arrayContaining(["421", "500", "503"]),
    );
  });

  it("resolves every reference inside itself", () => {
    const text = JSON.stringify(document);
    expect(text).toContain('"#/components/schemas/Problem"');
    for (const [, name = ""] of text.matchAll(/"#\/components\/schemas\/([^"]+)"/g))
      expect(document).toHaveProperty(["components", "schemas", name]);
  });

  it("shows what a body must look like", () => {
    expect(document.paths["/api/client-errors"]?.post).toHaveProperty([
      "requestBody",
      "content",
      "application/json",
      "schema",
      "properties",
      "message",
    ]);
  });
});

describe("the docs pages", () => {
  it("look like the product, and lead back to it", async () => {
    const html = await (await app.request("/api/docs")).text();
    const tokens = readFileSync(
      new URL("../../../../web/src/design/tokens.css", import.meta.url),
      "utf8",
    );
    const colours = html.match(/#[0-9a-f]{6}/g) ?? [];
    expect(colours).not.toEqual([]);
    for (const colour of colours) expect(tokens).toContain(colour);
    expect(html).toContain('<a href="/">');
  });

  it("need nothing from another server", async () => {
    const html = await (await app.request("/api/docs")).text();
    expect(html).not.toMatch(/https?:/);
    const script = /src="([^"]+)"/.exec(html)?.[1] ?? "";
    const response = await app.request(script);
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toContain("text/javascript");
    expect(await response.text()).toContain("openapi-explorer");
  });

  it("have an anchor for every error code, where a problem's type points", async () => {
    const html = await (await app.request("/api/docs/errors")).text();
    for (const { code } of ERROR_CATALOGUE) expect(html).toContain(`id="${code}"`);
  });
});
