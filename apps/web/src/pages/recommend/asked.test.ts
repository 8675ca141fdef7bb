import { describe, expect, it } from "vitest";
import { askedOf, canAsk, questionOf, searchOf } from "./asked.ts";

describe("what is asked", () => {
  it("comes back from the address as it went there", () => {
    const asked = { ...askedOf({}), q: "会 Python", kind: "project", limit: "10" } as const;
    expect(askedOf(searchOf(asked))).toEqual(asked);
    expect(searchOf(askedOf({ kind: "nothing", limit: 7 }))).toEqual({});
  });

  it("is enough with a sentence or a résumé", () => {
    const nothing = askedOf({ q: "  " });
    expect(canAsk(nothing)).toBe(false);
    expect(canAsk({ ...nothing, q: "night shifts" })).toBe(true);
    const ofResume = { ...nothing, resume_id: "resume_1" };
    expect(canAsk(ofResume)).toBe(true);
    expect(questionOf(ofResume, "zh")).toEqual({
      ...{ user_input: "", limit: 5, resume_id: "resume_1", language: "zh" },
    });
  });
});
