/** A real Dovecot: what is asked of it, and that nothing there is changed. */
import { type ImapTestServer, startImapServer } from "@bole/testing";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { mailCulprit } from "../mail-fault.ts";
import { tryImap } from "../try-mail.ts";
import { Mailbox } from "./mailbox.ts";

let server: ImapTestServer;
beforeAll(async () => {
  server = await startImapServer();
});
afterAll(() => server.stop());

const TIMEOUTS = { connectMs: 30_000, silenceMs: 60_000 };
const account = () => ({ ...server.account, security: "none" as const, folder: "INBOX" });

describe("a mailbox", () => {
  it("gives messages as they came, and leaves no trace on the server", async () => {
    const mailbox = await Mailbox.open(account(), TIMEOUTS);
    const from = mailbox.state.uidNext - 1;
    await server.deliver("From: ada@example.com\nSubject: One\n\nHello.\n");
    await expect.poll(() => mailbox.after(from, 10)).toHaveLength(1);
    const [{ uid, size } = { uid: 0, size: 0 }] = await mailbox.after(from, 10);
    const raw = await mailbox.read(uid);
    expect(Buffer.from(raw ?? []).toString()).toContain("Subject: One\r\n\r\nHello.");
    expect(raw?.length).toBe(size);
    expect(await mailbox.after(uid, 10)).toEqual([]);
    expect(await mailbox.read(uid + 7)).toBeUndefined();
    await mailbox.close();
    const [file = ""] = await server.files();
    expect(file.split(":2,")[1] ?? "").not.toContain("S");
  });

  it("says by itself that something came", async () => {
    const mailbox = await Mailbox.open(account(), TIMEOUTS);
    const { promise, resolve } = Promise.withResolvers<void>();
    mailbox.onNews(resolve);
    await server.deliver("From: ada@example.com\nSubject: Two\n\nHello.\n");
    await promise;
    expect(mailbox.isOpen).toBe(true);
    await mailbox.close();
  });
});

describe("a trial", () => {
  it("works with the right settings, and names what is wrong with others", async () => {
    expect(await tryImap(account())).toEqual({ culprit: null, signed_in: true, said: "" });
    const tried = async (change: object) => (await tryImap({ ...account(), ...change })).culprit;
    expect(await tried({ password: "wrong" })).toBe("login");
    expect(await tried({ folder: "Nowhere" })).toBe("folder");
    expect(await tried({ security: "starttls" })).toBe("tls");
    expect(await tried({ security: "tls" })).toBe("tls");
    expect(await tried({ port: 1 })).toBe("address");
  });

  it("never tells the password", async () => {
    const { said } = await tryImap({ ...account(), password: "a secret guess" });
    expect(said).not.toBe("");
    expect(said).not.toContain("guess");
  });

  it("takes a server that does not answer for silent", () => {
    const error = Object.assign(new Error("no greeting"), { code: "GREETING_TIMEOUT" });
    expect(mailCulprit(error)).toBe("silent");
  });
});
