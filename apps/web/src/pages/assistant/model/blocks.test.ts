import type { Done } from "@bole/server/contract";
import { describe, expect, it } from "vitest";
import { blocksOf, unanswered, workflowsOf } from "./blocks.ts";
import { mergeEvents } from "./kept.ts";
import { ASKED, kept, PLAN, STEP } from "./sample-events.ts";

const said = (message_id: string) => ({
  message_id,
  message: `Say ${message_id}`,
  attachments: [],
});
const END: Done = {
  session_id: "s",
  message: "All done.",
  route: "chat",
  status: "completed",
  links: [],
  calls: [],
  reader: "embedded",
  embedded_because: null,
};
const kindsOf = (...given: Parameters<typeof blocksOf>) =>
  blocksOf(...given).map(({ kind }) => kind);

describe("a conversation", () => {
  it("puts tokens together and does not repeat at the end what they have said", () => {
    const events = kept(
      { type: "token", content: "All " },
      { type: "token", content: "done." },
      { type: "done", content: END },
    );
    const blocks = blocksOf([said("m1")], events);
    expect(blocks.map(({ kind }) => kind)).toEqual(["said", "text", "end"]);
    expect(blocks[1]).toMatchObject({ text: "All done." });
  });

  it("says what the end says where nothing was streamed", () => {
    const blocks = blocksOf([said("m1")], kept({ type: "done", content: END }));
    expect(blocks[1]).toMatchObject({ kind: "text", text: "All done." });
    const waiting = { ...END, status: "waiting" as const, workflow_id: "w1" };
    expect(kindsOf([said("m1")], kept({ type: "done", content: waiting }))).toEqual([
      "said",
      "end",
    ]);
  });

  it("says how a workflow ended below what was said when it began", () => {
    const events = kept(
      { type: "token", content: "It begins." },
      { type: "done", content: { ...END, message: "It begins.", status: "running" } },
      { type: "done", content: { ...END, message: "It failed.", status: "failed" } },
    );
    const texts = blocksOf([said("m1")], events).flatMap((block) =>
      block.kind === "text" ? [block.text] : [],
    );
    expect(texts).toEqual(["It begins.", "It failed."]);
  });

  it("shows a plan that was changed by its buttons in its place, with what is asked about it", () => {
    const changed = { ...PLAN, version: 2 };
    const asked = { ...ASKED, kind: "plan" as const, interrupt_id: "g" };
    const events = kept(
      { type: "plan_preview", content: PLAN },
      { type: "approval_needed", content: asked },
      { type: "done", content: { ...END, message: "" } },
      { type: "plan_preview", content: changed },
      { type: "approval_needed", content: asked },
    );
    const blocks = blocksOf([said("m1")], events);
    expect(blocks.map(({ kind }) => kind)).toEqual(["said", "plan", "end"]);
    expect(blocks[1]).toMatchObject({ plan: { version: 2 }, asked: { interrupt_id: "g" } });
  });

  it("shows a plan that was changed by words below them", () => {
    const events = kept(
      { type: "plan_preview", content: PLAN },
      { type: "done", content: END },
      { type: "plan_preview", content: { ...PLAN, version: 2 }, message_id: "m2" },
    );
    expect(kindsOf([said("m1"), said("m2")], events)).toEqual([
      "said",
      "old_plan",
      "text",
      "end",
      "said",
      "plan",
    ]);
  });

  it("has one tracker for a workflow, from its first own step on, with the last word on each", () => {
    const events = kept(
      { type: "workflow_step", content: { ...STEP, step: "validate_plan", agent: "supervisor" } },
      { type: "plan_preview", content: PLAN },
      { type: "workflow_step", content: STEP },
      { type: "approval_needed", content: ASKED },
      { type: "workflow_step", content: { ...STEP, status: "completed" } },
      { type: "workflow_step", content: { ...STEP, step: "rank" } },
    );
    const blocks = blocksOf([said("m1")], events);
    expect(blocks.map(({ kind }) => kind)).toEqual(["said", "plan", "tracker", "approval"]);
    expect(blocks[2]).toMatchObject({
      steps: [{ step: "search", status: "completed" }, { step: "rank" }],
    });
    expect(workflowsOf(blocks)).toEqual(["w1"]);
  });

  it("shows a message on its way at the end, and knows that it is not answered", () => {
    const events = kept({ type: "done", content: END });
    expect(kindsOf([said("m1"), said("m2")], events).at(-1)).toBe("said");
    expect(unanswered([said("m1"), said("m2")], events)).toEqual(["m2"]);
  });

  it("takes an event that comes twice once", () => {
    const events = kept({ type: "token", content: "One" }, { type: "token", content: "Two" });
    expect(mergeEvents(events.slice(1), events)).toEqual(events);
    expect(mergeEvents(events, events)).toBe(events);
  });
});
