import { ConversationState, EMPTY_STATE } from "@bole/language";
import { expect, it } from "vitest";
import { timeItem } from "../../model/time-item.ts";
import { listedTime } from "./listed-time.ts";

const at = (day: number, hour: number) => ({
  ...{ interviewer_id: "interviewer_1", interviewer_name: "Grace" },
  starts_at: new Date(Date.UTC(2026, 10, day, hour)).toISOString(),
  ends_at: new Date(Date.UTC(2026, 10, day, hour + 1)).toISOString(),
});
/** Wednesday 10 and 15 o'clock, Thursday 9 o'clock. */
const SHOWN = [at(25, 10), at(25, 15), at(26, 9)].map((one, n) => timeItem(one, `time ${n + 1}`));
const now = Date.UTC(2026, 10, 23, 8);
const clock = { now, zone: "UTC", state: ConversationState.parse({ list: SHOWN }) };

it.each([
  ["the second one", 1],
  ["第三个", 2],
  ["the earliest", 0],
  ["Thursday's", 2],
  // The first of that day.
  ["Wednesday", 0],
  ["3 pm then", 1],
  ["time 2 · Grace", 1],
])("“%s” is one of those that were shown", (words, place) => {
  const [starts_at] = SHOWN[place]?.id.split(" ") ?? [];
  expect(listedTime(words, clock)?.starts_at).toBe(starts_at);
});

it.each(["Friday 10am", "the ninth", "somewhen"])("“%s” is none of them", (words) => {
  expect(listedTime(words, clock)).toBeUndefined();
});

it("is none where none was shown", () => {
  expect(listedTime("the second one", { ...clock, state: EMPTY_STATE })).toBeUndefined();
});
