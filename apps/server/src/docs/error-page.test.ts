import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { ERROR_CATALOGUE } from "../http/error-catalogue.ts";
import { renderErrorPage } from "./error-page.ts";

it("docs/errors.md is up to date (run node apps/server/src/docs/write-error-page.ts)", () => {
  const committed = readFileSync(new URL("../../../../docs/errors.md", import.meta.url), "utf8");
  expect(committed).toBe(renderErrorPage(ERROR_CATALOGUE));
});
