import type { Agent } from "@bole/engine";
import { describe, expect, it } from "vitest";
import { testApi } from "../../../test/api.ts";
import { echo } from "../../../test/test-host.ts";
import { RunDetail, RunList, RunState, RunStep } from "../contract/runs.ts";

/** say ──► shout */
const TWO = {
  description: "Say it twice",
  steps: [
    { id: "say", action: "echo", args: { text: "$input.text" } },
    { id: "shout", action: "echo", depends_on: ["say"], args: { text: "$say.text" } },
  ],
};
const hello = { plan: TWO, options: { input: { text: "hello" } } };

describe("POST /runs", () => {
  it("runs a plan, which can be read with its graph, its cost and its result", async () => {
    const { settle } = await testApi();
    const run = await settle(hello);
    expect(run).toMatchObject({
      status: "completed",
      title: "Say it twice",
      planned: false,
      result: { shout: { text: "hello" } },
      spent: { tokens: 0, cost: 0, calls: 2 },
      metrics: { calls: 2, steps: { total: 2, done: 2, failed: 0 } },
      graph_json: { runtime: { completed_node_ids: ["say", "shout"] } },
    });
  });

  it("runs a stored plan, in the version that is asked for", async () => {
    const { send, settle } = await testApi();
    const store = (text: string) =>
      send("POST", "/plans", {
        plan_id: "greet",
        plan: { steps: [{ id: "1", action: "echo", args: { text } }] },
      });
    await store("old");
    await store("new");
    expect((await settle({ plan_id: "greet" })).result).toEqual({ 1: { text: "new" } });
    expect((await settle({ plan_id: "greet", plan_ver: 1 })).result).toEqual({
      1: { text: "old" },
    });
  });

  it("answers with the same run when it is asked again with the same id", async () => {
    const { ask, settle } = await testApi();
    const again = { ...hello, options: { ...hello.options, run_id: "my-run" } };
    const { run_id } = await settle(again);
    expect(run_id).toBe("my-run");
    expect(await ask(RunState, "POST", "/runs", again)).toEqual({
      run_id: "my-run",
      status: "completed",
    });
  });

  it.each([
    ["nothing to run", {}, 400, "invalid-request"],
    ["a plan and the name of one", { plan: TWO, plan_id: "x" }, 400, "invalid-request"],
    ["a version of no stored plan", { plan: TWO, plan_ver: 1 }, 400, "invalid-request"],
    ["a field that is not known", { plan: TWO, plann: 1 }, 400, "invalid-request"],
    [
      "a rubric for a run without a goal",
      { plan: TWO, options: { rubric: ["x"] } },
      400,
      "invalid-request",
    ],
    ["an id with a slash", { plan: TWO, options: { run_id: "a/b" } }, 400, "invalid-request"],
    ["a tenant with a slash", { plan: TWO, tenant: "a/b" }, 400, "invalid-request"],
    ["a plan that is not stored", { plan_id: "none" }, 404, "plan-unknown"],
    [
      "a planner that is not there",
      { user_input: "x", options: { planner: "no" } },
      422,
      "planner-unknown",
    ],
  ])("refuses %s", async (_, body, status, code) => {
    const { refusal } = await testApi();
    expect(await refusal("POST", "/runs", body)).toMatchObject({ status, code });
  });

  it("tells every issue of a plan, at its place, with what would be legal", async () => {
    const { refusal } = await testApi();
    const plan = {
      steps: [
        { id: "a", action: "ecko", args: {} },
        { id: "b", action: "echo", depends_on: ["c"], args: { text: 7 } },
      ],
    };
    const problem = await refusal("POST", "/runs", { plan });
    expect(problem).toMatchObject({ status: 422, code: "plan-invalid" });
    expect(problem.issues).toEqual([
      expect.objectContaining({ path: "steps[0].action", code: "unknown_agent" }),
      expect.objectContaining({ path: "steps[1].depends_on[0]", code: "unknown_dependency" }),
      expect.objectContaining({ path: "steps[1].args.text", code: "type_mismatch" }),
    ]);
    for (const issue of problem.issues ?? []) expect(issue.repair).not.toBe("");
  });

  it("refuses another plan or input under an id that is taken, and a second run on a thread", async () => {
    const { refusal, settle } = await testApi();
    const gate = { steps: [{ id: "1", action: "echo", args: { text: "x" }, approval: "before" }] };
    await settle({ plan: gate, options: { run_id: "mine", thread: "t" } });
    expect(
      await refusal("POST", "/runs", { plan: TWO, options: { run_id: "mine" } }),
    ).toMatchObject({
      status: 409,
      code: "plan-changed",
    });
    const elsewhere = { run_id: "mine", input: { for: "somebody else" } };
    expect(await refusal("POST", "/runs", { plan: gate, options: elsewhere })).toMatchObject({
      status: 409,
      code: "plan-changed",
    });
    expect(await refusal("POST", "/runs", { plan: gate, options: { thread: "t" } })).toMatchObject({
      status: 409,
      code: "run-busy",
    });
  });
});

