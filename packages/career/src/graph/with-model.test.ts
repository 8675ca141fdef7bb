/** A session with a model in it: it may write and mark, and is held to what is there. */
import { createModels } from "@bole/models";
import { type ModelServer, startModelServer } from "@bole/testing";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { checkReport } from "../report/check-report.ts";
import { openWorld } from "../testing/world.ts";

let server: ModelServer;
beforeAll(async () => {
  server = await startModelServer();
});
beforeEach(() => server.reset());
afterAll(() => server.stop());

const answer = (value: object) => ({ kind: "answer", text: JSON.stringify(value) }) as const;

async function withModel() {
  const endpoint = { provider: "openai-compatible", name: "stand-in", url: server.url } as const;
  return openWorld({ models: createModels({ models: [{ ...endpoint, key: "key-0123456789" }] }) });
}

const VAGUE = "I am bored and have no idea what else I could do.";
const PROFILE = { current_position: "accountant", skills: ["Excel"] };

it("writes the summary over the same facts, and what they do not back is struck", async () => {
  await server.script(
    answer({
      sentences: [
        { text: "Here is where your experience as an accountant could lead.", facts: [1] },
        { text: "You will earn 90,000 dollars a year.", facts: [2] },
      ],
    }),
  );
  await using world = await withModel();
  const {
    integrated_report: report,
    error_log,
    system_metrics,
  } = await world.begin(VAGUE, PROFILE);
  expect(report?.written_by).toContain("stand-in");
  expect(report?.executive_summary).toMatch(/^Here is where .*\.(\[\d+\])+$/);
  expect(report && checkReport(report)).toEqual([]);
  expect(error_log.map(({ message }) => message).join()).toContain("90,000");
  expect(system_metrics.nodes.reporter).toMatchObject({
    solver: expect.stringContaining("stand-in"),
  });
  expect(system_metrics.nodes.reporter?.tokens).toBeGreaterThan(0);
});

it("goes on by rules alone when the model does not answer", async () => {
  await server.script({ kind: "status", status: 400 }, { kind: "status", status: 400 });
  await using world = await withModel();
  const { integrated_report: report } = await world.begin(VAGUE, PROFILE);
  expect(report?.written_by).toBe("embedded");
  expect(report && checkReport(report)).toEqual([]);
});
