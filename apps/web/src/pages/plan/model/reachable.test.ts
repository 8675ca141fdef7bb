import type { AgentEntry } from "@bole/server/contract";
import { describe, expect, it } from "vitest";
import type { Json } from "../../../json/json.ts";
import { reachable } from "./reachable.ts";

const agent = (name: string, output: Json): AgentEntry => ({
  name,
  version: "1",
  description: "",
  kind: "generation",
  tags: {},
  effects: [],
  input: {},
  output,
});
const AGENTS = [
  agent("research", {
    type: "object",
    properties: {
      points: { type: "array", items: { type: "string" } },
      source: { type: "object", properties: { "a b": { type: "number" } } },
    },
    required: ["points"],
  }),
  agent("write", { type: "object", properties: { text: { type: "string" } } }),
];
const shown = (groups: ReturnType<typeof reachable>) =>
  groups.map(({ kind, step, addsDependency, values }) => [
    `${kind}${step && ` ${step}`}${addsDependency ? " +" : ""}`,
    ...values.map(({ placeholder, type }) => `${placeholder}: ${type}`),
  ]);

//  a ──► b ──► d
//  c ──────────(may)
const PLAN = {
  steps: [
    { id: "a", action: "research" },
    { id: "b", action: "write", depends_on: ["a"], each: "$a.points" },
    { id: "c", action: "unknown" },
    { id: "d", action: "write", depends_on: ["b"], wait: { event: "reply" } },
  ],
};

describe("what a step can refer to", () => {
  it("is everything inside the results of the steps before it", () => {
    expect(shown(reachable(PLAN, 3, AGENTS, { topic: "x" }))).toEqual([
      [
        "step b",
        "$b.succeeded: ({ text? })[]",
        "$b.succeeded[0]: { text? }",
        "$b.succeeded[0].text: string",
        "$b: ({ text? })[]",
      ],
      [
        "step a",
        "$a: { points, source? }",
        "$a.points: string[]",
        "$a.points[0]: string",
        "$a.source: { a b? }",
        '$a.source["a b"]: number',
      ],
      ["scope", "$event: any"],
      ["input", "$input: object", "$input.topic: string"],
      ["step c +", "$c: any"],
    ]);
  });

  it("is, in a long plan, what is near", () => {
    const steps = Array.from({ length: 1_000 }, (_, at) => ({
      id: `s${at}`,
      action: "write",
      ...(at > 0 && { depends_on: [`s${at - 1}`] }),
    }));
    const groups = reachable({ steps }, 999, AGENTS, undefined);
    expect(groups[0]?.step).toBe("s998");
    expect(groups.flatMap(({ values }) => values).length).toBeLessThan(410);
  });

  it("is its own item in a fan-out, and never what comes after it", () => {
    expect(shown(reachable(PLAN, 1, AGENTS, undefined)).slice(1)).toEqual([
      ["scope", "$item: any", "$index: integer"],
      ["input", "$input: any"],
      ["step c +", "$c: any"],
    ]);
  });
});
