import { describe, expect, it } from "vitest";
import { criteriaPlaces, EMPTY_JOB, placeOf } from "./job-draft.ts";

const text = "Baker in Lyon. You must rise early.";
const read = {
  text,
  sources: {
    title: [{ start: 0, end: 5 }],
    "salary.min": [{ start: 9, end: 13 }],
    "criteria[0].text": [{ start: 19, end: 34 }],
  },
};

describe("where a job was read", () => {
  it("is quoted by field, and by the parts of a field", () => {
    expect(placeOf(read, "title")).toEqual({ start: 0, end: 5, quote: "Baker" });
    expect(placeOf(read, "salary")?.quote).toBe("Lyon");
    expect(placeOf(read, "location")).toBeNull();
  });

  it("does not take one field for another that begins alike", () => {
    expect(placeOf(read, "sal")).toBeNull();
  });

  it("stays with a criterion that moves", () => {
    const criteria = [
      { id: "early", text: "rise early", need: "must", weight: 3, skill: null, min_years: null },
    ] as const;
    expect(criteriaPlaces(read, [...criteria]).get("early")?.quote).toBe("must rise early");
    expect(criteriaPlaces(read, EMPTY_JOB.criteria).size).toBe(0);
  });
});
