import { describe, expect, it } from "vitest";
import { languageOf } from "./script.ts";

describe("which model reads a text", () => {
  it.each([
    ["熟悉 Kubernetes、Docker 与 CI/CD", "zh"],
    ["Java 工程师", "zh"],
    ["招聘", "zh"],
    ["Senior backend engineer", "en"],
    ["Worked for 华为 in Shenzhen as a senior backend engineer", "en"],
    ["2024", "en"],
    ["", "en"],
  ])("%s → %s", (text, language) => {
    expect(languageOf(text)).toBe(language);
  });
});
