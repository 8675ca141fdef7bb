import { expect, it } from "vitest";
import { Pending } from "../pending.ts";
import type { SaidChange } from "./change.ts";
import { rewordMails } from "./reword-mails.ts";

const MAIL = {
  person_id: "person_1",
  ...{
    name: "Maya Lindqvist",
    subject: "Your offer",
    language: "en",
    warnings: ["Fill in first."],
  },
  text: "Dear Maya,\n\nwe would like to hear from you by 4 December.\n\nKind regards,\nHannah",
};
const CARD = Pending.parse({
  ...{ workflow_id: "workflow_1", interrupt_id: "gate_1", kind: "mails", title: "Approve mails" },
  ...{ workflow_type: "bulk_outreach", goal: "write to Maya", asked_at: "2026-11-18T09:00:00Z" },
  items: [{ id: "person_1", preview: MAIL }],
});
const SAID: SaidChange = {
  ...{ change: "reword", who: [], item: [], when: [], count: "" },
  ...{ wish: "in German", wishes: ["in German"], message: "write it in German, please" },
};

const editOf = (said: Partial<SaidChange>) => {
  const changed = rewordMails(CARD, { ...SAID, ...said });
  if (changed === null || !("value" in changed) || !("items" in changed.value))
    throw new Error("Nothing was changed.");
  return changed.value.items[0]?.edit;
};

it("a mail that a model has written anew takes the place of the one that waits", () => {
  const text = "Liebe Maya,\n\nwir freuen uns auf Ihre Antwort bis 4 December.\n\nHannah";
  expect(editOf({ text })).toEqual({ subject: "Your offer", text, warnings: [] });
});

it("what neither the mail nor the person has said is shown beside it", () => {
  const text = `${MAIL.text}\n\nPS: the pay is 99,000.`;
  expect(editOf({ text })?.warnings).toEqual(["New in this wording, please check: 99,000."]);
});

it("without a text the wish is followed as far as that needs no writer", () => {
  expect(editOf({})).toMatchObject({ text: MAIL.text });
});
