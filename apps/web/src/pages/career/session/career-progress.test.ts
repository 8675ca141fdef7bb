import { describe, expect, it } from "vitest";
import { type CareerEvent, NO_PROGRESS, readEvents, tellsOfChange } from "./career-progress.ts";

const event = (seq: number, type: string, content: CareerEvent["content"] = {}): CareerEvent => ({
  seq,
  type,
  content,
});

describe("what the events tell", () => {
  const first = [
    event(1, "started"),
    event(2, "node_started", { node: "supervisor" }),
    event(3, "stage", { stage: "parallel_analysis" }),
    event(4, "node_completed", { node: "supervisor" }),
    event(5, "node_started", { node: "user_profiler" }),
    event(6, "node_started", { node: "job_analyzer" }),
    event(7, "node_completed", { node: "user_profiler" }),
    event(8, "node_failed", { node: "job_analyzer" }),
  ];

  it("is how far each analyst is, and the stage", () => {
    const { nodes, stage, isOver } = readEvents(NO_PROGRESS, first);
    expect(nodes).toMatchObject({ user_profiler: "done", job_analyzer: "failed" });
    expect([stage, isOver]).toEqual(["parallel_analysis", false]);
  });

  it("is read once, though a stream begins anew", () => {
    const once = readEvents(NO_PROGRESS, first);
    expect(readEvents(once, first)).toBe(once);
  });

  it("forgets the analysts of the round before", () => {
    const again = readEvents(readEvents(NO_PROGRESS, first), [
      event(9, "node_started", { node: "supervisor" }),
    ]);
    expect(again.nodes).toEqual({ supervisor: "running" });
  });

  it("puts sentences together until another node begins", () => {
    const texts = [event(9, "text", { text: "One." }), event(10, "text", { text: "Two." })];
    const written = readEvents(readEvents(NO_PROGRESS, first), texts);
    expect(written.text).toBe("One. Two.");
    expect(readEvents(written, [event(11, "node_started", { node: "x" })]).text).toBe("");
  });

  it("asks for the session again only where it changes", () => {
    expect(tellsOfChange(first.slice(1, 3))).toBe(false);
    expect(tellsOfChange(first.slice(0, 4))).toBe(true);
  });
});
