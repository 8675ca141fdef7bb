import { describe, expect, it } from "vitest";
import { assertFinished } from "./unfinished-drafts.ts";

const draft = (text: string) => ({ draft: { person_id: "p1", subject: "Offer", text } });
const gate = (text: string) => ({
  ...{ action: "communication_send", phase: "before" as const, fan_out: true },
  ask: [draft(text)],
});
const BLANK = "Salary: [[fill in: salary]]";

describe("drafts with blanks", () => {
  it("are not approved before they are filled in", () => {
    const error = expect.objectContaining({ code: "drafts-unfinished" });
    expect(() => assertFinished(gate(BLANK), { decision: "approve" })).toThrow(error);
    expect(() => assertFinished(gate("薪资：【待填：薪资】"), { decision: "approve" })).toThrow(
      error,
    );
    expect(() => assertFinished(gate("Salary: 50,000"), { decision: "approve" })).not.toThrow();
  });

  it("can be filled in with the approval, or rejected", () => {
    const filled = { decision: "modify" as const, value: [draft("Salary: 50,000")] };
    expect(() => assertFinished(gate(BLANK), filled)).not.toThrow();
    expect(() => assertFinished(gate(BLANK), { decision: "reject" })).not.toThrow();
  });
});
