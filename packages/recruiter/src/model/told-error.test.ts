import { engineErrors } from "@bole/engine";
import { guardrailErrors } from "@bole/guardrails";
import { modelErrors } from "@bole/models";
import { readingErrors } from "@bole/reading/errors";
import { storeErrors } from "@bole/store";
import { talentErrors } from "@bole/talent";
import { describe, expect, test } from "vitest";
import { recruiterErrors } from "../errors.ts";
import { toldError } from "./told-error.ts";

const CODES = [
  engineErrors,
  guardrailErrors,
  modelErrors,
  storeErrors,
  readingErrors,
  talentErrors,
  recruiterErrors,
].flatMap(({ table }) => Object.keys(table));

/** What an answer to a person never has: paths, agents, placeholders, ids, codes. */
const INTERNAL =
  /\w\[\d+\]|\w\.\w+\.|[a-z]+_[a-z]+|\$\{?\w|\{\{|`|\bnull\b|\bundefined\b|[a-z]-[a-z]+-/u;

describe("what a person is told of an error", () => {
  test.each(CODES)("%s has a sentence in both languages, and nothing internal in it", (code) => {
    const en = toldError(code, "en");
    const zh = toldError(code, "zh");
    for (const said of [en, zh]) {
      expect(said).not.toMatch(INTERNAL);
      expect(said).not.toContain(code);
    }
    expect(en).toMatch(/^[A-Z].*\.$/u);
    expect(zh).toMatch(/^\p{Script=Han}.*。$/u);
    expect(zh).not.toMatch(/(?<![A-Za-z])[a-z]{3,}/u);
  });

  test.each(["text-too-slow", "text-busy", "reader-unavailable"])(
    "%s does not blame the words",
    (code) => expect(toldError(code, "en")).toBe(toldError("run-busy", "en")),
  );

  test("an error without a code says what to do, too", () => {
    expect(toldError(undefined, "en")).toContain("try again");
  });
});
