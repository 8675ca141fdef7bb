import { describe, expect, it } from "vitest";
import { readTaskChains, resolveChains } from "./task-chains.ts";

const TASKS = ["plan", "create_plan"];

describe("the models of single tasks", () => {
  it("are read from BOLE_MODEL_ and the task's name", () => {
    const variables = { BOLE_MODEL_CREATE_PLAN: "openai:big,openai:small" };
    expect(readTaskChains(variables, TASKS)).toEqual({
      choices: {
        create_plan: [
          { provider: "openai", name: "big" },
          { provider: "openai", name: "small" },
        ],
      },
      issues: [],
    });
  });

  it("are refused for a task that there is not, without repeating a key that was misnamed", () => {
    const { issues } = readTaskChains({ BOLE_MODEL_KYE: "sk-secret", BOLE_MODEL_PLN: "x" }, TASKS);
    expect(issues).toEqual([
      {
        variable: "BOLE_MODEL_KYE",
        wrong: "task",
        message: "names no task: did you mean BOLE_MODEL_KEY?",
      },
      {
        variable: "BOLE_MODEL_PLN",
        wrong: "task",
        message: "names no task: did you mean BOLE_MODEL_PLAN?",
      },
    ]);
  });

  it("are refused where the model is misspelt", () => {
    const { issues } = readTaskChains({ BOLE_MODEL_PLAN: "gpt" }, TASKS);
    expect(issues[0]?.message).toContain("has no provider");
  });

  it("share the key and the address with the others, by the same rules", () => {
    const local = [{ provider: "openai-compatible", name: "q" }] as const;
    const paid = [{ provider: "deepseek", name: "chat" }] as const;
    const { models, taskModels } = resolveChains(local, { plan: paid }, "http://l/v1", "secret");
    expect(models).toMatchObject([{ name: "q", url: "http://l/v1", key: undefined }]);
    expect(taskModels.plan).toMatchObject([{ name: "chat", key: "secret" }]);
  });
});
