/** The server is killed in the middle of its work, and started again. */
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { freePort, temporaryFolder } from "@bole/testing";
import { expect, it } from "vitest";
import { runEventOf, type SseEvent } from "../test/read-sse.ts";
import { servedApi, servedInside } from "../test/served-api.ts";
import { type RunDetail, RunList } from "./http/contract/runs.ts";

//   first ──┬──► hold (until a file is there) ──┬──► end
//           └──► (ask) ─────────────────────────┘
const planHolding = (file: string) => ({
  steps: [
    { id: "first", action: "say", args: { text: "1" } },
    { id: "hold", action: "hold", depends_on: ["first"], args: { file } },
    { id: "ask", action: "say", depends_on: ["first"], args: { text: "2" }, approval: "before" },
    { id: "end", action: "say", depends_on: ["hold", "ask"], args: { text: "3" } },
  ],
});

const planOnlyHolding = (file: string) => ({
  steps: [
    { id: "hold", action: "hold", args: { file } },
    { id: "end", action: "say", depends_on: ["hold"], args: { text: "3" } },
  ],
});

const has = (events: readonly SseEvent[], type: string, key: string) =>
  events.map(runEventOf).some((event) => event.type === type && event.key === key);

it("a run goes on after SIGKILL, and its stream has neither a hole nor anything twice", async () => {
  await using folder = await temporaryFolder();
  const file = join(folder.path, "go");
  const env = { PORT: String(await freePort()) };
  let before: SseEvent[];
  let runId: string;
  {
    await using bole = await servedApi(env, folder.path);
    runId = await bole.start(planHolding(file));
    before = await bole.events(runId, {
      until: (events) => has(events, "gate_opened", "ask") && has(events, "step_started", "hold"),
    });
    bole.process.kill("SIGKILL");
    await bole.exitCode;
  }

  await using bole = await servedApi(env, folder.path);
  const stream = bole.events(runId, { after: before.at(-1)?.id ?? 0 });
  expect((await bole.approvals()).map(({ gate }) => gate.key)).toEqual(["ask"]);
  await bole.approve(runId, "ask");
  await writeFile(file, "");
  const after = await stream;

  const events = [...before, ...after];
  expect(events.map(({ id }) => id)).toEqual(events.map((_, index) => index + 1));
  expect(after.at(-1)?.event).toBe("run_completed");
  const completed = events.filter(({ event }) => event === "step_completed").map(runEventOf);
  expect(completed.map(({ key }) => key).toSorted()).toEqual(["ask", "end", "first", "hold"]);
  const run = await bole.run(runId);
  expect(run).toMatchObject({ status: "completed", result: { end: { text: "3" } }, gates: [] });
  // And whoever comes only now reads the same.
  expect(await bole.events(runId)).toEqual(events);
});

it("a run that waits for a person still waits after a restart in order", async () => {
  await using folder = await temporaryFolder();
  let runId: string;
  {
    await using bole = await servedInside({}, folder.path);
    runId = await bole.start({
      steps: [{ id: "ask", action: "say", args: { text: "x" }, approval: "before" }],
    });
    const stream = bole.events(runId);
    await bole.events(runId, { until: (events) => events.at(-1)?.event === "run_waiting" });
    bole.stop();
    expect((await stream).at(-1)?.event).toBe("run_waiting");
    expect(await bole.exitCode).toBe(0);
  }
  await using bole = await servedInside({}, folder.path);
  await bole.approve(runId, "ask");
  expect((await bole.events(runId)).at(-1)?.event).toBe("run_completed");
});

//   bad ends its process, each time that it is started
//   hold (until a file is there) ──► end     was under way when the process ended
it("a server with a step that ends its process starts, and finishes its other runs", async () => {
  await using folder = await temporaryFolder();
  const file = join(folder.path, "go");
  const steps = [{ id: "bad", action: "poison", retry: { attempts: 1 } }];
  {
    await using bole = await servedApi({}, folder.path);
    await bole.start(planOnlyHolding(file));
    // It may end before it has answered.
    await bole.start({ steps }).catch(() => undefined);
    expect(await bole.exitCode).toBe(9);
    await writeFile(file, "");
  }
  /** How the runs ended, newest first; nothing where this process ended first. */
  const nextLife = async () => {
    await using bole = await servedApi({}, folder.path);
    const { runs } = await bole.ask(RunList, "/runs");
    const isQuarantined = (events: readonly SseEvent[]) => events.at(-1)?.event === "run_waiting";
    for (const { run_id } of runs) await bole.events(run_id, { until: isQuarantined });
    return await Promise.all(runs.map(({ run_id }) => bole.run(run_id)));
  };
  const ends: (RunDetail[] | undefined)[] = [];
  while (ends.at(-1) === undefined && ends.length < 6) {
    ends.push(await nextLife().catch(() => undefined));
  }
  expect(ends.at(-1)).toMatchObject([
    { status: "waiting", hold: { failure: { code: "step-crashed", step: "bad" } } },
    { status: "completed" },
  ]);
});
