import { describe, expect, it } from "vitest";
import { failedInPlaywright, failedInVitest } from "./failed-tests.mjs";

describe("the failed tests of a report", () => {
  it("are named with their reason, of Vitest", () => {
    const report = {
      testResults: [
        {
          name: "a.test.ts",
          assertionResults: [
            { status: "passed", fullName: "holds", failureMessages: [] },
            { status: "failed", fullName: "breaks", failureMessages: ["expected 1 to be 2"] },
          ],
        },
        { name: "b.test.ts", message: "Cannot find module", assertionResults: [] },
      ],
    };
    expect(failedInVitest(report)).toEqual([
      "a.test.ts › breaks\n    expected 1 to be 2",
      "b.test.ts › \n    Cannot find module",
    ]);
  });

  it("are named with their reason, of Playwright, at any depth", () => {
    const spec = (title: string, status: string, message: string) => ({
      file: "page.spec.ts",
      title,
      tests: [{ status, results: [{ errors: message ? [{ message }] : [] }] }],
    });
    const report = {
      suites: [
        {
          specs: [spec("opens", "expected", "")],
          suites: [{ specs: [spec("closes", "unexpected", "timed out")] }],
        },
      ],
    };
    expect(failedInPlaywright(report)).toEqual(["page.spec.ts › closes\n    timed out"]);
  });
});
