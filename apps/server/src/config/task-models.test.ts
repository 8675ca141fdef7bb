import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { CAREER_CONVERSATIONS } from "@bole/career";
import { taskVariable } from "@bole/models/choice";
import { RECRUITER_CHAT_TASK } from "@bole/recruiter";
import { RESUME_CHAT_TASK } from "@bole/resume";
import { describe, expect, it } from "vitest";
import { inspectEnvironment, loadConfig } from "./load-config.ts";
import { MODEL_TASKS } from "./task-models.ts";

const PACKAGES = path.resolve(import.meta.dirname, "../../../../packages");

/** Names and groups of all tasks, as the sources define them; a trial of a model is of that model. */
function namesOfTasks(): string[] {
  const files = globSync("*/src/**/*.ts", { cwd: PACKAGES }).filter(
    (file) => !file.endsWith(".test.ts") && !file.includes("trial"),
  );
  return files.flatMap((file) => {
    const source = readFileSync(path.join(PACKAGES, file), "utf8");
    const tasks = source.matchAll(
      /defineTask\(\{\s+name: (?:"(\w+)"|(\w+)),(?:\s+group: "(\w+)")?/g,
    );
    return [...tasks].flatMap(([, name, constant, group]) => {
      const named = name ?? new RegExp(`${constant} = "(\\w+)"`).exec(source)?.[1];
      return [named, group].filter((one) => one !== undefined);
    });
  });
}

describe("the models of single tasks", () => {
  it("can be chosen for every task there is, and for every group of them", () => {
    // Comparing texts is no task of a language model, but has a model to choose all the same.
    const all = new Set([
      ...namesOfTasks(),
      ...Object.values(CAREER_CONVERSATIONS),
      RECRUITER_CHAT_TASK,
      RESUME_CHAT_TASK,
      "embed",
    ]);
    expect([...MODEL_TASKS].toSorted()).toEqual([...all].toSorted());
  });

  it("are read beside the others, and shown", () => {
    const env = { BOLE_MODEL: "openai:a", BOLE_MODEL_PLAN: "openai:b", BOLE_MODEL_KEY: "k" };
    const config = loadConfig(env, "/");
    expect(config.models).toMatchObject([{ name: "a", key: "k" }]);
    expect(config.taskModels).toMatchObject({ plan: [{ name: "b", key: "k" }] });
    expect(config.settings).toContainEqual(
      expect.objectContaining({ variable: taskVariable("plan"), value: "openai:b" }),
    );
  });

  it("need a key as the others do", () => {
    const { issues } = inspectEnvironment({ BOLE_MODEL_PLAN: "openai:b" }, "/");
    expect(issues.map(({ path }) => path)).toEqual(["BOLE_MODEL_KEY"]);
  });

  it("are refused for a task that there is not, without showing what may be a key", () => {
    const { issues, settings } = inspectEnvironment({ BOLE_MODEL_KYE: "sk-0123456789" }, "/");
    expect(issues).toMatchObject([{ path: "BOLE_MODEL_KYE" }]);
    expect(issues[0]?.text.en).toContain("did you mean BOLE_MODEL_KEY?");
    expect(JSON.stringify([issues, settings])).not.toContain("0123456789");
  });
});
