import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { temporaryFolder } from "@bole/testing";
import { describe, expect, it } from "vitest";
import { loadAgents } from "./load-agents.ts";

const AGENT = `import { defineAgent } from "@bole/engine";
import { z } from "zod";
export const agents = [defineAgent({ name: "NAME", description: "Says hello.", kind: "generation",
  input: z.object({}), output: z.object({ text: z.string() }), run: () => ({ text: "hello" }) })];
`;
const agentNamed = (name: string) => AGENT.replace("NAME", name);
const PLAN = `export const plans = { hello: { steps: [{ id: "1", action: "greeter" }] } };\n`;

describe("a module of agents", () => {
  it.each([
    ["a file", "agents.ts", "agents.ts", undefined],
    ["a folder with an index", "mine/index.ts", "mine", undefined],
    ["a folder with src/index.ts", "mine/src/index.ts", "mine", undefined],
    ["a package, by its exports", "mine/a.ts", "mine", { exports: { ".": "./a.ts" } }],
    ["a package, by its conditions", "mine/a.ts", "mine", { exports: { import: "./a.ts" } }],
    ["a package, by its main", "mine/a.ts", "./mine", { main: "a.ts" }],
  ])("may be %s, anywhere on the disk", async (_, file, name, manifest) => {
    await using folder = await temporaryFolder();
    await mkdir(join(folder.path, "mine", "src"), { recursive: true });
    await writeFile(join(folder.path, file), agentNamed("greeter") + PLAN);
    if (manifest !== undefined)
      await writeFile(join(folder.path, "mine/package.json"), JSON.stringify(manifest));
    const { registry, plans } = await loadAgents([name], folder.path);
    expect(registry.has("greeter")).toBe(true);
    expect(Object.keys(plans)).toEqual(["hello"]);
  });

  it("may be a package that came with Bole, with planners", async () => {
    const { registry, planners, plans } = await loadAgents(["@bole/example-newsroom"], "/");
    expect(registry.names()).toContain("researcher");
    expect(Object.keys(planners)).toEqual(["default"]);
    expect(Object.keys(plans)).toEqual(["article", "published"]);
  });

  it("may be several", async () => {
    await using folder = await temporaryFolder();
    await writeFile(join(folder.path, "a.ts"), agentNamed("anna"));
    await writeFile(join(folder.path, "b.ts"), agentNamed("bert"));
    const { registry } = await loadAgents(["a.ts", "b.ts"], folder.path);
    expect(registry.names()).toEqual(["adapter", "anna", "bert"]);
  });

  it.each([
    ["not there", {}, ["x.ts"], /x\.ts cannot be loaded: there is no file or folder .*x\.ts, and/],
    ["not there as a path", {}, ["./x"], /there is no file or folder .*\/x\.$/],
    ["an empty folder", { "m/a.txt": "" }, ["m"], /has no index\.ts, no index\.mjs/],
    ["broken", { "a.ts": "export const = 1;" }, ["a.ts"], /a\.ts cannot be loaded/],
    ["throwing", { "a.ts": "throw new Error('no luck');" }, ["a.ts"], /no luck/],
    ["without agents", { "a.ts": "export const x = 1;" }, ["a.ts"], /its export agents/],
    ["with none", { "a.ts": "export const agents = [];" }, ["a.ts"], /agents has no agent in it/],
    [
      "with other things",
      { "a.ts": "export const agents = [{}];" },
      ["a.ts"],
      /agents.0 is not an/,
    ],
    [
      "with a wrong plan",
      { "a.ts": `${agentNamed("a")}export const plans = { p: {} };` },
      ["a.ts"],
      /plans\.p is not a plan/,
    ],
    [
      "with something else for a planner",
      { "a.ts": `${agentNamed("a")}export const planners = { p: { planner: {} } };` },
      ["a.ts"],
      /planners\.p is not \{ planner, evaluator/,
    ],
    [
      "with a plan that does not hold",
      { "a.ts": agentNamed("other") + PLAN },
      ["a.ts"],
      /no agent "greeter"/,
    ],
    [
      "twice the same name",
      { "a.ts": agentNamed("a"), "b.ts": agentNamed("a") },
      ["a.ts", "b.ts"],
      /already an agent "a"/,
    ],
    [
      "twice the same plan",
      { "a.ts": agentNamed("greeter") + PLAN, "b.ts": agentNamed("b") + PLAN },
      ["a.ts", "b.ts"],
      /"hello" is in a\.ts, too/,
    ],
    [
      "with a broken package.json",
      { "m/package.json": "{" },
      ["m"],
      /package\.json cannot be read/,
    ],
  ])("is refused with the reason when %s", async (_, files, names, reason) => {
    await using folder = await temporaryFolder();
    await mkdir(join(folder.path, "m"));
    for (const [file, text] of Object.entries(files))
      await writeFile(join(folder.path, file), text);
    const loading = loadAgents(names, folder.path);
    await expect(loading).rejects.toMatchObject({ code: "agents-unusable" });
    await expect(loading).rejects.toThrow(reason);
  });
});
