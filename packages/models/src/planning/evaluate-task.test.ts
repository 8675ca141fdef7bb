import type { EvaluationRequest, JsonValue } from "@bole/engine";
import { describe, expect, it } from "vitest";
import { createModels } from "../run/create-models.ts";
import { evaluateTask } from "./evaluate-task.ts";

const DONE = { status: "completed", result: {}, error: null } as const;

function request(rubric: string[], result: JsonValue, more: Partial<EvaluationRequest> = {}) {
  return {
    goal: "find people",
    context: null,
    input: {},
    rubric,
    revision: 1,
    plan: { steps: [], meta: {} },
    ends: { "1": DONE },
    result,
    ...more,
  } satisfies EvaluationRequest;
}

async function verdict(criterion: string, result: JsonValue, more = {}) {
  const { value } = await createModels().run(evaluateTask, request([criterion], result, more), {
    tenant: "acme",
  });
  return value.verdicts[0]?.verdict;
}

const PEOPLE = { "1": { candidates: ["Li", "Wang", "Zhao"], notes: [] } };

describe("the evaluator without a model", () => {
  it.each<[string, JsonValue, string]>([
    ["the goal is reached", PEOPLE, "pass"],
    ["the goal is reached", { "1": { candidates: [] } }, "fail"],
    ["the result is not empty", { "1": "" }, "fail"],
    ["at least three candidates", PEOPLE, "pass"],
    ["至少 4 位候选人", PEOPLE, "fail"],
    ["不超过五位候选人", PEOPLE, "pass"],
    ["exactly 3 candidates", PEOPLE, "pass"],
    ["at least 2 winners", PEOPLE, "unknown"],
    ['mentions "wang"', PEOPLE, "pass"],
    ["不包含“王”", { text: "李和王" }, "fail"],
    ["at most 3 words", { text: "one two three four" }, "fail"],
    ["不超过 10 字", { text: "我们诚聘英才" }, "pass"],
    ["is written in Chinese", { text: "我们诚聘 Java 英才，欢迎您加入" }, "pass"],
    ["用英文写", { text: "我们诚聘英才" }, "fail"],
    ["the tone is warm", { text: "Dear Li" }, "unknown"],
  ])("says of %j about %j: %s", async (criterion, result, expected) => {
    expect(await verdict(criterion, result)).toBe(expected);
  });

  it("fails a goal whose step has failed, with the reason as evidence and as the gap", async () => {
    const failed = { status: "failed", result: null, error: { code: "x", message: "no network" } };
    const asked = request(["the goal is reached"], PEOPLE, {
      ends: { "1": DONE, "2": failed as never },
    });
    const { value } = await createModels().run(evaluateTask, asked, { tenant: "acme" });
    expect(value).toEqual({
      verdicts: [
        {
          criterion: "the goal is reached",
          verdict: "fail",
          evidence: "step 2 failed: no network",
        },
      ],
      need_replan: true,
      gap: "the goal is reached: step 2 failed: no network",
    });
  });

  it("asks for no other plan where it cannot tell", async () => {
    const { value } = await createModels().run(evaluateTask, request(["it is funny"], PEOPLE), {
      tenant: "acme",
    });
    expect(value).toMatchObject({ need_replan: false, gap: null });
  });
});
