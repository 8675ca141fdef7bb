import path from "node:path";
import { describe, expect, it } from "vitest";
import { readSources, type SourceFile } from "./import-graph.ts";
import { brokenRules } from "./import-rules.ts";

const source = (file: string, owner: string, ...imports: string[]): SourceFile => ({
  file,
  owner,
  isTest: file.includes(".test."),
  imports,
  code: "",
});

//   web ──► server ──► engine ──► store ──► base        (never the other way)

describe("the house", () => {
  const sources = readSources(path.resolve(import.meta.dirname, ".."));

  it("is read whole", () => {
    expect(sources.map(({ file }) => file)).toContain("packages/base/src/errors.ts");
    expect(sources.flatMap(({ imports }) => imports)).toContain("@bole/base");
  });

  it("has imports that only point down, and no cycle", () => {
    expect(brokenRules(sources)).toEqual([]);
  });
});

describe("the rules", () => {
  it("refuse an upward import", () => {
    expect(brokenRules([source("packages/store/src/a.ts", "@bole/store", "@bole/engine")])).toEqual(
      ["packages/store/src/a.ts imports @bole/engine: imports only point down"],
    );
  });

  it("refuse HTTP below the server, and a package that nobody knows", () => {
    const http = source("packages/engine/src/a.ts", "@bole/engine", "hono", "node:http");
    const odd = source("packages/engine/src/b.ts", "@bole/engine", "@bole/nothing");
    expect(brokenRules([http, odd])).toEqual([
      "packages/engine/src/a.ts imports hono: only the server knows HTTP",
      "packages/engine/src/a.ts imports node:http: only the server knows HTTP",
      "packages/engine/src/b.ts imports @bole/nothing: there is no such package in architecture/layers.ts",
    ]);
  });

  it("refuse a relative import that leaves its package", () => {
    const leaving = source("packages/store/src/a.ts", "@bole/store", "../../engine/src/b.ts");
    expect(brokenRules([leaving])).toEqual([
      "packages/store/src/a.ts imports ../../engine/src/b.ts: a relative import must stay in its package",
    ]);
  });

  it("refuse a cycle, over any number of files", () => {
    const ring = ["a", "b", "c"].map((name, i, all) =>
      source(`packages/base/src/${name}.ts`, "@bole/base", `./${all[(i + 1) % 3]}.ts`),
    );
    expect(brokenRules(ring)).toEqual([
      "cycle: packages/base/src/a.ts → packages/base/src/b.ts → packages/base/src/c.ts → packages/base/src/a.ts",
    ]);
  });

  it("let only tests use the real servers of @bole/testing", () => {
    const code = source("packages/store/src/a.ts", "@bole/store", "@bole/testing");
    const test = source("packages/store/src/a.test.ts", "@bole/store", "@bole/testing");
    expect(brokenRules([code, test])).toEqual([
      "packages/store/src/a.ts imports @bole/testing: only tests may use it",
    ]);
  });

  it("keep the page to HTTP", () => {
    const page = source("apps/web/src/a.ts", "@bole/web", "@bole/server/contract", "@bole/store");
    expect(brokenRules([page])).toEqual([
      "apps/web/src/a.ts imports @bole/store: the page sees only @bole/accounts/about, @bole/base/zoned-time, @bole/engine/draw, @bole/server/contract",
    ]);
  });

  it("want every package to have a place", () => {
    expect(brokenRules([source("packages/x/src/a.ts", "@bole/x")])).toEqual([
      "@bole/x has no place in architecture/layers.ts",
    ]);
  });
});
