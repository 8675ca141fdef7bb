import { freePort } from "@bole/testing";
import { describe, expect, it } from "vitest";
import { checkContext } from "../../test/check-context.ts";
import { startSmtp } from "../../test/start-smtp.ts";
import { checkSmtp } from "./check-smtp.ts";

const SENDER = {
  BOLE_MAIL_FROM: "Rosa <rosa@acme.example>",
  BOLE_POSTAL_ADDRESS: "Main Street 1, Berlin",
  BOLE_PUBLIC_URL: "https://jobs.acme.example",
};
const check = (url: string) => checkSmtp(checkContext({ BOLE_SMTP_URL: url, ...SENDER }));

describe("the mail check, against real servers", () => {
  it("is off without an address", async () => {
    expect(await checkSmtp(checkContext({}))).toMatchObject({ id: "smtp", status: "off" });
  });

  it("is ok when the server takes us", async () => {
    await using plain = await startSmtp("plain");
    expect(await check(`smtp://127.0.0.1:${plain.port}`)).toMatchObject({ status: "ok" });
  });

  it("warns of what outreach has to have and is not set", async () => {
    await using plain = await startSmtp("plain");
    const url = `smtp://127.0.0.1:${plain.port}`;
    const bare = await checkSmtp(checkContext({ BOLE_SMTP_URL: url }));
    expect(bare).toMatchObject({ status: "warning" });
    for (const name of Object.keys(SENDER)) expect(bare.summary.en).toContain(name);
  });

  it("tells a refused login from the rest, and never shows the password", async () => {
    await using server = await startSmtp("login");
    const right = await check(`smtp://me:right%20word@127.0.0.1:${server.port}`);
    expect(right).toMatchObject({ status: "ok" });
    const wrong = await check(`smtp://me:hunter2@127.0.0.1:${server.port}`);
    expect(wrong).toMatchObject({ status: "failed" });
    expect(wrong.summary.en).toContain("the login is refused");
    expect(JSON.stringify([right, wrong])).not.toMatch(/hunter2|right%20word/);
  });

  it("tells a connection that cannot be made secure", async () => {
    await using tls = await startSmtp("tls");
    const selfSigned = await check(`smtps://localhost:${tls.port}`);
    expect(selfSigned.summary.en).toContain("no secure connection");
    await using plain = await startSmtp("plain");
    const notTls = await check(`smtps://127.0.0.1:${plain.port}`);
    expect(notTls.summary.en).toContain("no secure connection");
    expect(notTls.remedy?.en).toContain("smtp:// for 587");
  });

  it("tells a wrong address", async () => {
    const result = await check(`smtp://127.0.0.1:${await freePort()}`);
    expect(result).toMatchObject({ status: "failed" });
    expect(result.summary.en).toContain("no mail server answers there");
  });
});