describe("GET /runs", () => {
  it("pages through all runs, newest first, each once", async () => {
    const { ask, settle } = await testApi();
    const ids: string[] = [];
    for (let n = 0; n < 5; n++) ids.unshift((await settle(hello)).run_id);
    const pages: string[][] = [];
    for (let before: string | null = ""; before !== null; ) {
      const cursor: string = before === "" ? "" : `&before=${before}`;
      const page: RunList = await ask(RunList, "GET", `/runs?limit=2${cursor}`);
      pages.push(page.runs.map(({ run_id }) => run_id));
      before = page.next;
    }
    expect(pages).toEqual([ids.slice(0, 2), ids.slice(2, 4), ids.slice(4)]);
  });

  it("finds runs by status, by words and by whether they have a goal", async () => {
    const { ask, settle } = await testApi();
    const done = await settle(hello);
    const bad = await settle({ plan: { steps: [{ id: "1", action: "fails" }] } });
    const found = async (query: string) =>
      (await ask(RunList, "GET", `/runs?${query}`)).runs.map(({ run_id }) => run_id);
    expect(await found("status=failed")).toEqual([bad.run_id]);
    expect(await found("status=failed,completed")).toEqual([bad.run_id, done.run_id]);
    expect(await found("status=failed&status=completed")).toEqual([bad.run_id, done.run_id]);
    expect(await found("q=SAY%20it")).toEqual([done.run_id]);
    expect(await found(`q=${bad.run_id}`)).toEqual([bad.run_id]);
    expect(await found("planned=true")).toEqual([]);
    expect(await found("planned=false&limit=1")).toEqual([bad.run_id]);
  });

  it.each([
    ["status=done", "status.0"],
    ["limit=0", "limit"],
    ["limit=201", "limit"],
    ["limit=x", "limit"],
    ["planned=maybe", "planned"],
    ["before=nobody", "before"],
    ["tenant=A", "tenant"],
    ["colour=red", ""],
  ])("refuses ?%s and says what is wrong", async (query, path) => {
    const { refusal } = await testApi();
    const problem = await refusal("GET", `/runs?${query}`);
    expect(problem).toMatchObject({ status: 400, code: "invalid-request", issues: [{ path }] });
  });
});

