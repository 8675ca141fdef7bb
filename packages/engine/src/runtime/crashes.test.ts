import { describe, expect, it } from "vitest";
import { countingAgents, heldAgent } from "../../test/agents.ts";
import { databases } from "../../test/databases.ts";
import { type Lab, nextTurn, TENANT } from "../../test/lab.ts";

/** An agent that never answers: its process dies meanwhile. */
const poison = () => {
  const { hold, begun } = heldAgent();
  return { poison: hold, begun };
};

/** Lets time pass until something is so: a suspect starts when everything else is at rest. */
async function passing(lab: Lab, until: Promise<unknown>): Promise<void> {
  let over = false;
  void until.then(() => {
    over = true;
  });
  while (!over) {
    lab.clock.advance(10);
    await nextTurn();
  }
}

describe.each(databases)("a step that ends its process ($database)", ({ openLab }) => {
  //   1 ──► 2 (ends the process) ──► 3
  const steps = [
    { id: "1", action: "say", args: { text: "once" } },
    { id: "2", action: "hold", args: { name: "x" }, depends_on: ["1"] },
    { id: "3", action: "say", args: { text: "after" }, depends_on: ["2"] },
  ];
  const suspectsOf = async (lab: Lab, run: { run_id: string }) =>
    (await lab.memory.runs.get(TENANT, run.run_id))?.suspects;

  /** Five lives: one crash is bad luck, after the second its attempts are counted. */
  async function dyingFiveTimes(plan: typeof steps) {
    const { say, calls } = countingAgents();
    const first = poison();
    let lab = await openLab([say, first.poison]);
    const run = await lab.start(plan);
    await first.begun("x");
    const counts: unknown[] = [];
    for (let life = 2; life <= 5; life += 1) {
      const next = poison();
      lab = await lab.crash([say, next.poison]);
      await passing(lab, next.begun("x"));
      counts.push(await suspectsOf(lab, run));
    }
    const last = await lab.crash([say, poison().poison]);
    return { lab: last, run, calls, counts };
  }

  it("is started alone after the second crash, counted, and quarantined after three attempts", async () => {
    const { lab, run, calls, counts } = await dyingFiveTimes(steps);
    expect(counts).toEqual([{}, { "2": 1 }, { "2": 2 }, { "2": 3 }]);
    const ended = await lab.settled(run);
    expect(ended).toMatchObject({
      status: "waiting",
      waiting_for: "quarantine",
      hold: { failure: { code: "step-crashed", step: "2" } },
    });
    expect(calls).toEqual(["once"]);
  });

  it("fails as data where its plan goes on without it", async () => {
    const goesOn = steps.map((step) =>
      step.id === "2" ? { ...step, on_error: "continue" as const } : step,
    );
    const { lab, run } = await dyingFiveTimes(goesOn);
    const ended = await lab.settled(run);
    expect(ended.status).toBe("completed");
    expect(ended.steps["2"]).toMatchObject({ status: "failed", error: { code: "step-crashed" } });
  });

  it("may end it as often as its retry says", async () => {
    const once = steps.map((step) =>
      step.id === "2" ? { ...step, retry: { attempts: 1 } } : step,
    );
    const { say } = countingAgents();
    const first = poison();
    let lab = await openLab([say, first.poison]);
    const run = await lab.start(once);
    await first.begun("x");
    for (let life = 2; life <= 3; life += 1) {
      const next = poison();
      lab = await lab.crash([say, next.poison]);
      await passing(lab, next.begun("x"));
    }
    lab = await lab.crash([say, poison().poison]);
    expect((await lab.settled(run)).hold).toMatchObject({ failure: { code: "step-crashed" } });
  });

  it("does not make others fail that were under way with it", async () => {
    const { say } = countingAgents();
    const guilty = [{ id: "1", action: "hold", args: { name: "guilty" } }];
    const innocent = [
      { id: "1", action: "hold", each: ["a", "b"], args: { name: "$item" } },
      { id: "2", action: "say", args: { text: "end" }, depends_on: ["1"] },
    ];
    let agents = heldAgent();
    let lab = await openLab([say, agents.hold]);
    const bad = await lab.start(guilty);
    const good = await lab.start(innocent);
    await Promise.all(["guilty", "a", "b"].map(agents.begun));
    for (let life = 2; life <= 5; life += 1) {
      agents = heldAgent();
      if (life > 2) for (const name of ["a", "b"]) agents.release(name);
      lab = await lab.crash([say, agents.hold]);
      await passing(lab, agents.begun("guilty"));
    }
    await passing(lab, lab.settled(good));
    expect((await lab.settled(good)).status).toBe("completed");
    lab = await lab.crash([say, heldAgent().hold]);
    expect((await lab.settled(bad)).hold).toMatchObject({ failure: { code: "step-crashed" } });
  });

  it("does not blame one whose end was about to be written", async () => {
    const both = [
      { id: "good", action: "hold", args: { name: "good" } },
      { id: "bad", action: "hold", args: { name: "bad" }, retry: { attempts: 1 } },
    ];
    let agents = heldAgent();
    let lab = await openLab([agents.hold]);
    const run = await lab.start(both);
    await Promise.all(["good", "bad"].map(agents.begun));
    for (let life = 2; life <= 3; life += 1) {
      agents = heldAgent();
      if (life === 3) agents.release("good");
      lab = await lab.crash([agents.hold]);
      await passing(lab, agents.begun("bad"));
    }
    expect((await lab.engine.run(TENANT, run.run_id)).steps).toHaveProperty("good");
  });

  it("is forgotten when its process stops in order", async () => {
    const { say } = countingAgents();
    let lab = await openLab([say, poison().poison]);
    const run = await lab.start(steps);
    for (let life = 2; life <= 3; life += 1) {
      const next = poison();
      lab = await lab.crash([say, next.poison]);
      await next.begun("x");
      lab = await lab.restart([say, poison().poison]);
    }
    expect(await suspectsOf(lab, run)).toEqual({});
    const answers = heldAgent();
    answers.release("x");
    lab = await lab.restart([say, answers.hold]);
    expect((await lab.settled(run)).status).toBe("completed");
  });
});
