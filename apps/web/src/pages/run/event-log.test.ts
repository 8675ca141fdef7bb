import { describe, expect, it } from "vitest";
import { appendEvents, isOver, waitOf, wordsOf, workingSince } from "./event-log.ts";
import type { RunEvent } from "./events-text.ts";

const event = (seq: number, type: RunEvent["type"], data: RunEvent["data"] = {}): RunEvent => ({
  seq,
  at: `2026-01-01T00:00:0${seq}.000Z`,
  type,
  key: null,
  data,
});

describe("the events that the page has", () => {
  const one = event(1, "run_started");
  const two = event(2, "run_waiting");
  const three = event(3, "run_resumed");

  it("are kept once, when a stream begins again", () => {
    const log = appendEvents(appendEvents([], [one, two]), [one, two, three, three]);
    expect(log.map(({ seq }) => seq)).toEqual([1, 2, 3]);
  });

  it("stay the same list when nothing is new, so that nothing is drawn again", () => {
    const log = appendEvents([], [one, two]);
    expect(appendEvents(log, [one])).toBe(log);
  });

  it("say whether the run is over, and since when it works", () => {
    expect(isOver([one, two])).toBe(false);
    expect(isOver([one, event(2, "run_failed")])).toBe(true);
    expect(workingSince([one, two])).toBeNull();
    expect(workingSince([one, two, three, event(4, "step_started")])).toBe(Date.parse(three.at));
  });

  it("know a wait for an event or a time from a question", () => {
    expect(waitOf(event(1, "gate_opened", { phase: "wait", event: "mail" }))).toBe("waits");
    expect(waitOf(event(1, "gate_opened", { phase: "before", event: null }))).toBeNull();
    expect(waitOf(event(1, "gate_answered", { decision: "event" }))).toBe("event");
    expect(waitOf(event(1, "gate_answered", { decision: "timeout" }))).toBe("timeout");
    expect(waitOf(event(1, "gate_answered", { decision: "approve" }))).toBeNull();
    expect(waitOf(event(1, "step_started"))).toBeNull();
  });

  it("are told in one line, and what went wrong comes first", () => {
    expect(wordsOf(event(1, "step_failed", { output: "x", error: { message: "No." } }))).toBe(
      "No.",
    );
    expect(wordsOf(event(1, "gate_answered", { by: "ann", reason: null }))).toBe("");
    expect(wordsOf(event(1, "step_progress", { message: "half" }))).toBe("half");
  });
});
