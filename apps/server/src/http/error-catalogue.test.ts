import { describe, expect, it } from "vitest";
import { ERROR_CATALOGUE, mergeTables } from "./error-catalogue.ts";

const entry = { status: 400, title: "No.", remedy: "Try otherwise." };

describe("the error catalogue", () => {
  it("refuses a code that two packages claim, and names both", () => {
    expect(() => mergeTables({ engine: { busy: entry }, store: { busy: entry } })).toThrow(
      'The error code "busy" is claimed by engine and store.',
    );
  });

  it.each(ERROR_CATALOGUE)("$code has a name, a status and two sentences", (error) => {
    expect(error.code).toMatch(/^[a-z]+(-[a-z]+)*$/);
    expect(error.status).toBeGreaterThanOrEqual(400);
    expect(error.status).toBeLessThan(600);
    expect(error.title).toMatch(/^[A-Z]/);
    expect(error.remedy).toMatch(/^[A-Z].*\.$/);
  });
});
