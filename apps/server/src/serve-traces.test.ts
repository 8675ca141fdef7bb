/** Traces and logs of a served Bole, as a collector and an operator see them. */

import { once } from "node:events";
import { createServer } from "node:http";
import { temporaryFolder } from "@bole/testing";
import { expect, it } from "vitest";
import { z } from "zod";
import { servedInside } from "../test/served-api.ts";

const Value = z.union([
  z.object({ stringValue: z.string() }).transform(({ stringValue }) => stringValue),
  z.object({ intValue: z.coerce.number() }).transform(({ intValue }) => intValue),
  z.object({ doubleValue: z.number() }).transform(({ doubleValue }) => doubleValue),
  z.object({ boolValue: z.boolean() }).transform(({ boolValue }) => boolValue),
]);
const Attributes = z
  .array(z.object({ key: z.string(), value: Value }))
  .transform((list) => Object.fromEntries(list.map(({ key, value }) => [key, value])));
const Span = z.object({
  traceId: z.string(),
  spanId: z.string(),
  parentSpanId: z.string().optional(),
  name: z.string(),
  startTimeUnixNano: z.coerce.bigint(),
  endTimeUnixNano: z.coerce.bigint(),
  attributes: Attributes,
  status: z.object({ code: z.int().optional(), message: z.string().optional() }),
});
const Export = z.object({
  resourceSpans: z.array(
    z.object({
      resource: z.object({ attributes: Attributes }),
      scopeSpans: z.array(z.object({ spans: z.array(Span) })),
    }),
  ),
});

/** An OTLP/HTTP collector: takes what comes, in JSON, and keeps it. */
async function collector() {
  const requests: { url: string | undefined; body: z.infer<typeof Export> }[] = [];
  const server = createServer(async (request, response) => {
    let text = "";
    for await (const chunk of request.setEncoding("utf8")) text += chunk;
    requests.push({ url: request.url, body: Export.parse(JSON.parse(text)) });
    response.end("{}");
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("no port");
  return {
    url: `http://127.0.0.1:${address.port}`,
    requests,
    spans: () =>
      requests.flatMap(({ body }) =>
        body.resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans)),
      ),
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

//   each ─┬─► each[0] ──┐
//         └─► each[1] ──┴──► (ask)
const PLAN = {
  description: "Say twice",
  steps: [
    { id: "each", action: "say", each: ["a", "b"], args: { text: "$item" } },
    { id: "ask", action: "say", depends_on: ["each"], args: { text: "c" }, approval: "before" },
  ],
};

it("a run is one trace, whose parts lie in each other, also over a restart", async () => {
  await using folder = await temporaryFolder();
  await using collected = await collector();
  const env = { OTEL_EXPORTER_OTLP_ENDPOINT: collected.url };
  let runId: string;
  {
    await using bole = await servedInside(env, folder.path);
    runId = await bole.start(PLAN);
    await bole.events(runId, { until: (events) => events.at(-1)?.event === "run_waiting" });
    bole.stop();
    expect(await bole.exitCode).toBe(0);
  }
  {
    await using bole = await servedInside(env, folder.path);
    await bole.approve(runId, "ask");
    await bole.events(runId);
    bole.stop();
    expect(await bole.exitCode).toBe(0);
  }

  expect(new Set(collected.requests.map(({ url }) => url))).toEqual(new Set(["/v1/traces"]));
  const isAgents = (span: { attributes: Record<string, unknown> }) =>
    span.attributes["gen_ai.operation.name"] !== undefined;
  const spans = collected.spans().filter((span) => !isAgents(span));
  // The engine tells of each call of an agent in the words of OpenTelemetry's conventions, too.
  const agents = collected.spans().filter(isAgents);
  expect(agents.map(({ name }) => name)).toEqual(["invoke_agent say", "invoke_agent say"]);
  const byStep = new Map(spans.map((span) => [span.attributes["bole.step"] ?? "run", span]));
  expect([...byStep.keys()].map(String).toSorted()).toEqual([
    "ask",
    "each",
    "each[0]",
    "each[1]",
    "run",
  ]);
  expect(spans).toHaveLength(5);
  expect(new Set(spans.map(({ traceId }) => traceId)).size).toBe(1);

  const run = byStep.get("run");
  expect(run?.parentSpanId).toBeUndefined();
  expect(run?.attributes).toMatchObject({
    "bole.run_id": runId,
    "bole.status": "completed",
    "bole.title": "Say twice",
    "bole.calls": 3,
  });
  expect(byStep.get("each")?.parentSpanId).toBe(run?.spanId);
  expect(byStep.get("ask")?.parentSpanId).toBe(run?.spanId);
  expect(byStep.get("each[1]")?.parentSpanId).toBe(byStep.get("each")?.spanId);
  expect(byStep.get("each[1]")).toMatchObject({
    name: "step say",
    attributes: {
      "bole.run_id": runId,
      "bole.agent": "say",
      "bole.status": "completed",
      "bole.attempts": 1,
    },
  });
  for (const span of spans) {
    expect(span.startTimeUnixNano).toBeLessThanOrEqual(span.endTimeUnixNano);
    expect(span.startTimeUnixNano).toBeGreaterThanOrEqual(run?.startTimeUnixNano ?? 0n);
    expect(span.endTimeUnixNano).toBeLessThanOrEqual(run?.endTimeUnixNano ?? 0n);
  }
});

it("a step that failed, and its run, are marked as such", async () => {
  await using folder = await temporaryFolder();
  await using collected = await collector();
  await using bole = await servedInside(
    { OTEL_EXPORTER_OTLP_ENDPOINT: collected.url },
    folder.path,
  );
  const runId = await bole.start({ steps: [{ id: "1", action: "fail", args: {} }] });
  await bole.events(runId);
  bole.stop();
  await bole.exitCode;
  for (const span of collected.spans())
    expect(span.status).toEqual({ code: 2, message: "it cannot" });
  expect(collected.spans().map(({ name }) => name)).toEqual(["step fail", "run"]);
});

it("a collector that is away costs nothing but its traces", async () => {
  await using folder = await temporaryFolder();
  await using bole = await servedInside(
    { OTEL_EXPORTER_OTLP_ENDPOINT: "http://127.0.0.1:1" },
    folder.path,
  );
  const runId = await bole.start(PLAN);
  await bole.events(runId, { until: (events) => events.at(-1)?.event === "run_waiting" });
  bole.stop();
  expect(await bole.exitCode).toBe(0);
});

it("what an agent logs can be found by its run and step", async () => {
  await using folder = await temporaryFolder();
  await using bole = await servedInside({}, folder.path);
  const runId = await bole.start(PLAN);
  await bole.events(runId, { until: (events) => events.at(-1)?.event === "run_waiting" });
  // What it prints comes on another way than its events: all of it is there when it has ended.
  bole.stop();
  await bole.exitCode;
  const lines = bole
    .stderr()
    .trim()
    .split("\n")
    .map((line): unknown => JSON.parse(line));
  for (const [index, text] of ["a", "b"].entries())
    expect(lines).toContainEqual(
      expect.objectContaining({ msg: "said", run_id: runId, step: `each[${index}]`, text }),
    );
});
