import type { MailSettings } from "@bole/server/contract";
import { describe, expect, it } from "vitest";
import { formOf, settingsOf, withProvider } from "./mail-form.ts";
import { MAIL_PROVIDERS, providerOf } from "./providers.ts";

const SETTINGS: MailSettings = {
  version: 3,
  smtp: { host: "a.example", port: 465, security: "tls", user: "me", has_password: true },
  smtp_source: "environment",
  sender: { name: "Rosa", address: "rosa@a.example" },
  sender_source: "settings",
  postal_address: null,
  postal_address_source: "none",
  undo_seconds: 10,
  undo_seconds_source: "environment",
  imap: null,
  fetching: null,
  may_edit: true,
};

describe("the form", () => {
  it("leaves to the environment what nobody has changed", () => {
    expect(settingsOf(formOf(SETTINGS), SETTINGS)).toEqual({
      ...{ version: 3, smtp: null, postal_address: null, undo_seconds: null, imap: null },
      sender: { name: "Rosa", address: "rosa@a.example" },
    });
  });

  it("sends what was changed, and a password only where one was typed", () => {
    const form = formOf(SETTINGS);
    const typed = { ...form.smtp, port: "587", security: "starttls" } as const;
    const sent = settingsOf({ ...form, smtp: typed, undo: "0", fetches: true }, SETTINGS);
    expect(sent).toMatchObject({ undo_seconds: 0, imap: { folder: "INBOX" } });
    expect(sent.smtp).toEqual({
      ...{ host: "a.example", port: 587, security: "starttls", user: "me" },
    });
    const secret = settingsOf({ ...form, smtp: { ...form.smtp, password: "x" } }, SETTINGS);
    expect(secret.smtp).toMatchObject({ password: "x" });
  });

  it("fills in the servers of a provider, and keeps a user who is named", () => {
    const qq = providerOf("smtp.qq.com");
    if (qq === undefined) throw new Error("QQ is a provider");
    const form = withProvider(formOf(SETTINGS), qq);
    expect(form.smtp).toMatchObject({ host: "smtp.qq.com", port: "465", user: "me" });
    expect(form.imap).toMatchObject({ host: "imap.qq.com", port: "993", user: "rosa@a.example" });
  });
});

describe("the providers", () => {
  it("are each there once, and always encrypt", () => {
    expect(new Set(MAIL_PROVIDERS.map(({ id }) => id)).size).toBe(MAIL_PROVIDERS.length);
    for (const { smtp, imap } of MAIL_PROVIDERS)
      expect([smtp.security, imap.security]).not.toContain("none");
  });
});
