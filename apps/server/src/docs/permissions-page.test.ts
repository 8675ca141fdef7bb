import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { renderPermissionsPage } from "./permissions-page.ts";

it("docs/permissions.md is up to date (run node apps/server/src/docs/write-permissions-page.ts)", () => {
  const page = new URL("../../../../docs/permissions.md", import.meta.url);
  expect(readFileSync(page, "utf8")).toBe(renderPermissionsPage());
});
