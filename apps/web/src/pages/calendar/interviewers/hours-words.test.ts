import { expect, it } from "vitest";
import { hoursWords } from "./hours-words.ts";

const clock = { from: "09:30", to: "17:00" };
const words = {
  days: { MO: "Mon", TU: "Tue", WE: "Wed", TH: "Thu", FR: "Fri", SA: "Sat", SU: "Sun" },
  hours: (days: string, from: string, to: string) => `${days}, ${from}–${to}`,
  everyDay: "Every day",
  workdays: "Monday to Friday",
};

it("working hours are told as people tell them, whatever order the days are kept in", () => {
  expect(hoursWords({ ...clock, days: ["FR", "MO", "TU", "WE", "TH"] }, words)).toBe(
    "Monday to Friday, 09:30–17:00",
  );
  expect(hoursWords({ ...clock, days: ["WE", "MO"] }, words)).toBe("Mon Wed, 09:30–17:00");
  const all = ["SU", "MO", "TU", "WE", "TH", "FR", "SA"] as const;
  expect(hoursWords({ ...clock, days: [...all] }, words)).toBe("Every day, 09:30–17:00");
});
