import { defineCompositeAgent } from "@bole/engine";
import { describe, expect, it } from "vitest";
import { testApi } from "../../../test/api.ts";
import { echo } from "../../../test/test-host.ts";
import { Approvals } from "../contract/approvals.ts";
import { RunDetail, RunState, SignalSent } from "../contract/runs.ts";

const asksFirst = defineCompositeAgent({
  name: "asks-first",
  description: "Asks, then says.",
  kind: "human",
  input: echo.input,
  output: echo.output,
  plan: {
    steps: [{ id: "inner", action: "echo", args: { text: "$input.text" }, approval: "before" }],
  },
  result: "$inner",
});

const asks = (phase: "before" | "after") => ({
  description: "Write to Ann",
  steps: [{ id: "m", action: "mail", args: { to: "ann" }, approval: phase }],
});

describe("GET /approvals", () => {
  it("says what is asked, by which run, what it would do, and what an edit must look like", async () => {
    const { ask, settle } = await testApi();
    const { run_id } = await settle({ plan: asks("before") });
    const { approvals } = await ask(Approvals, "GET", "/approvals");
    expect(approvals).toEqual([
      {
        gate: expect.objectContaining({ run_id, key: "m", phase: "before", ask: { to: "ann" } }),
        run: { run_id, title: "Write to Ann", created_at: expect.any(String) },
        workflow_id: null,
        about: "Sends a mail.",
        effects: ["mail"],
        schema: expect.objectContaining({
          type: "object",
          properties: { to: { type: "string" } },
        }),
      },
    ]);
  });

  it("asks about the result after, and about the whole list of a fan-out", async () => {
    const { ask, settle } = await testApi();
    const plan = {
      steps: [{ id: "m", action: "mail", each: ["a"], args: { to: "$item" }, approval: "after" }],
    };
    await settle({ plan });
    const { approvals } = await ask(Approvals, "GET", "/approvals");
    expect(approvals).toMatchObject([
      {
        gate: { ask: [{ sent: true }], fan_out: true },
        schema: { type: "array", items: { properties: { sent: { type: "boolean" } } } },
      },
    ]);
  });

  it("does not take a step for the whole plan because its agent is gone", async () => {
    const first = await testApi();
    await first.settle({ plan: asks("before") });
    const { ask } = await testApi({ host: { memory: first.host.memory, agents: [echo] } });
    const { approvals } = await ask(Approvals, "GET", "/approvals");
    expect(approvals).toMatchObject([
      { gate: { key: "m" }, about: 'There is no agent "mail" any more.', effects: [] },
    ]);
    expect(approvals[0]?.schema).not.toHaveProperty("properties");
  });

  it("leaves out what waits for an event or a time", async () => {
    const { ask, settle, host } = await testApi();
    const plan = {
      steps: [{ id: "1", action: "echo", args: { text: "$event.word" }, wait: { event: "reply" } }],
    };
    const { run_id } = await settle({ plan });
    expect((await ask(Approvals, "GET", "/approvals")).approvals).toEqual([]);
    const signal = { event: "reply", data: { word: "yes" } };
    expect(await ask(SignalSent, "POST", "/signals", signal)).toEqual({ resumed: 1 });
    await host.engine.settled("local", run_id);
    expect((await ask(RunDetail, "GET", `/runs/${run_id}`)).result).toEqual({ 1: { text: "yes" } });
  });
});

