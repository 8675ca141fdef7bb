import { describe, expect, it } from "vitest";
import { NOTHING_KNOWN } from "../memory.ts";
import type { Pending } from "../pending.ts";
import { readAnswer } from "./read-answer.ts";

const CHAIN = ["jd_parse", "matching_search", "communication_send", "scheduling_propose"];

function decided(message: string, uses: readonly string[]) {
  const steps = uses.map((name) => ({ uses: name, depends_on: [] }));
  const plan: Pending = {
    ...{ workflow_id: "w", interrupt_id: "g", kind: "plan", title: "plan" },
    items: [{ id: "p", preview: { steps } }],
    ...{ workflow_type: "custom", goal: "", asked_at: "2026-11-18T09:00:00Z" },
  };
  return readAnswer(message, [plan], NOTHING_KNOWN)?.answered?.decisions[0];
}

describe("a no at a plan", () => {
  it.each(["cancel the interviews", "不要安排面试了", "No mails please", "取消面试"])(
    "that names a part of it takes that part out: %s",
    (text) => {
      expect(decided(text, CHAIN)).toMatchObject({ decision: "modify", value: { text } });
    },
  );

  it.each(["cancel", "Cancel the plan", "取消计划", "算了"])(
    "that names no part is a no to all of it: %s",
    (text) => {
      expect(decided(text, CHAIN)).toMatchObject({ decision: "reject" });
    },
  );

  it("that leaves nothing is a no to all of it, unless something else may be meant by it", () => {
    const only = ["matching_load", "scheduling_propose", "supervisor_finalize"];
    expect(decided("不要安排面试了", only)).toMatchObject({ decision: "reject" });
    expect(decided("cancel the interviews", only)).toMatchObject({ decision: "modify" });
  });

  it("that names what the plan does not do is about something else", () => {
    expect(decided("cancel the interviews", ["matching_search"])).toBeUndefined();
  });
});
