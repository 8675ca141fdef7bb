import { expect, it } from "vitest";
import { dayPart } from "./greeting.ts";

it.each([
  [0, "night"],
  [4, "night"],
  [5, "morning"],
  [11, "morning"],
  [12, "afternoon"],
  [17, "afternoon"],
  [18, "evening"],
  [23, "evening"],
])("at %i o'clock it is %s", (hour, part) => {
  expect(dayPart(hour)).toBe(part);
});
