import { describe, expect, it } from "vitest";
import { askedOf, canAsk, searchOf } from "./asked.ts";

describe("what is asked", () => {
  it("comes back from the address as it went there", () => {
    const asked = { ...askedOf({}), q: "会 Python", kind: "project", limit: "10" } as const;
    expect(askedOf(searchOf(asked))).toEqual(asked);
    expect(searchOf(askedOf({ kind: "nothing", limit: 7 }))).toEqual({});
  });

  it("is enough with a sentence, a person, or a job that people are sought for", () => {
    const nothing = askedOf({ q: "  " });
    expect(canAsk(nothing)).toBe(false);
    expect(canAsk({ ...nothing, person_id: "person_1" })).toBe(true);
    expect(canAsk({ ...nothing, job_id: "job_1" })).toBe(false);
    expect(canAsk({ ...nothing, job_id: "job_1", kind: "people" })).toBe(true);
  });
});
