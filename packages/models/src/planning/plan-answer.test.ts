import { Step, Wait } from "@bole/engine";
import { expect, it } from "vitest";
import { z } from "zod";
import { PlanAnswer } from "./plan-answer.ts";

const steps = PlanAnswer.shape.steps.element;

it("a model can write every field that a step has", () => {
  expect(Object.keys(steps.shape).sort()).toEqual(Object.keys(Step.shape).sort());
  expect(Object.keys(steps.shape.wait.unwrap().shape)).toEqual(Object.keys(Wait.shape));
});

it("what the engine takes, a model may write", () => {
  const step = {
    id: "1",
    action: "write",
    depends_on: [],
    args: { text: "$input.text" },
    each: ["a", "b"],
    concurrency: 2,
    when: { all: ["$input.ok", { not: { eq: ["$input.n", 1] } }] },
    repeat: { until: { gte: ["$last.score", 8] }, max: 3 },
    wait: { event: "reply", match: { id: 1 }, until: "2030-01-31T09:00:00Z", for_ms: 5 },
    retry: { attempts: 2, backoff_ms: 10 },
    timeout_ms: 1_000,
    on_error: "continue",
  };
  expect(Step.safeParse(step).success).toBe(true);
  expect(PlanAnswer.parse({ description: "All of it.", steps: [step] }).steps[0]).toEqual(step);
});

it("its schema does not refer to itself where providers refuse that", () => {
  const schema = JSON.stringify(z.toJSONSchema(steps.shape.when.unwrap()));
  expect(schema).not.toContain('"$ref":"#"');
});
