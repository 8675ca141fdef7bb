import { type BudgetMeter, engineErrors } from "@bole/engine";
import { EMPTY_STATE, type ReadRequest } from "@bole/language";
import { scriptedReader } from "@bole/language/examples";
import { type ModelServer, startModelServer } from "@bole/testing";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { OFFICE, OFFICE_TOOLS } from "../../test/reading-tools.ts";
import { modelsOf } from "../../test/trial.ts";
import { createModels } from "../run/create-models.ts";
import type { TaskCtx } from "../run/task-ctx.ts";
import { readMessage } from "./read-message.ts";
import { createReadTask } from "./read-task.ts";

let server: ModelServer;
beforeAll(async () => {
  server = await startModelServer();
});
beforeEach(() => server.reset());
afterAll(() => server.stop());

const embedded = scriptedReader(OFFICE);
const MESSAGE = embedded.plain("<write_mail purpose=outreach>write to <who>Raj</who></write_mail>");
const requests: ReadRequest[] = [];
const task = createReadTask({
  name: "office_read",
  inventory: OFFICE,
  toolbox: OFFICE_TOOLS,
  reader: {
    ...embedded,
    read(request) {
      requests.push(request);
      return embedded.read(request);
    },
  },
});

const rejection = {
  calls: [
    {
      ...{ tool: "write_mail", values: { purpose: "rejection" } },
      mentions: [{ name: "who", words: "raj" }],
    },
  ],
};
const read = (models: ReturnType<typeof modelsOf>, ctx: Partial<TaskCtx> = {}) =>
  readMessage(models, task, { message: MESSAGE, state: EMPTY_STATE }, { tenant: "acme", ...ctx });

const byEmbedded = {
  reader: "embedded",
  calls: [{ tool: "write_mail", values: { purpose: "outreach" }, confidence: 1 }],
};

describe("reading a message", () => {
  it("is done by a model where there is one", async () => {
    await server.script({ kind: "answer", text: JSON.stringify(rejection) });
    expect(await read(modelsOf(server))).toEqual({
      reading: {
        reader: "model",
        calls: [
          {
            ...{ tool: "write_mail", polarity: "do", values: { purpose: "rejection" } },
            mentions: [{ name: "who", text: "Raj", place: [9, 12], ref: "name", confidence: 0.95 }],
            ...{ clause: [0, 12], confidence: 0.95, alternatives: [] },
          },
        ],
      },
      embedded_because: null,
    });
  });

  it("is done by the embedded reader where there is none", async () => {
    requests.length = 0;
    const records = { person: ["Raj Patel"] };
    const request = { message: MESSAGE, state: EMPTY_STATE, records };
    const read = await readMessage(createModels(), task, request, { tenant: "acme" });
    expect(read).toMatchObject({ reading: byEmbedded, embedded_because: "no_model" });
    expect(requests).toMatchObject([{ product: "office", ...request }]);
  });

  it("is repaired once where the model names a tool that there is not", async () => {
    await server.script(
      { kind: "answer", text: '{"calls":[{"tool":"dance"}]}' },
      { kind: "answer", text: JSON.stringify(rejection) },
    );
    expect(await read(modelsOf(server))).toMatchObject({ reading: { reader: "model" } });
    const [, repair] = await server.requests();
    expect(JSON.stringify(repair?.body)).toContain("calls.0.tool: Invalid option");
  });

  it("takes a model for a model, and no surer than a model is", async () => {
    const calls = [{ tool: "undo", confidence: 1, clause: [0, 1], alternatives: [] }];
    await server.script({ kind: "answer", text: JSON.stringify({ calls, reader: "embedded" }) });
    expect(await read(modelsOf(server))).toMatchObject({
      reading: { reader: "model", calls: [{ confidence: 0.6 }] },
      embedded_because: null,
    });
  });

  it.each([
    ["keeps answering nonsense", { kind: "answer", text: '{"calls":[{"tool":"dance"}]}' }],
    ["answers nothing", { kind: "answer", text: '{"calls":[]}' }],
    ["answers in prose", { kind: "answer", text: "They want a mail." }],
    ["refuses the key", { kind: "status", status: 401 }],
  ] as const)("falls back where the model %s", async (_, scenario) => {
    await server.script({ ...scenario, times: "always" });
    expect(await read(modelsOf(server))).toMatchObject({
      reading: byEmbedded,
      embedded_because: "failed",
    });
  });

  it("falls back where the budget is spent", async () => {
    const budget: BudgetMeter = {
      spend() {
        throw engineErrors.error("budget-exceeded", "Nothing is left.");
      },
      remaining: () => ({ tokens: 10, cost: null }),
    };
    expect(await read(modelsOf(server), { budget })).toMatchObject({
      reading: byEmbedded,
      embedded_because: "budget",
    });
    expect(await server.requests()).toEqual([]);
  });

  it("shows a model no more of a message than is read of it", async () => {
    await server.script({ kind: "answer", text: JSON.stringify({ calls: [{ tool: "talk" }] }) });
    const message = `hello ${"x".repeat(20_000)}END`;
    const request = { message, state: EMPTY_STATE };
    const { reading } = await readMessage(modelsOf(server), task, request, { tenant: "acme" });
    expect(reading.calls[0]?.clause).toEqual([0, 20_000]);
    const [asked] = await server.requests();
    expect(JSON.stringify(asked?.body)).not.toContain("END");
  });
});
