import { assertJson } from "@bole/engine";
import { Hono } from "hono";
import type { AppDeps, AppEnv } from "../app-env.ts";
import { Agents } from "../contract/agents.ts";
import { describe } from "../openapi/describe.ts";

export function agentsRoute({ host }: AppDeps): Hono<AppEnv> {
  // The nodes of a graph are no steps of a plan; the graph is.
  const offered = host.registry.catalogue().filter(({ tags }) => tags.part_of === undefined);
  const agents = offered.map(({ input, output, effects, ...entry }) => ({
    ...entry,
    effects: [...effects],
    input: assertJson(input, "A schema"),
    output: assertJson(output, "A schema"),
  }));
  const known: Agents = { agents, planners: [...host.planners], templates: [...host.templates] };
  return new Hono<AppEnv>().get(
    "/agents",
    describe({
      summary: "The agents that plans may call, and who can plan",
      tag: "Agents",
      answer: { schema: Agents, description: "All of them, with the schemas of their ends" },
    }),
    (c) => c.json<Agents>(known),
  );
}
