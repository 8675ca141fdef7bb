import { expect, it } from "vitest";
import { interviewDays } from "./interview-days.ts";

const at = (day: number, hour: number, state = "booked") => {
  const time = (hours: number) => new Date(Date.UTC(2026, 10, day, hours)).toISOString();
  return { starts_at: time(hour), ends_at: time(hour + 1), state, name: `${day} ${hour}` };
};
const shownAt = (hour: number, interviews: ReturnType<typeof at>[]) => {
  const { today, tomorrow, next } = interviewDays(interviews, Date.UTC(2026, 10, 17, hour), "UTC");
  const names = (some: typeof today) => some.map(({ name }) => name);
  return { today: names(today), tomorrow: names(tomorrow), next: names(next) };
};

it.each([
  ["in the morning, with one still to come", 8, [at(17, 10), at(18, 9)], ["17 10"], [], ["18 9"]],
  ["once all of the day are over", 12, [at(17, 10), at(18, 9)], ["17 10"], ["18 9"], []],
  ["on a day without any", 8, [at(18, 9), at(19, 9)], [], ["18 9"], ["19 9"]],
  ["in the evening, with one to come", 18, [at(17, 19), at(18, 9)], ["17 19"], ["18 9"], []],
  ["where tomorrow's is cancelled", 12, [at(18, 9, "cancelled"), at(20, 9)], [], [], ["20 9"]],
])("%s", (_, hour, interviews, today, tomorrow, next) => {
  expect(shownAt(hour, interviews)).toEqual({ today, tomorrow, next });
});

it("counts days by the reader's clock", () => {
  const interviews = [at(17, 23)];
  const now = Date.UTC(2026, 10, 17, 12);
  expect(interviewDays(interviews, now, "Asia/Shanghai").tomorrow).toHaveLength(1);
  expect(interviewDays(interviews, now, "UTC").today).toHaveLength(1);
});
