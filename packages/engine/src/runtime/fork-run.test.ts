import { describe, expect, it } from "vitest";
import { countingAgents } from "../../test/agents.ts";
import { databases } from "../../test/databases.ts";
import { TENANT } from "../../test/lab.ts";

//   a ──► b ──► c
//   d ──────────┘
const plan = [
  { id: "a", action: "add", args: { a: 1, b: 1 } },
  { id: "b", action: "add", args: { a: "$a.sum", b: 10 }, depends_on: ["a"] },
  { id: "d", action: "add", args: { a: 5, b: 5 } },
  { id: "c", action: "add", args: { a: "$b.sum", b: "$d.sum" }, depends_on: ["b", "d"] },
];

describe.each(databases)("fork ($database)", ({ openLab }) => {
  it("runs a step with other arguments and what depends on it, and nothing else", async () => {
    const { add, calls } = countingAgents();
    const lab = await openLab([add]);
    const old = await lab.run(plan);
    calls.length = 0;
    const fork = await lab.engine.fork({
      tenant: TENANT,
      run_id: old.run_id,
      step: "b",
      args: { a: "$a.sum", b: 100 },
    });
    const end = await lab.settled(fork);
    expect(end.result).toEqual({ c: { sum: 112 } });
    expect(end.forked_from).toEqual({ run_id: old.run_id, step: "b" });
    expect(calls).toEqual(["2+100", "102+10"]);
    expect((await lab.engine.run(TENANT, old.run_id)).result).toEqual({ c: { sum: 22 } });
  });

  //   a ──► b ✗
  //   d
  it("does not keep the failure that ended the run, whichever step it begins at", async () => {
    const { add, half, calls } = countingAgents();
    const lab = await openLab([add, half]);
    const old = await lab.run([
      { id: "d", action: "add", args: { a: 5, b: 5 } },
      { id: "a", action: "add", args: { a: 1, b: 2 } },
      { id: "b", action: "half", args: { n: "$a.sum" }, depends_on: ["a"] },
    ]);
    expect(old.status).toBe("failed");
    calls.length = 0;
    const fork = await lab.engine.fork({ tenant: TENANT, run_id: old.run_id, step: "d" });
    await lab.settled(fork);
    expect(calls.sort()).toEqual(["5+5", "half 3"]);
    const other = await lab.engine.fork({
      tenant: TENANT,
      run_id: old.run_id,
      step: "a",
      args: { a: 2, b: 2 },
    });
    expect((await lab.settled(other)).result).toEqual({ d: { sum: 10 }, b: { n: 2 } });
  });

  it("refuses arguments that do not fit, and a step that has not ended", async () => {
    const lab = await openLab(countingAgents().all);
    const old = await lab.run([
      ...plan.slice(0, 1),
      { id: "w", action: "say", args: { text: "x" }, approval: "before" },
    ]);
    const fork = (step: string, args?: { [key: string]: string }) =>
      lab.engine.fork({ tenant: TENANT, run_id: old.run_id, step, ...(args && { args }) });
    await expect(fork("a", { a: "one" })).rejects.toMatchObject({ code: "plan-invalid" });
    await expect(fork("w")).rejects.toMatchObject({
      code: "step-unknown",
      message: expect.stringContaining("finished are: a"),
    });
  });
});
