import { expect, it } from "vitest";
import { readScheduleFeedback } from "./read-schedule-feedback.ts";
import { ScheduleWishes } from "./schedule-wishes.ts";

const TODAY = "2026-11-15";
const read = (text: string) => readScheduleFeedback(text, ScheduleWishes.parse({}), 5, TODAY, "en");

it.each<[string, object]>([
  ["每周改成3小时", { hours_per_week: 3 }],
  ["too much for me", { hours_per_week: 3.5 }],
  ["太松了", { hours_per_week: 6.5 }],
  ["no Sundays please", { free_weekdays: [7] }],
  ["只能周末学", { only_weekdays: [6, 7] }],
  ["下个月再开始", { not_before: "2026-12-01" }],
  ["start next week", { not_before: "2026-11-16" }],
  [
    "圣诞放假",
    { holidays: expect.arrayContaining([expect.objectContaining({ from: "2026-12-24" })]) },
  ],
  ["I need until June 2028", { target_date: "2028-06-30" }],
  ["多一些练习，少投递", { more: ["practice"], less: ["application"] }],
])("“%s” changes what it says", (text, wishes) => {
  const { wishes: read_, changes } = read(text);
  expect(read_).toMatchObject(wishes);
  expect(changes).not.toEqual([]);
});

it("says so where nothing can be read", () => {
  expect(read("hmm").changes[0]).toContain("could not be read");
});
