import { expect, it } from "vitest";
import { hoursWords } from "./hours-words.ts";
import { interviewersText } from "./interviewers-text.ts";

const clock = { from: "09:30", to: "17:00" };

it("working hours are told as people tell them", () => {
  const workdays = { ...clock, days: ["FR" as const, "MO", "TU", "WE", "TH"] as const };
  expect(hoursWords({ ...workdays, days: [...workdays.days] }, interviewersText.en)).toBe(
    "Monday to Friday, 09:30–17:00",
  );
  expect(hoursWords({ ...clock, days: ["WE", "MO"] }, interviewersText.en)).toBe(
    "Mon Wed, 09:30–17:00",
  );
  expect(
    hoursWords({ ...clock, days: ["SU", "MO", "TU", "WE", "TH", "FR", "SA"] }, interviewersText.zh),
  ).toBe("每天，09:30–17:00");
});
