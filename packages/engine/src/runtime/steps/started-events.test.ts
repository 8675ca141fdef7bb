import { describe, expect, it } from "vitest";
import { z } from "zod";
import { type Lab, openLab, TENANT } from "../../../test/lab.ts";
import { defineAgent } from "../../contracts/agent.ts";

const Text = z.object({ text: z.string() });
const echo = defineAgent({
  name: "echo",
  description: "Says what it is told, word by word.",
  kind: "generation",
  input: Text,
  output: Text,
  run: ({ text }, { stream, attempt }) => {
    for (const word of text.split(" ")) stream.token(`${word} `);
    if (text === "fails once" && attempt === 1) throw new Error("once");
    return { text };
  },
});

async function dataOf({ memory }: Lab, run: { run_id: string }, type: string) {
  const events = await memory.events.read(TENANT, run.run_id);
  return events.filter((event) => event.type === type).map(({ key, data }) => [key, data]);
}

describe("step_started", () => {
  it("tells the input of a step, cut where it is long", async () => {
    const lab = await openLab([echo]);
    const text = "x".repeat(500);
    const run = await lab.run([{ id: "1", action: "echo", args: { text } }]);
    expect(await dataOf(lab, run, "step_started")).toEqual([
      ["1", { action: "echo", input: `{"text":"${"x".repeat(191)}…` }],
    ]);
  });

  it("is told for a fan-out with its list, and for each item", async () => {
    const lab = await openLab([echo]);
    const args = { text: "$item" };
    const run = await lab.run([{ id: "1", action: "echo", each: ["a", "b"], args }]);
    expect(await dataOf(lab, run, "step_started")).toEqual([
      ["1", { action: "echo", input: '["a","b"]', items: 2 }],
      ["1[0]", { action: "echo", input: '{"text":"a"}' }],
      ["1[1]", { action: "echo", input: '{"text":"b"}' }],
    ]);
  });

  it("is told once for an item that waits, without an input that nobody knows yet", async () => {
    const lab = await openLab([echo]);
    const step = { id: "1", action: "echo", args: { text: "$event.text" }, each: [1] };
    const run = await lab.run([{ ...step, wait: { event: "reply" } }]);
    await lab.engine.post({ tenant: TENANT, event: "reply", data: { text: "yes" } });
    expect(await lab.settled(run)).toMatchObject({ status: "completed" });
    const started = await dataOf(lab, run, "step_started");
    expect(started.map(([key]) => key)).toEqual(["1", "1[0]"]);
    expect(started[1]).toEqual(["1[0]", { action: "echo" }]);
  });

  it("comes before the failure of a step whose input cannot be made", async () => {
    const lab = await openLab([echo]);
    const args = { text: "$input.missing" };
    const run = await lab.run([{ id: "1", action: "echo", args }]);
    expect(run.error).toMatchObject({ code: "placeholder-missing" });
    expect(await dataOf(lab, run, "step_started")).toEqual([["1", { action: "echo" }]]);
  });
});

describe("step_token", () => {
  it("hands on a text while it is written, several words in one event", async () => {
    const lab = await openLab([echo]);
    const run = await lab.run([{ id: "1", action: "echo", args: { text: "run fast" } }]);
    expect(await dataOf(lab, run, "step_token")).toEqual([
      ["1", { text: "run fast ", attempt: 1 }],
    ]);
  });

  it("says of which try a text is", async () => {
    const lab = await openLab([echo]);
    const retry = { attempts: 2, backoff_ms: 0 };
    const run = await lab.run([{ id: "1", action: "echo", args: { text: "fails once" }, retry }]);
    expect(run.status).toBe("completed");
    const told = await dataOf(lab, run, "step_token");
    expect(told.map(([, data]) => data)).toMatchObject([{ attempt: 1 }, { attempt: 2 }]);
  });

  it("says that a text begins anew, and tells long ones in pieces up to a limit", async () => {
    const long = defineAgent({
      ...echo,
      name: "long",
      run: ({ text }, { stream }) => {
        stream.token("a".repeat(2_000));
        stream.restart();
        for (let piece = 0; piece < 150; piece++) stream.token("b".repeat(2_000));
        return { text };
      },
    });
    const lab = await openLab([long]);
    const run = await lab.run([{ id: "1", action: "long", args: { text: "" } }]);
    const told = (await dataOf(lab, run, "step_token")).map(([, data]) => data);
    const Told = z.array(z.object({ text: z.string(), restart: z.boolean().optional() }));
    const [first, second, ...rest] = Told.parse(told);
    expect(first).toMatchObject({ text: "a".repeat(2_000) });
    expect(second).toMatchObject({ text: "b".repeat(2_000), restart: true });
    expect(rest).toHaveLength(99);
  });
});
