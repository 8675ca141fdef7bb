import type { JsonValue, RunEvent, RunEventType } from "@bole/engine";
import { describe, expect, it } from "vitest";
import { EventTeller } from "./event-line.ts";
import { WORDS } from "./words.ts";

let seq = 0;
const event = (type: RunEventType, key: string | null, data: JsonValue = {}): RunEvent => {
  seq += 1;
  return { seq, at: "2030-01-01T00:00:00.000Z", type, key, data };
};
const tell = (language: "en" | "zh", ...events: RunEvent[]) => {
  const teller = new EventTeller(WORDS[language]);
  return events.flatMap((one) => teller.lines(one));
};

describe("a run, line by line", () => {
  it("tells what starts and ends, and what a fan-out came to, not its every item", () => {
    expect(
      tell(
        "en",
        event("step_started", "check", { action: "fact_checker" }),
        event("step_completed", "check[0]", { ms: 3 }),
        event("step_failed", "check[1]", { ms: 2, error: { code: "x", message: "no\nsource" } }),
        event("step_retried", "check", { attempt: 2 }),
        event("step_progress", "check", { message: "half" }),
        event("step_completed", "check", { ms: 1500, items: 2 }),
      ),
    ).toEqual([
      "▸ check  fact_checker",
      "✗ check[1]  2 ms  no source",
      "↻ check  fact_checker  try 2",
      "  check  fact_checker  half",
      "✓ check  fact_checker  ×2  1.5 s",
    ]);
  });

  it("tells what is asked and answered", () => {
    expect(
      tell(
        "zh",
        event("gate_opened", "publish", { phase: "before" }),
        event("gate_answered", "publish", { decision: "reject", by: "ann" }),
        event("gate_opened", "reply", { phase: "wait", event: "mail" }),
      ),
    ).toEqual(["? publish  等待人工审批", "▸ publish  ann 已拒绝", "? reply  等待 mail"]);
  });

  it("tells how a plan was judged and replaced", () => {
    const verdicts = [
      { criterion: "Cited", verdict: "fail", evidence: "0 of 3." },
      { criterion: "Long", verdict: "pass", evidence: "300." },
    ];
    const decision = {
      revision: 2,
      trigger: "rubric_failed",
      why: "0 of 3.",
      kept: ["research"],
      added: ["check", "publish"],
      dropped: [],
      changed: ["write"],
      cost: 0,
      tokens: 0,
      at: "2030-01-01T00:00:00.000Z",
    };
    expect(
      tell(
        "en",
        event("step_started", "@create_plan@1", { action: "create_plan" }),
        event("plan_created", null, { revision: 1, steps: 3, description: "A draft" }),
        event("evaluated", null, { verdicts, need_replan: true, gap: "0 of 3." }),
        event("replanned", null, decision),
        event("step_started", "write@2", { action: "writer" }),
        event("plan_invalid", null, { issues: [{ path: "steps.0", message: "no agent" }] }),
      ),
    ).toEqual([
      "◆ plan 1: 3 steps – A draft",
      "✗ evaluated: 1 of 2 criteria met",
      "  ✗ Cited: 0 of 3.",
      "↻ replanned, because the result was not good enough; keeps research; changes write; adds check, publish",
      "▸ write  writer",
      "✗ plan refused: steps.0 no agent",
    ]);
  });

  it("tells a terminal nothing that could move its cursor", () => {
    const lines = tell("en", event("step_progress", "a", { message: "x\u001b[2Jy\n" }));
    expect(lines).toEqual(["  a  x [2Jy"]);
  });
});
