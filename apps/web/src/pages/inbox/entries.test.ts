import type { EmailRow } from "@bole/server/contract";
import { expect, it } from "vitest";
import { entriesOf, threadsOf } from "./entries.ts";

const mail = (id: string, thread_id: string, direction: "in" | "out", kind: EmailRow["kind"]) => ({
  ...{ id, thread_id, direction, kind, person_id: "p", job_id: null, person_name: "Ida" },
  ...{ job_title: null, state: "sent" as const, state_reason: null, not_before: null, attempts: 0 },
  ...{ purpose: null, message_id: id, in_reply_to: null, from: "a", to: "b", subject: "Hello" },
  ...{ language: null, effect_id: null, run_id: null, confidence: null, sent_at: null },
  ...{ created_at: `2026-11-${id}T08:00:00Z`, preview: "" },
});

// Newest first, as the server lists them.
const MAILS = [
  mail("17", "ours", "out", null),
  mail("16", "theirs", "in", "reply"),
  mail("15", "away", "in", "auto_reply"),
  mail("14", "ours", "in", "reply"),
  mail("13", "theirs", "out", null),
];

it("puts conversations first in which they wrote last, but not a machine", () => {
  expect(threadsOf(MAILS).map(({ id, waits }) => [id, waits])).toEqual([
    ["theirs", true],
    ["ours", false],
    ["away", false],
  ]);
});

it("leaves out what is done until a newer mail comes", () => {
  const keys = (done: string) =>
    entriesOf([], [], MAILS, (newest) => newest === done).map(({ key }) => key);
  expect(keys("16")).toEqual(["ours", "away"]);
  expect(keys("13")).toEqual(["theirs", "ours", "away"]);
});
