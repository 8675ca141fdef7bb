import { describe, expect, it } from "vitest";
import { LOCAL_OUTBOX, type MailSettings } from "../mail-settings.ts";
import type { OutboxMail } from "../outbox/outbox-row.ts";
import { asOfNow } from "./as-of-now.ts";

const SETTINGS: MailSettings = {
  by: "smtp",
  from: { name: "Rosa", address: "rosa@acme.example" },
  postalAddress: "Acme, Main Street 1, Berlin",
  publicUrl: "https://jobs.acme.example",
  undoMs: 0,
};

const AT = "2026-11-17T08:00:00.000Z";
const QUEUED: OutboxMail = {
  ...{ tenant: "local", pos: 1, id: "message_1", distinction: "", anyway: 0, state: "queued" },
  ...{ purpose: "outreach", batch: null, attempts: 0, address_hash: null, person_id: null },
  ...{ job_id: null, effect_id: null, run_id: null, message_id: "<1@localhost>" },
  ...{ in_reply_to: null, references: "[]", from: "Bole <bole@localhost>", to: "ada@example.com" },
  ...{ subject: "A job", text: "Hello.", language: "en", footer: "Bole", calendar: null },
  ...{ unsubscribe_url: "https://jobs.acme.example/unsubscribe/1", calendar_method: null },
  ...{ created_at: AT, sent_at: null },
};

describe("a queued mail", () => {
  it("gets the sender and the footer of the time at which it is sent", () => {
    const mail = asOfNow(QUEUED, SETTINGS);
    expect(mail?.from).toBe("Rosa <rosa@acme.example>");
    expect(mail?.footer).toContain("Rosa\nAcme, Main Street 1, Berlin\n");
    expect(mail).toMatchObject({ to: QUEUED.to, subject: "A job", message_id: "<1@localhost>" });
  });

  it("does not leave without what its kind must name", () => {
    const nowhere = { ...SETTINGS, postalAddress: undefined };
    expect(asOfNow(QUEUED, nowhere)).toBeNull();
    expect(asOfNow({ ...QUEUED, purpose: "note" }, nowhere)?.footer).toBeNull();
    const nobody = { ...SETTINGS, from: undefined };
    expect(asOfNow({ ...QUEUED, purpose: "note" }, nobody)).toBeNull();
  });

  it("stays as it is where it only goes into the local outbox", () => {
    expect(asOfNow(QUEUED, LOCAL_OUTBOX)).toBe(QUEUED);
    expect(asOfNow(QUEUED, undefined)).toBe(QUEUED);
  });
});