describe("POST /hitl/:run_id/reply", () => {
  it.each(["gate", "step"])("answers a %s, and the run goes on", async (by) => {
    const { ask, settle, host } = await testApi();
    const { run_id, gates } = await settle({ plan: asks("before") });
    const node_id = by === "gate" ? gates[0]?.gate_id : "m";
    await ask(RunState, "POST", `/hitl/${run_id}/reply`, {
      node_id,
      content: { decision: "modify", value: { to: "bob" }, reason: "Ann is away" },
    });
    await host.engine.settled("local", run_id);
    const run = await ask(RunDetail, "GET", `/runs/${run_id}`);
    expect(run).toMatchObject({ status: "completed", gates: [] });
    expect(run.graph_json.nodes[0]?.gate).toMatchObject({ by: "local", decision: "modify" });
  });

  it("refuses a value that does not fit, and nothing is answered", async () => {
    const { refusal, ask, settle } = await testApi();
    const { run_id } = await settle({ plan: asks("before") });
    const problem = await refusal("POST", `/hitl/${run_id}/reply`, {
      node_id: "m",
      content: { decision: "modify", value: { to: 7 } },
    });
    expect(problem).toMatchObject({
      status: 422,
      code: "gate-value-invalid",
      issues: [{ path: "to" }],
    });
    expect((await ask(Approvals, "GET", "/approvals")).approvals).toHaveLength(1);
  });

  it("refuses a value with an answer that would not use it", async () => {
    const { refusal, settle } = await testApi();
    const { run_id } = await settle({ plan: asks("before") });
    const problem = await refusal("POST", `/hitl/${run_id}/reply`, {
      node_id: "m",
      content: { decision: "approve", value: { to: "bob" } },
    });
    expect(problem).toMatchObject({ status: 400, issues: [{ path: "$.content.value" }] });
  });

  it("refuses a second answer, and says who gave the first", async () => {
    const { refusal, send, settle } = await testApi();
    const { run_id } = await settle({ plan: asks("before") });
    const approve = { node_id: "m", content: { decision: "approve" } };
    await send("POST", `/hitl/${run_id}/reply`, approve);
    const problem = await refusal("POST", `/hitl/${run_id}/reply`, approve);
    expect(problem).toMatchObject({ status: 409, code: "gate-closed" });
    expect(problem.detail).toContain("approve by local");
  });

  //  each ─┬─► outer[0] = plan ─► (inner asks)
  //        └─► outer[1] = plan ─► (inner asks)
  it("refuses a step that waits for several answers, and names the gates", async () => {
    const { refusal, settle, host } = await testApi({ host: { agents: [echo, asksFirst] } });
    const plan = {
      steps: [{ id: "outer", action: "asks-first", each: ["a", "b"], args: { text: "$item" } }],
    };
    const { run_id, gates } = await settle({ plan });
    const content = { decision: "approve" };
    const problem = await refusal("POST", `/hitl/${run_id}/reply`, { node_id: "inner", content });
    expect(problem).toMatchObject({ status: 409, code: "gate-ambiguous" });
    expect(problem.data?.gates).toEqual(
      gates.map(({ gate_id, key, phase }) => ({ gate_id, key, phase })),
    );
    for (const { key } of gates) expect(problem.detail).toContain(key);
    expect((await host.engine.gates("local")).length).toBe(2);
  });

  it.each([
    [
      "a node that does not wait",
      { node_id: "nothing", content: { decision: "approve" } },
      404,
      "gate-unknown",
    ],
    [
      "a word that is no decision",
      { node_id: "m", content: { decision: "maybe" } },
      400,
      "invalid-request",
    ],
    ["an empty node", { node_id: "", content: { decision: "approve" } }, 400, "invalid-request"],
  ])("refuses %s", async (_, body, status, code) => {
    const { refusal, settle } = await testApi();
    const { run_id } = await settle({ plan: asks("before") });
    expect(await refusal("POST", `/hitl/${run_id}/reply`, body)).toMatchObject({ status, code });
  });

  it("refuses to answer for an event, and a run that is not there", async () => {
    const { refusal, settle } = await testApi();
    const plan = {
      steps: [{ id: "1", action: "echo", args: { text: "x" }, wait: { event: "reply" } }],
    };
    const { run_id, gates } = await settle({ plan });
    const content = { decision: "approve" };
    const node_id = gates[0]?.gate_id;
    const waits = await refusal("POST", `/hitl/${run_id}/reply`, { node_id, content });
    expect(waits).toMatchObject({ status: 409, code: "gate-closed" });
    expect(waits.detail).toContain('the event "reply"');
    expect(await refusal("POST", "/hitl/nobody/reply", { node_id: "1", content })).toMatchObject({
      status: 404,
      code: "run-unknown",
    });
  });
});
