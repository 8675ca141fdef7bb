import { Plan } from "@bole/engine";
import { expect, it } from "vitest";
import { callsOf } from "./model-calls.ts";

const { steps } = Plan.parse({
  steps: [
    { id: "search", action: "matching_search", args: { job_id: "j", limit: 20 } },
    { id: "draft", action: "communication_draft", depends_on: ["search"], args: {} },
    { id: "send", action: "communication_send", depends_on: ["draft"], args: {} },
  ],
});

it("counts calls by people, and costs them by the price of each task's model", () => {
  const cents = (task: string) => (task === "write_mail" ? 0.01 : 0.5);
  expect(callsOf(steps, 4, cents)).toEqual({ api_calls: 6, cost: 1.04 });
});

it("asks nobody where no model is configured, and then costs nothing", () => {
  expect(callsOf(steps, 4, () => undefined)).toEqual({ api_calls: 0, cost: 0 });
});

it("does not know what it costs where one price is unknown", () => {
  const some = (task: string) => (task === "write_mail" ? 0.01 : null);
  expect(callsOf(steps, 4, some)).toEqual({ api_calls: 6, cost: null });
});
