import type { GoalRun, RunView } from "@bole/engine";
import { describe, expect, it } from "vitest";
import { openNewsroom } from "../../test/open-newsroom.ts";

const tenant = "acme";
type Newsroom = Awaited<ReturnType<typeof openNewsroom>>;

async function reach({ engine }: Newsroom, goal: string, more: Partial<GoalRun> = {}) {
  const { run_id } = await engine.start({ tenant, goal, ...more });
  return engine.settled(tenant, run_id);
}

async function answer(
  { engine }: Newsroom,
  { run_id, gates }: RunView,
  decision: "approve" | "reject",
  reason?: string,
) {
  const gate_id = gates[0]?.gate_id ?? "";
  await engine.answer({ tenant, gate_id, decision, by: "ann", ...(reason && { reason }) });
  return engine.settled(tenant, run_id);
}

const decisionsOf = ({ planning }: RunView) =>
  planning?.decisions.map(({ trigger, kept, added, dropped, changed }) => ({
    trigger,
    kept,
    added,
    dropped,
    changed,
  }));
const verdictsOf = ({ planning }: RunView) =>
  planning?.evaluation?.verdicts.map(({ verdict }) => verdict);

describe.each([
  ["en", "Write an article about structured interviews", "/articles/structured-interviews.md"],
  ["zh", "写一篇关于结构化面试的文章", "/articles/结构化面试.md"],
])("a goal in %s", (language, goal, path) => {
  //  research ─► write ─► review                          not good enough:
  //  research ─► research_more ─► write ─► review ─┐
  //                                  └─► [check] ──┴─► (approve) publish
  it("is reached with a second plan that keeps the research of the first", async () => {
    await using newsroom = await openNewsroom();
    const asking = await reach(newsroom, goal);
    expect(asking).toMatchObject({ status: "waiting", gates: [{ step: "publish" }] });
    expect(decisionsOf(asking)).toEqual([
      {
        trigger: "rubric_failed",
        kept: ["research"],
        added: ["research_more", "check", "publish"],
        dropped: [],
        changed: ["write", "review"],
      },
    ]);
    expect(verdictsOf(asking)).toEqual(["fail", "fail", "fail", "fail"]);
    expect(await newsroom.memory.vfs.list(tenant, "/articles")).toEqual([]);

    const done = await answer(newsroom, asking, "approve");
    expect(done).toMatchObject({ status: "completed", result: { publish: { path } } });
    expect(verdictsOf(done)).toEqual(["pass", "pass", "pass", "pass"]);
    expect(await newsroom.memory.vfs.get(tenant, path)).toMatchObject({
      entry: { tags: ["article", language] },
    });
  });

  it("does not run the research again", async () => {
    await using newsroom = await openNewsroom();
    const { run_id } = await reach(newsroom, goal);
    const events = await newsroom.memory.events.read(tenant, run_id);
    const started = events.filter(({ type }) => type === "step_started").map(({ key }) => key);
    expect(started.filter((key) => key?.startsWith("research"))).toHaveLength(2);
    expect(started.filter((key) => /^write/.test(key ?? ""))).toHaveLength(2);
  });
});

//  research ───┐
//  read_1  ✗ ──┼─► write ─► review          without read_1, then thorough
//  read_2 ─────┘
describe("a source that cannot be read", () => {
  it.each([
    ["in the goal", "Write an article about bias source:lost-notes source:work-samples", {}],
    ["in the input", "Write about bias", { input: { sources: ["lost-notes", "work-samples"] } }],
  ])("named %s is planned around", async (_, goal, more) => {
    await using newsroom = await openNewsroom();
    const run = await reach(newsroom, goal, more);
    expect(run).toMatchObject({ status: "waiting", gates: [{ step: "publish" }] });
    expect(decisionsOf(run)).toMatchObject([
      { trigger: "step_failed", kept: ["research", "read_2"], dropped: ["read_1"] },
      { trigger: "rubric_failed", kept: ["research", "read_2"] },
    ]);
    expect(JSON.stringify(run.gates[0]?.ask)).toContain("work-samples");
  });
});

describe("a goal that cannot be reached", () => {
  it("ends with the reason when no source has anything on it", async () => {
    await using newsroom = await openNewsroom();
    const { status, error } = await reach(newsroom, "Write an article about horses");
    expect(status).toBe("failed");
    expect(error?.message).toContain('No source has anything on "horses"');
  });

  it("ends with what is missing when the rubric asks for more than there is", async () => {
    await using newsroom = await openNewsroom();
    const rubric = ["It cites 50 sources"];
    const asking = await reach(newsroom, "Write an article about bias", { rubric });
    const { status, error } = await answer(newsroom, asking, "approve");
    expect(status).toBe("failed");
    expect(error?.message).toMatch(/nothing more to try: It cites \d+ of at least 50 sources/);
  });
});

describe("a person", () => {
  it("who does not want it published is not asked again", async () => {
    await using newsroom = await openNewsroom();
    const asking = await reach(newsroom, "Write an article about bias");
    const done = await answer(newsroom, asking, "reject", "not now");
    expect(done).toMatchObject({ status: "completed", gates: [] });
    expect(verdictsOf(done)).toEqual(["pass", "pass", "pass", "unknown"]);
    expect(done.planning?.evaluation?.verdicts[3]?.evidence).toContain("not now");
    expect(await newsroom.memory.vfs.list(tenant, "/articles")).toEqual([]);
  });

  it("may see each plan before it runs", async () => {
    await using newsroom = await openNewsroom();
    const first = await reach(newsroom, "Write about bias", { approve_plan: true });
    expect(first).toMatchObject({ status: "waiting", gates: [{ action: "plan" }] });
    const second = await answer(newsroom, first, "approve");
    expect(second).toMatchObject({ status: "waiting", gates: [{ action: "plan" }] });
    const third = await answer(newsroom, second, "approve");
    expect(third).toMatchObject({ status: "waiting", gates: [{ step: "publish" }] });
  });

  it("who says that the world has changed gets new research", async () => {
    await using newsroom = await openNewsroom();
    const { run_id } = await reach(newsroom, "Write about bias");
    const reason = "a new source is there";
    await newsroom.engine.replan({ tenant, run_id, reason, by: "ann" });
    const again = await newsroom.engine.settled(tenant, run_id);
    expect(again).toMatchObject({ status: "waiting", gates: [{ step: "publish" }] });
    expect(decisionsOf(again)?.at(-1)).toMatchObject({
      trigger: "environment_changed",
      kept: [],
      changed: expect.arrayContaining(["research", "write"]),
    });
  });
});
