import { renderSvg } from "@bole/engine/draw";
import { Hono } from "hono";
import { z } from "zod";
import { serverErrors } from "../../errors.ts";
import { graphOf } from "../../runs/run-graph.ts";
import type { AppDeps, AppEnv } from "../app-env.ts";
import { describe } from "../openapi/describe.ts";
import { listOf, query } from "../query.ts";
import { InTenant, tenantOf } from "../tenant.ts";

const Look = InTenant.extend({
  theme: z.enum(["auto", "light", "dark"], "must be auto, light or dark").default("auto"),
  language: z.enum(["en", "zh"], "must be en or zh").default("en"),
  expand: listOf(z.string().max(1_000)).default([]).describe("Nodes to unfold, by their ids"),
});

/** Nobody can read more, and laying it out would keep everybody else waiting for seconds. */
const MOST_NODES = 1_000;

export function runGraphRoute(deps: AppDeps): Hono<AppEnv> {
  return new Hono<AppEnv>().get(
    "/runs/:id/graph.svg",
    describe({
      summary: "A run as a picture",
      tag: "Runs",
      answer: { contentType: "image/svg+xml", description: "The graph as it stands" },
      errors: ["invalid-request", "forbidden-tenant", "run-unknown", "graph-too-large"],
    }),
    query(Look),
    async (c) => {
      const { theme, language, expand, tenant } = c.req.valid("query");
      const run = await deps.host.engine.run(tenantOf(c, deps, tenant), c.req.param("id"));
      const graph = await graphOf(deps.host, run, expand);
      if (graph.nodes.length > MOST_NODES) throw tooLarge(graph.nodes.length);
      const svg = renderSvg(graph, { theme, language, title: run.title });
      return c.body(svg, 200, { "Content-Type": "image/svg+xml; charset=utf-8" });
    },
  );
}

const tooLarge = (nodes: number) =>
  serverErrors.error("graph-too-large", `It has ${nodes} nodes; ${MOST_NODES} can be drawn.`);
