import type { JsonValue, RunEvent, RunEventType } from "@bole/engine";
import type { GraphJson, GraphNode } from "@bole/engine/draw";
import { describe, expect, it } from "vitest";
import { textWidth } from "../terminal/text-width.ts";
import { RunNotes } from "./run-notes.ts";
import { treeLines } from "./tree.ts";
import { WORDS } from "./words.ts";

const NOW = Date.parse("2030-01-01T00:00:02.000Z");
const node = (id: string, more: Partial<GraphNode> = {}): GraphNode => ({
  id,
  label: id,
  layer: 0,
  io: { in: [], out: [] },
  ...more,
});

function tree(
  nodes: GraphNode[],
  events: [RunEventType, string | null, JsonValue?][] = [],
  { columns = 80, rows = 40, language = "en" as "en" | "zh" } = {},
): string[] {
  const words = WORDS[language];
  const notes = new RunNotes(words);
  for (const [index, [type, key, data = {}]] of events.entries()) {
    const event: RunEvent = { seq: index + 1, at: "2030-01-01T00:00:00.000Z", type, key, data };
    notes.add(event);
  }
  const graph: GraphJson = {
    graph_id: "g",
    nodes,
    edges: [],
    runtime: {
      active_node_ids: [],
      completed_node_ids: [],
      failed_node_ids: [],
      waiting_node_ids: [],
      critical_path: [],
    },
  };
  const title = "写一篇关于结构化面试的文章";
  return treeLines({ title, status: "running", graph, notes, words, now: NOW, columns, rows });
}

//  research ──► [check × 4] ──► team [ a ──► b ] ──► publish
const NODES = [
  node("research", { label: "researcher", status: "completed", ms: 12 }),
  node("check@2", {
    label: "fact_checker",
    status: "active",
    fan_out: { total: 4, done: 2, failed: 1 },
  }),
  node("check@2[3]", { label: "#4", parent: "check@2", status: "failed", error: "no\nsource" }),
  node("team", { label: "team", inside: "plan" }),
  node("team/a", { label: "writer", parent: "team" }),
  node("team/b", { label: "reviewer", parent: "team" }),
  node("publish", { label: "publisher", status: "waiting", gate: { phase: "before" } }),
];
const EVENTS: [RunEventType, string | null, JsonValue?][] = [
  ["plan_created", null, { revision: 1, steps: 4, description: "draft" }],
  ["step_started", "check@2", { action: "fact_checker" }],
  ["step_retried", "check@2", { attempt: 3 }],
  ["step_progress", "check@2", { message: "reading" }],
];

describe("the tree of a run", () => {
  it("shows each step with its state, time, tries and count, and what is inside it", () => {
    expect(tree(NODES, EVENTS)).toEqual([
      "写一篇关于结构化面试的文章 · running",
      "◆ plan 1: 4 steps – draft",
      "├─ ✓ research  researcher  12 ms",
      "├─ ⠋ check  fact_checker  ×4, 2 done, 1 failed  try 3  2.0 s  reading",
      "│  └─ ✗ #4  no source",
      "├─ · team",
      "│  ├─ · a  writer",
      "│  └─ · b  reviewer",
      "└─ ? publish  publisher  asks a person",
    ]);
  });

  it("speaks Chinese", () => {
    const lines = tree(NODES, EVENTS, { language: "zh" });
    expect(lines[0]).toBe("写一篇关于结构化面试的文章 · 运行中");
    expect(lines[3]).toContain("×4，完成 2，失败 1  第 3 次尝试");
  });

  it.each([10, 16, 20, 28, 33, 50])("is never wider than %i columns", (columns) => {
    const lines = tree(NODES, EVENTS, { columns, language: "zh" });
    for (const line of lines) expect(textWidth(line)).toBeLessThanOrEqual(columns);
    expect(lines).toHaveLength(9);
  });

  it("is never higher than the terminal, and says how much is left out", () => {
    const many = Array.from({ length: 100 }, (_, index) => node(`s${index}`));
    const lines = tree(many, [], { rows: 10 });
    expect(lines).toHaveLength(10);
    expect(lines[1]).toBe("… 92 more");
    expect(lines.at(-1)).toBe("└─ · s99");
  });

  it("says when a plan is being made, and nothing more when it is", () => {
    const making: [RunEventType, string] = ["step_started", "@create_plan@1"];
    expect(tree([], [making])[1]).toBe("⠋ making a plan");
    expect(tree([], [making, ["step_completed", "@create_plan@1"]])).toHaveLength(1);
  });
});
