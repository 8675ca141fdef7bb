import type { ModelSettings } from "@bole/server/contract";
import { describe, expect, it } from "vitest";
import { withDefault, withModel, withoutModel, withTask } from "./edit-settings.ts";

const model = (name: string, source: "settings" | "environment") => ({
  ...{ label: `openai-compatible:${name}`, provider: "openai-compatible" as const, name, source },
  ...{ url: "http://127.0.0.1:1/v1", has_key: false },
});
const SETTINGS: ModelSettings = {
  version: 3,
  models: [model("a", "settings"), model("e", "environment")],
  default: ["openai-compatible:a"],
  default_source: "settings",
  tasks: [
    {
      ...{ task: "read_job", chain: ["openai-compatible:a"], source: "settings", needs: "form" },
      note: { en: "", zh: "" },
    },
    {
      ...{ task: "plan", chain: ["openai-compatible:e"], source: "environment", needs: "form" },
      note: { en: "", zh: "" },
    },
  ],
  may_edit: true,
};
const A = { provider: "openai-compatible", name: "a", url: "http://127.0.0.1:1/v1" };

describe("changes to the choice of models", () => {
  it("repeat what is stored here, and nothing of the environment", () => {
    expect(withTask(SETTINGS, "evaluate", "openai-compatible:e")).toEqual({
      ...{ version: 3, models: [A], default: ["openai-compatible:a"] },
      tasks: { read_job: ["openai-compatible:a"], evaluate: ["openai-compatible:e"] },
    });
  });

  it("make the first model the default, and leave a chosen one", () => {
    const empty = {
      ...SETTINGS,
      models: [],
      default: [],
      default_source: "none",
      tasks: [],
    } as const;
    const b = { provider: "openai", name: "b", key: "k" } as const;
    expect(withModel({ ...empty, models: [], default: [], tasks: [] }, b)).toMatchObject({
      ...{ models: [b], default: ["openai:b"] },
    });
    expect(withModel(SETTINGS, b)).toMatchObject({
      models: [A, b],
      default: ["openai-compatible:a"],
    });
  });

  it("take a model out of every chain it is in", () => {
    expect(withoutModel(SETTINGS, "openai-compatible:a")).toEqual({
      ...{ version: 3, models: [], default: [], tasks: { read_job: [] } },
    });
  });

  it("put a default first, and give a task back to it", () => {
    expect(withDefault(SETTINGS, "openai-compatible:e").default).toEqual([
      "openai-compatible:e",
      "openai-compatible:a",
    ]);
    expect(withTask(SETTINGS, "read_job", undefined).tasks).toEqual({});
  });
});
