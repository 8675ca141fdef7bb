import { BoleError } from "@bole/base";
import { describe, expect, it } from "vitest";
import { ERROR_CATALOGUE } from "../error-catalogue.ts";
import { wordsOf } from "./index.ts";

describe("the words of a problem", () => {
  it.each(ERROR_CATALOGUE)("$code has its own in Chinese", ({ code, ...entry }) => {
    const { title, remedy } = wordsOf(new BoleError(code, entry, { detail: "" }), "zh");
    for (const words of [title, remedy]) expect(words).toMatch(/\p{Script=Han}.*[。]$/u);
  });

  it("are those of the table in English", () => {
    const entry = { status: 400, title: "No.", remedy: "Try otherwise." };
    const { title } = wordsOf(new BoleError("run-unknown", entry, { detail: "" }), "en");
    expect(title).toBe("No.");
  });
});