describe("one run", () => {
  it("is drawn, in the theme and language that are asked for", async () => {
    const { send, settle } = await testApi();
    const { run_id } = await settle(hello);
    const response = await send("GET", `/runs/${run_id}/graph.svg?theme=dark&language=zh`);
    expect(response.headers.get("content-type")).toBe("image/svg+xml; charset=utf-8");
    const svg = await response.text();
    expect(svg).toContain("<svg");
    expect(svg).toContain("<title>Say it twice</title>");
    expect(svg).toContain("已完成");
  });

  it("unfolds a fan-out where it is asked to", async () => {
    const { send, settle } = await testApi();
    const plan = {
      steps: [{ id: "1", action: "echo", each: ["a", "b", "c"], args: { text: "$item" } }],
    };
    const { run_id } = await settle({ plan });
    const folded = await (await send("GET", `/runs/${run_id}/graph.svg`)).text();
    const unfolded = await (await send("GET", `/runs/${run_id}/graph.svg?expand=1`)).text();
    expect(folded).not.toContain('data-id="1[2]"');
    expect(unfolded).toContain('data-id="1[2]"');
  });

  it("is not drawn where that would keep everybody waiting", async () => {
    const { refusal, settle } = await testApi();
    const steps = Array.from({ length: 1_001 }, (_, n) => ({
      id: `s${n}`,
      action: "echo",
      args: { text: "hi" },
    }));
    const { run_id } = await settle({ plan: { steps } });
    const problem = await refusal("GET", `/runs/${run_id}/graph.svg`);
    expect(problem).toMatchObject({ status: 422, code: "graph-too-large" });
  });

  it("tells everything about one of its nodes", async () => {
    const { ask, settle } = await testApi();
    const { run_id } = await settle(hello);
    const step = await ask(RunStep, "GET", `/runs/${run_id}/step?key=say`);
    expect(step).toMatchObject({
      key: "say",
      step: "say",
      action: "echo",
      record: { status: "completed", input: { text: "hello" }, result: { text: "hello" } },
      gates: [],
      artifact: `/runs/${run_id}/say/artifact.json`,
    });
    expect(step.events.map(({ type }) => type)).toEqual(["step_started", "step_completed"]);
  });

  it("tells of a node that has not been reached, and of an item of a fan-out", async () => {
    const { ask, settle } = await testApi();
    const plan = {
      steps: [
        { id: "1", action: "echo", each: ["a"], args: { text: "$item" }, approval: "after" },
        { id: "2", action: "mail", depends_on: ["1"], args: { to: "x" } },
      ],
    };
    const { run_id } = await settle({ plan });
    expect(await ask(RunStep, "GET", `/runs/${run_id}/step?key=2`)).toMatchObject({
      action: "mail",
      record: null,
      artifact: null,
    });
    expect(
      await ask(RunStep, "GET", `/runs/${run_id}/step?key=${encodeURIComponent("1[0]")}`),
    ).toMatchObject({ step: "1", action: "echo", record: { result: { text: "a" } } });
  });

  it("can be forked from a finished step, with other arguments", async () => {
    const { ask, host, settle } = await testApi();
    const { run_id } = await settle(hello);
    const fork = await ask(RunState, "POST", `/runs/${run_id}/fork`, {
      step: "shout",
      args: { text: "HELLO" },
    });
    await host.engine.settled("local", fork.run_id);
    expect(await ask(RunDetail, "GET", `/runs/${fork.run_id}`)).toMatchObject({
      result: { shout: { text: "HELLO" } },
      forked_from: { run_id, step: "shout" },
    });
  });

  it("can be cancelled once", async () => {
    const { ask, refusal, settle } = await testApi();
    const plan = { steps: [{ id: "1", action: "echo", args: { text: "x" }, approval: "before" }] };
    const { run_id } = await settle({ plan });
    expect(await ask(RunState, "POST", `/runs/${run_id}/cancel`)).toEqual({
      run_id,
      status: "cancelled",
    });
    expect(await refusal("POST", `/runs/${run_id}/cancel`)).toMatchObject({ code: "run-over" });
  });

  it("says that it still runs where another process was asked to end it", async () => {
    const begun = Promise.withResolvers<void>();
    const go = Promise.withResolvers<{ text: string }>();
    const run = () => {
      begun.resolve();
      return go.promise;
    };
    const slow: Agent = { ...echo, name: "slow", body: { type: "code", run } };
    const agents = [echo, slow];
    const first = await testApi({ host: { agents } });
    const other = await testApi({ host: { agents, memory: first.host.memory } });
    const plan = { steps: [{ id: "1", action: "slow", args: { text: "x" } }] };
    const { run_id } = await first.ask(RunState, "POST", "/runs", { plan });
    await begun.promise;
    const answer = await other.ask(RunState, "POST", `/runs/${run_id}/cancel`);
    expect(answer).toEqual({ run_id, status: "running" });
    go.resolve({ text: "x" });
    await first.host.engine.settled("local", run_id);
  });

  it("is unknown where it is unknown", async () => {
    const { refusal, settle } = await testApi();
    const { run_id } = await settle(hello);
    const code = async (...request: Parameters<typeof refusal>) => {
      const { status, code } = await refusal(...request);
      return `${status} ${code}`;
    };
    for (const path of ["", "/events", "/graph.svg", "/step?key=1"])
      expect(await code("GET", `/runs/nobody${path}`)).toBe("404 run-unknown");
    expect(await code("POST", "/runs/nobody/cancel")).toBe("404 run-unknown");
    expect(await code("POST", "/runs/nobody/fork", { step: "1" })).toBe("404 run-unknown");
    expect(await code("POST", "/runs/nobody/replan", { reason: "x" })).toBe("404 run-unknown");
    expect(await code("GET", `/runs/${run_id}/step?key=nothing`)).toBe("404 node-unknown");
    expect(await code("GET", `/runs/${run_id}/step`)).toBe("400 invalid-request");
    expect(await code("GET", `/runs/${run_id}/graph.svg?theme=pink`)).toBe("400 invalid-request");
    expect(await code("POST", `/runs/${run_id}/fork`, { step: "nothing" })).toBe(
      "404 step-unknown",
    );
    expect(await code("POST", `/runs/${run_id}/replan`, { reason: "x" })).toBe("409 run-over");
  });
});
