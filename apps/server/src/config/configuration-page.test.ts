import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { Environment } from "./settings.ts";

const root = path.resolve(import.meta.dirname, "../../../..");

describe.each(["docs/configuration.md", "docs/configuration.zh-CN.md"])("%s", (file) => {
  const rows = readFileSync(path.join(root, file), "utf8").matchAll(/^\| `([A-Z_]+)` \|/gm);

  it("lists every setting that there is, and no other", () => {
    const listed = [...rows].map(([, variable]) => variable);
    expect(listed.toSorted()).toEqual(Object.keys(Environment.shape).toSorted());
  });
});
