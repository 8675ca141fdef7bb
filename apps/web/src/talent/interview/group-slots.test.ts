import { expect, it } from "vitest";
import { clockOf, groupSlots } from "./group-slots.ts";

const slot = (local: string) => ({
  starts_at: "2030-01-31T01:00:00.000Z",
  ends_at: "2030-01-31T02:00:00.000Z",
  local_starts_at: local,
  local_ends_at: local,
});

it("times stand below the day that they are on where the candidate is", () => {
  const early = slot("2030-01-31T09:30:00");
  const late = slot("2030-01-31T16:00:00");
  const next = slot("2030-02-01T09:00:00");
  expect(groupSlots([early, late, next])).toEqual([
    { day: "2030-01-31", slots: [early, late] },
    { day: "2030-02-01", slots: [next] },
  ]);
  expect(clockOf(early.local_starts_at)).toBe("09:30");
});
