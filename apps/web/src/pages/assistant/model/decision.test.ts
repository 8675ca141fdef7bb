import { describe, expect, it } from "vitest";
import { choicesOf, decisionOf, keptOf, withEdit } from "./decision.ts";
import { ASKED } from "./sample-events.ts";

const keep = { keep: true, edit: {} };

describe("an answer to an approval", () => {
  it("is a plain yes where nothing was touched", () => {
    expect(decisionOf(ASKED, {})).toEqual({ interrupt_id: "gate1", decision: "approve" });
  });

  it("names what is kept and what became something else", () => {
    const choices = { a: { keep: true, edit: { subject: "Dear" } }, b: { keep: false, edit: {} } };
    expect(decisionOf(ASKED, choices)).toEqual({
      interrupt_id: "gate1",
      decision: "modify",
      value: {
        items: [
          { id: "a", keep: true, edit: { subject: "Dear" } },
          { id: "b", keep: false },
        ],
      },
    });
  });

  it("is a no where nothing is kept", () => {
    const none = { a: { ...keep, keep: false }, b: { ...keep, keep: false } };
    expect(decisionOf(ASKED, none)).toEqual({ interrupt_id: "gate1", decision: "reject" });
  });

  it("is read back from what somebody has decided, here or elsewhere", () => {
    const head = { interrupt_id: "gate1", by: "rosa", at: "2026-11-16T08:00:00Z", reason: null };
    const items = [{ id: "b", keep: false, edit: {} }];
    const some = choicesOf(ASKED, { ...head, decision: "approved", items });
    expect(keptOf(ASKED, some).map(({ id }) => id)).toEqual(["a"]);
    const none = choicesOf(ASKED, { ...head, decision: "expired", items: [] });
    expect(keptOf(ASKED, none)).toEqual([]);
  });

  it("forgets a change that was taken back", () => {
    const preview = { subject: "Hello" };
    const changed = withEdit(keep, preview, { subject: "Dear" });
    expect(changed.edit).toEqual({ subject: "Dear" });
    expect(withEdit(changed, preview, { subject: "Hello" }).edit).toEqual({});
  });
});
