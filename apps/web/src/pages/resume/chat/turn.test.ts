import type { AgentEvent, TurnEnd } from "@bole/server/contract";
import { describe, expect, it } from "vitest";
import { isAgentEvent, newTurn, turnOf, withEvent } from "./turn.ts";

const CHANGE = {
  kind: "changed",
  section: "basic",
  entry_id: null,
  entry_label: "",
  field: "name",
  before: "A",
  after: "B",
} as const;
const END: TurnEnd = {
  session_id: "s",
  turn_id: "t",
  resume_id: "r",
  version: 2,
  changes: [CHANGE],
  can_undo: true,
  can_redo: false,
  solver: "embedded",
  embedded_because: null,
  proposal: null,
};
const EVENTS: readonly AgentEvent[] = [
  { type: "reply", content: "Done." },
  { type: "done", content: END },
];

describe("a turn of the conversation", () => {
  it("fills up as it is told", () => {
    const [first, second] = EVENTS.map((_, index) =>
      EVENTS.slice(0, index + 1).reduce(withEvent, newTurn("m", "Call me B")),
    );
    expect(first).toMatchObject({ reply: "Done.", isRunning: true, changes: [] });
    expect(second).toMatchObject({ reply: "Done.", isRunning: false, changes: [CHANGE] });
  });

  it("is the same when it is looked up again, with its proposal as it is by now", () => {
    const proposal = { id: "t", base_version: 1, items: [] };
    const turn = turnOf({
      id: "t",
      message_id: null,
      message: "Call me B",
      events: [...EVENTS],
      solver: "embedded",
      version: 2,
      proposal,
      created_at: "",
    });
    expect(turn).toMatchObject({ key: "t", reply: "Done.", proposal, isRunning: false });
  });

  it("leaves out what this page does not know", () => {
    expect(isAgentEvent({ type: "reply", content: "x" })).toBe(true);
    expect(isAgentEvent({ type: "reply", content: 3 })).toBe(false);
    expect(isAgentEvent({ type: "thought", content: "x" })).toBe(false);
    expect(withEvent(newTurn("m", ""), { type: "done", content: null })).toMatchObject({
      isRunning: false,
      changes: [],
    });
  });
});
