import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import type { Instructions } from "../prompt/instructions.ts";
import { CONVERSATION_RULES } from "./conversation-rules.ts";
import { CREATE_PLAN } from "./create-plan.ts";
import { EVALUATE } from "./evaluate.ts";
import * as others from "./index.ts";
import { TOOL_RESULTS } from "./tool-results.ts";
import { TRY_FORM } from "./try-form.ts";
import { TRY_TOOLS } from "./try-tools.ts";

const ROOT = path.resolve(import.meta.dirname, "../../../..");
const { coverLetter, recruiterDraftText, translateText, ...fixed } = others;
const PROMPTS: Readonly<Record<string, Instructions>> = {
  ...fixed,
  ...{ CONVERSATION_RULES, CREATE_PLAN, EVALUATE, TOOL_RESULTS, TRY_FORM, TRY_TOOLS },
  coverLetter: coverLetter("en"),
  recruiterDraftText: recruiterDraftText("interview_kit", "en"),
  translateText: translateText("zh"),
};

describe("all prompts", () => {
  it("stand in this folder, one a file", () => {
    const files = globSync("*.ts", { cwd: import.meta.dirname }).filter(
      (name) => name !== "index.ts" && !name.endsWith(".test.ts"),
    );
    expect(files).toHaveLength(Object.keys(PROMPTS).length);
    const elsewhere = globSync("{packages,apps}/*/src/**/*.ts", { cwd: ROOT }).filter(
      (file) =>
        !file.endsWith(".test.ts") &&
        !file.startsWith("packages/models/src/prompt") &&
        readFileSync(path.join(ROOT, file), "utf8").includes("instruct`"),
    );
    expect(elsewhere).toEqual([]);
  });

  it.each(Object.entries(PROMPTS))("%s can be read", (_, { text }) => {
    expect(text.length).toBeGreaterThan(100);
    expect(text.length).toBeLessThan(8_000);
    expect(text).not.toMatch(/undefined|\[object|\$\{(?!1\.field)/);
    expect(text.split("\n").filter((line) => line.length > 140)).toEqual([]);
  });
});
