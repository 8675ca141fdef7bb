import { fileURLToPath } from "node:url";
import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StdioClientTransport } from "@modelcontextprotocol/sdk/client/stdio.js";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openLab } from "../../test/lab.ts";
import { createRegistry } from "../contracts/registry.ts";
import { validatePlan } from "../planning/validate-plan.ts";
import { mcpAgents } from "./mcp-agents.ts";

const client = new Client({ name: "test", version: "1" });

beforeAll(async () => {
  const server = fileURLToPath(new URL("../../test/mcp-server.ts", import.meta.url));
  await client.connect(new StdioClientTransport({ command: process.execPath, args: [server] }));
});
afterAll(() => client.close());

const speed = { id: "1", action: "horses_speed_of", args: { breed: "$input.breed" } };

//   speed ──► describe
it("the tools of a real server are steps of a plan", async () => {
  const lab = await openLab(await mcpAgents(client, { prefix: "horses" }));
  const describe = {
    id: "2",
    action: "horses_describe",
    depends_on: ["1"],
    args: { kmh: "$1.kmh" },
  };
  const run = await lab.run([speed, describe], { input: { breed: "Akhal-Teke" } });
  expect(run).toMatchObject({ status: "completed", result: { 2: { text: "60 km/h is\nfast" } } });
});

it("a tool's schema is the agent's contract", async () => {
  const registry = createRegistry(await mcpAgents(client, { prefix: "horses" }));
  const wrong = { id: "2", action: "horses_describe", depends_on: ["1"], args: { kmh: "$1.mph" } };
  const { issues } = validatePlan({ steps: [speed, wrong] }, registry);
  expect(issues.map(({ path }) => path)).toEqual(["steps[1].args.kmh"]);
});

it("what a tool refuses is how its step fails", async () => {
  const lab = await openLab(await mcpAgents(client, { prefix: "horses" }));
  const run = await lab.run([{ id: "1", action: "horses_describe", args: { kmh: -1 } }]);
  expect(run.status).toBe("failed");
  expect(run.error?.message).toContain("no horse runs backwards");
});

it("a tool that changes something is an agent only where somebody names it", async () => {
  const names = async (writes: string[]) =>
    (await mcpAgents(client, { prefix: "horses", writes })).map(({ name }) => name);
  expect(await names([])).toEqual(["horses_speed_of", "horses_describe"]);
  expect(await names(["sell"])).toContain("horses_sell");
  await expect(names(["buy"])).rejects.toMatchObject({ code: "agent-invalid" });
});
