/** Mail settings that are made on the page: tried out, stored without showing passwords, in force at once. */
import { Effect, Message } from "@bole/talent";
import { type SmtpServer, startSmtpServer } from "@bole/testing";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { testApi } from "../../../test/api.ts";
import { startSmtp } from "../../../test/start-smtp.ts";
import {
  MailSettings,
  MailTried,
  type NewMailSettings,
  TestMailSent,
} from "../contract/mail-settings.ts";

let server: SmtpServer;
beforeAll(async () => {
  server = await startSmtpServer();
});
beforeEach(() => server.reset());
afterAll(() => server.stop());

const NOTHING = { smtp: null, sender: null, postal_address: null, undo_seconds: null, imap: null };
const SENDER = { name: "Rosa", address: "rosa@acme.example" };
const plain = (port: number) => ({ host: "127.0.0.1", port, security: "none" as const });
const smtp = () => plain(Number(new URL(server.url).port));
const GONE = plain(1);
const LOGIN = { user: "me", password: "right word" };
const IMAP = { ...GONE, security: "tls" as const, user: "me", password: "a hidden word" };

async function api(env: Record<string, string> = {}) {
  const test = await testApi({ host: { env, sendsMail: true } });
  const { dispatcher } = test.host;
  let written = 0;
  const put = (settings: Partial<NewMailSettings>) =>
    test.ask(MailSettings, "PUT", "/mail-settings", { version: 0, ...NOTHING, ...settings });
  const queue = async (purpose: string) => {
    written += 1;
    const said = { subject: "A job", text: `Hello ${written}.`, purpose };
    const payload = { to: `ada.${written}@example.com`, ...said };
    const content = { kind: "send_mail", payload };
    const { id, content_hash } = await test.ask(Effect, "POST", "/effects", { content });
    const done = await test.ask(Effect, "POST", `/effects/${id}/approve`, { content_hash });
    await dispatcher.whenIdle();
    return done.result?.message_id ?? "";
  };
  const mail = (id: string) => test.ask(Message, "GET", `/emails/${id}`);
  return {
    ...{ ...test, put, queue, mail, dispatcher },
    get: () => test.ask(MailSettings, "GET", "/mail-settings"),
    tries: (kind: "smtp" | "imap", body: object) =>
      test.ask(MailTried, "POST", `/mail-settings/try-${kind}`, body),
  };
}

