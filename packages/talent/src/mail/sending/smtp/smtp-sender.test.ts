/** A real SMTP server, in a process of its own, that does what mail servers do. */
import { type SmtpServer, startSmtpServer } from "@bole/testing";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { SmtpSender } from "./smtp-sender.ts";

let server: SmtpServer;
beforeAll(async () => {
  server = await startSmtpServer();
});
afterAll(() => server.stop());

const mailTo = (to: string) => ({
  envelope: { from: "rosa@acme.example", to },
  raw: Buffer.from(`Message-ID: <${to}>\r\nSubject: Hi\r\n\r\n.\r\nHello.\r\n`),
});

/** Sends one, and tells whether the text had begun to leave before it ended. */
async function send(to: string, silenceMs = 20_000) {
  const sender = new SmtpSender(server.url, { connectMs: 20_000, silenceMs });
  let isBegun = false;
  try {
    const { state } = await sender.send(mailTo(to), async () => {
      isBegun = true;
      return true;
    });
    return { state, isBegun };
  } catch (error) {
    return { error, isBegun };
  } finally {
    sender.close();
  }
}

describe("an SMTP sender", () => {
  it("says when a mail was taken, and asks before its text leaves", async () => {
    expect(await send("ada@example.com")).toEqual({ state: "sent", isBegun: true });
    const taken = (await server.taken()).find(({ to }) => to === "ada@example.com");
    expect(taken?.raw).toContain("\r\n.\r\nHello.");
  });

  it.each([
    ["greylisted@example.com", "busy", false],
    ["busy@example.com", "busy", false],
    ["unknown@example.com", "refused", false],
    ["refused@example.com", "refused", true],
    ["full@example.com", "busy", true],
    ["lost@example.com", "lost", true],
  ])("tells what happened to %s: %s", async (to, kind, isBegun) => {
    expect(await send(to)).toMatchObject({ error: { kind }, isBegun });
  });

  it("tells a silence before the text from one after it", async () => {
    const [silent, mute] = await Promise.all([
      send("silent@example.com", 5_000),
      send("mute@example.com", 5_000),
    ]);
    expect(silent).toMatchObject({ error: { kind: "away" }, isBegun: false });
    expect(mute).toMatchObject({ error: { kind: "lost" }, isBegun: true });
  });

  it("sends nothing if the state does not allow it any more", async () => {
    const sender = new SmtpSender(server.url);
    const stopped = await sender.send(mailTo("stopped@example.com"), async () => false);
    expect(stopped).toEqual({ state: "stopped" });
    const failing = sender.send(mailTo("stopped@example.com"), async () => {
      throw new Error("no database");
    });
    await expect(failing).rejects.toThrow("no database");
    const next = await sender.send(mailTo("next@example.com"), async () => true);
    expect(next.state).toBe("sent");
    sender.close();
    const taken = (await server.taken()).map(({ to }) => to);
    expect(taken).toContain("next@example.com");
    expect(taken).not.toContain("stopped@example.com");
  });

  it("goes on with the same connection after a refusal, and with another after a loss", async () => {
    const sender = new SmtpSender(server.url);
    const begin = async () => true;
    for (const kind of ["unknown", "full", "lost", "refused"]) {
      await expect(sender.send(mailTo(`${kind}.2@example.com`), begin)).rejects.toThrow();
      const to = `after.${kind}@example.com`;
      expect(await sender.send(mailTo(to), begin)).toEqual({ state: "sent", reason: null });
    }
    sender.close();
  });

  it("says that nobody is there, or that it is not let in", async () => {
    const begin = async () => true;
    const nobody = new SmtpSender("smtp://127.0.0.1:1");
    await expect(nobody.send(mailTo("a@example.com"), begin)).rejects.toMatchObject({
      kind: "away",
      words: expect.stringContaining("ECONNREFUSED"),
    });
    const stranger = new SmtpSender(server.url.replace("//", "//me:wrong@"));
    await expect(stranger.send(mailTo("a@example.com"), begin)).rejects.toMatchObject({
      kind: "away",
    });
  });
});
