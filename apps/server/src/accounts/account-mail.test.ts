/** Links that are sent by a real mail server: invitations, and new passwords. */
import { type SmtpServer, startSmtpServer } from "@bole/testing";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { accountsApp, OWNER, PASSWORD } from "../../test/accounts-app.ts";
import { testHost } from "../../test/test-host.ts";
import { CurrentSession, SentInvitation } from "../http/contract/accounts.ts";
import { Problem } from "../http/contract/problem.ts";

let server: SmtpServer;
beforeAll(async () => {
  server = await startSmtpServer();
});
beforeEach(() => server.reset());
afterAll(() => server.stop());

const NEXT = "another horse battery";

async function acme(hasMail = true) {
  const env = hasMail
    ? { BOLE_SMTP_URL: server.url, BOLE_MAIL_FROM: "Acme <bole@acme.example>" }
    : {};
  return accountsApp({ env, host: await testHost({ env, sendsMail: true }) });
}

/** Mails are sent after the answer. */
const mails = (count: number) => expect.poll(() => server.count(), { timeout: 60_000 }).toBe(count);
const linkIn = async () => {
  const [mail] = await server.taken();
  const plain = (mail?.raw ?? "").replaceAll("=\r\n", "").replaceAll("=3D", "=");
  return /http:\/\/\S+#([\w-]+)/.exec(plain)?.[1] ?? "";
};
const codeOf = async (response: Response) => Problem.parse(await response.json()).code;

describe("an invitation", () => {
  it("is sent to the address, and opens the organisation", async () => {
    const { signIn, nobody } = await acme();
    const owner = await signIn(OWNER.email);
    const wish = { email: "ken@acme.example", roles: ["recruiter"], send_mail: true };
    const sent = await owner("POST", "/api/invitations", { ...wish, language: "zh" });
    expect(SentInvitation.parse(await sent.json()).mailed).toBe(true);
    await mails(1);
    const token = await linkIn();
    const accepted = { token, name: "Ken", password: PASSWORD };
    expect((await nobody("POST", "/api/invitations/accept", accepted)).status).toBe(200);
  });

  it("is there to be copied where no mail server is set up", async () => {
    const { signIn } = await acme(false);
    const owner = await signIn(OWNER.email);
    const wish = { email: "ken@acme.example", roles: ["recruiter"], send_mail: true };
    const sent = await owner("POST", "/api/invitations", wish);
    const { mailed, link } = SentInvitation.parse(await sent.json());
    expect(mailed).toBe(false);
    expect(link).toContain("/invitation#");
  });
});

describe("a forgotten password", () => {
  it("is replaced by a link, once, and all sessions end", async () => {
    const { nobody, signIn } = await acme();
    const before = await signIn(OWNER.email);
    await nobody("POST", "/api/session/forgotten", { email: OWNER.email });
    await mails(1);
    const token = await linkIn();
    const weak = { token, password: "short" };
    expect(await codeOf(await nobody("POST", "/api/session/new-password", weak))).toBe(
      "password-weak",
    );
    expect((await nobody("POST", "/api/session/new-password/read", { token })).status).toBe(204);
    const reset = { token, password: NEXT };
    expect((await nobody("POST", "/api/session/new-password", reset)).status).toBe(204);
    expect(await codeOf(await nobody("POST", "/api/session/new-password", reset))).toBe(
      "reset-invalid",
    );
    const { user } = CurrentSession.parse(await (await before("GET", "/api/session")).json());
    expect(user).toBeNull();
    const login = (password: string) =>
      nobody("POST", "/api/session", { email: OWNER.email, password });
    expect((await login(PASSWORD)).status).toBe(401);
    expect((await login(NEXT)).status).toBe(200);
  });

  it("is answered alike for an address that has no account (enumeration)", async () => {
    const { nobody } = await acme();
    const ask = async (email: string) => {
      const response = await nobody("POST", "/api/session/forgotten", { email });
      return { status: response.status, text: await response.text() };
    };
    expect(await ask("nobody@acme.example")).toEqual(await ask(OWNER.email));
    await mails(1);
    expect((await server.taken()).map(({ to }) => to)).toEqual([OWNER.email]);
  });

  it("fills nobody's mailbox", async () => {
    const { nobody } = await acme();
    for (let count = 1; count <= 6; count += 1)
      expect((await nobody("POST", "/api/session/forgotten", { email: OWNER.email })).status).toBe(
        204,
      );
    await mails(3);
  });
});