describe("mail settings", () => {
  it("hold from the next mail on, without a restart", async () => {
    const { put, queue, mail } = await api();
    const kept = await mail(await queue("note"));
    expect(kept.state_reason?.code).toBe("local_outbox");
    await put({ smtp: smtp(), sender: SENDER });
    expect(await mail(await queue("note"))).toMatchObject({ state: "sent", state_reason: null });
    const [taken] = await server.taken();
    expect(taken).toMatchObject({ from: "rosa@acme.example", to: "ada.2@example.com" });
    await put({ version: 1 });
    expect((await mail(await queue("note"))).state_reason?.code).toBe("local_outbox");
    expect(await server.count()).toBe(1);
  });

  it("send what waits by the server and from the sender of that time", async () => {
    const { put, queue, mail, dispatcher } = await api();
    await put({ smtp: GONE, sender: SENDER });
    const id = await queue("note");
    expect(await mail(id)).toMatchObject({
      state: "postponed",
      state_reason: { code: "server_unreachable" },
    });
    await put({ version: 1, smtp: smtp(), sender: { name: "", address: "jobs@acme.example" } });
    await dispatcher.whenIdle();
    expect(await mail(id)).toMatchObject({ state: "sent", from: "jobs@acme.example" });
    expect(await server.taken()).toMatchObject([{ from: "jobs@acme.example" }]);
  });

  it("go before the environment, which holds for the rest", async () => {
    const { put, get } = await api({
      BOLE_SMTP_URL: "smtps://me:hidden@mail.example.com",
      BOLE_POSTAL_ADDRESS: "Main Street 1",
      BOLE_MAIL_UNDO_SECONDS: "30",
    });
    expect(await get()).toMatchObject({
      version: 0,
      smtp: { host: "mail.example.com", port: 465, security: "tls", user: "me" },
      ...{ smtp_source: "environment", sender: null, sender_source: "none" },
      ...{ postal_address: "Main Street 1", undo_seconds: 30, imap: null },
    });
    const after = await put({ sender: SENDER, undo_seconds: 5 });
    expect(after).toMatchObject({
      ...{ version: 1, smtp_source: "environment", sender: SENDER, sender_source: "settings" },
      ...{ postal_address_source: "environment", undo_seconds: 5 },
    });
    expect(JSON.stringify(after)).not.toContain("hidden");
  });

  it("never show a password, and send it nowhere but where it was given for", async () => {
    await using server = await startSmtp("login");
    const { put, get, tries, refusal, logged } = await api();
    const mine = { ...plain(server.port), ...LOGIN };
    const saved = await put({ smtp: mine, sender: SENDER, imap: IMAP });
    expect(saved).toMatchObject({ smtp: { has_password: true }, imap: { has_password: true } });
    const { password: _, ...without } = mine;
    expect(await tries("smtp", without)).toMatchObject({ culprit: null, signed_in: true });
    await put({
      version: 1,
      smtp: without,
      sender: SENDER,
      imap: { ...IMAP, password: undefined },
    });
    expect((await get()).smtp?.has_password).toBe(true);
    for (const other of [{ host: "localhost" }, { security: "starttls" }, { user: "you" }]) {
      const smtp = { ...without, ...other };
      const refused = await refusal("PUT", "/mail-settings", {
        ...{ ...NOTHING, version: 2, smtp, sender: SENDER },
      });
      expect(refused).toMatchObject({ code: "invalid-request", status: 400 });
      expect(refused.issues).toMatchObject([{ path: "smtp.password" }]);
    }
    expect((await tries("smtp", { ...without, host: "localhost" })).culprit).toBe("login");
    const everything = JSON.stringify([await get(), logged]);
    expect(everything).not.toContain(LOGIN.password);
    expect(everything).not.toContain(IMAP.password);
  });

  it("refuse what does not fit, and what was changed meanwhile", async () => {
    const { put, refusal } = await api();
    const asked = (more: object) =>
      refusal("PUT", "/mail-settings", { ...NOTHING, version: 0, ...more });
    expect((await asked({ smtp: smtp() })).issues).toMatchObject([{ path: "sender" }]);
    expect((await asked({ smtp: { ...smtp(), port: 0 } })).code).toBe("invalid-request");
    expect((await asked({ smtp: { ...smtp(), host: "a/b" } })).code).toBe("invalid-request");
    expect((await asked({ imap: GONE })).issues).toMatchObject([{ path: "imap.user" }]);
    await put({ undo_seconds: 3 });
    expect(await asked({ undo_seconds: 4 })).toMatchObject({
      ...{ status: 409, code: "mail-settings-conflict" },
    });
  });
});

describe("a trial", () => {
  it("says what is to be changed, and sends nothing", async () => {
    await using login = await startSmtp("login");
    await using tls = await startSmtp("tls");
    const { tries } = await api();
    expect((await tries("smtp", smtp())).culprit).toBeNull();
    expect((await tries("smtp", { ...smtp(), security: "starttls" })).culprit).toBe("tls");
    expect((await tries("smtp", { ...plain(tls.port), security: "tls" })).culprit).toBe("tls");
    const wrong = { ...plain(login.port), user: "me", password: "wrong" };
    expect((await tries("smtp", wrong)).culprit).toBe("login");
    expect((await tries("smtp", GONE)).culprit).toBe("address");
    expect((await tries("imap", { ...GONE, user: "me", password: "x" })).culprit).toBe("address");
    expect(await server.count()).toBe(0);
  });
});

describe("a test mail", () => {
  it("goes to the sender, and is not kept", async () => {
    const { put, ask, refusal } = await api();
    const wish = { language: "zh" };
    const early = await refusal("POST", "/mail-settings/test-mail", wish);
    expect(early).toMatchObject({ status: 409, code: "mail-not-set-up" });
    await put({ smtp: smtp(), sender: SENDER });
    const { to } = await ask(TestMailSent, "POST", "/mail-settings/test-mail", wish);
    expect(await server.taken()).toMatchObject([{ from: to, to: "rosa@acme.example" }]);
    await put({ version: 1, smtp: GONE, sender: SENDER });
    const failed = await refusal("POST", "/mail-settings/test-mail", wish);
    expect(failed).toMatchObject({ status: 502, code: "mail-server-refused" });
  });
});
