import type { PlanDraft } from "../../src/index.ts";

//              ┌──► left ──► (approve) ──┐
//   start ──►──┤                         ├──► join ──► count × 3 turns
//              └──► [item × 8] ──────────┘
//   lone (approved after it has run)
export const faultPlan: PlanDraft = {
  steps: [
    { id: "start", action: "work", args: { text: "$input.name" } },
    { id: "left", action: "work", args: { text: "$start.text" }, depends_on: ["start"] },
    {
      id: "ask",
      action: "work",
      args: { text: "$left.text" },
      depends_on: ["left"],
      approval: "before",
    },
    {
      id: "items",
      action: "work",
      each: ["a", "b", "c", "d", "e", "f", "g", "h"],
      concurrency: 3,
      args: { text: "$start.text $item" },
      depends_on: ["start"],
    },
    {
      id: "join",
      action: "work",
      args: { text: "$ask.text $items.succeeded[7].text" },
      depends_on: ["ask", "items"],
    },
    {
      id: "count",
      action: "work",
      args: { text: "$join.text $iteration" },
      depends_on: ["join"],
      repeat: { until: { eq: ["$iteration", 2] }, max: 5 },
    },
    { id: "lone", action: "work", args: { text: "lone" }, approval: "after" },
  ],
};

/** Every call of a body that a run of the plan makes, if nothing is killed. */
export const faultCalls = [
  "start",
  "left",
  "ask",
  ..."01234567".split("").map((item) => `items[${item}]`),
  "join",
  "count#0",
  "count#1",
  "count#2",
  "lone",
];
