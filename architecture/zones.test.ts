import path from "node:path";
import { describe, expect, it } from "vitest";
import { readSources, type SourceFile } from "./import-graph.ts";
import { localClocks } from "./zone-rules.ts";

describe("the zone of the process", () => {
  it("decides nothing in the packages and on the server", () => {
    expect(localClocks(readSources(path.resolve(import.meta.dirname, "..")))).toEqual([]);
  });

  const source = (code: string): SourceFile => ({
    file: "packages/talent/src/a.ts",
    owner: "@bole/talent",
    isTest: false,
    imports: [],
    code,
  });

  it.each([
    "at.getHours()",
    "new Date().toLocaleString('en')",
    "new Date(2026, 1, 2)",
    "new Intl.DateTimeFormat('en', { month: 'short' }).format(at)",
  ])("is found in %s", (code) => expect(localClocks([source(code)])).toHaveLength(1));

  it.each([
    "at.getUTCHours()",
    "new Date(Date.parse(text)).toISOString()",
    "new Intl.DateTimeFormat('en', { timeZone: zone }).format(at)",
  ])("is not in %s", (code) => expect(localClocks([source(code)])).toEqual([]));
});
