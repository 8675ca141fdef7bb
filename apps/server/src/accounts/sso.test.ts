/** Signing in at a provider, which is a real one on loopback: it signs its tokens, and lies where a test says so. */
import { type OidcServer, startOidcServer } from "@bole/testing";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { accountsApp, OWNER } from "../../test/accounts-app.ts";
import { CurrentSession } from "../http/contract/accounts.ts";

let provider: OidcServer;
beforeAll(async () => {
  provider = await startOidcServer();
});
afterAll(() => provider[Symbol.asyncDispose]());

async function acme() {
  const { issuer, clientId, clientSecret } = provider;
  const sso = { issuer, clientId, clientSecret, name: "Acme ID", domains: ["acme.example"] };
  const all = await accountsApp({ sso });
  const { client, nobody } = all;
  const cookieOf = (response: Response) =>
    response.headers
      .getSetCookie()
      .map((one) => one.split(";")[0])
      .filter((one) => !one?.endsWith("="))
      .join("; ");
  /** As a browser goes: away, to the provider, and back with what the provider says. */
  const begin = async () => {
    const away = await nobody("GET", "/api/session/sso");
    expect(away.status).toBe(302);
    const there = await fetch(away.headers.get("location") ?? "", { redirect: "manual" });
    const { pathname, search } = new URL(there.headers.get("location") ?? "");
    return { back: `${pathname}${search}`, state: cookieOf(away) };
  };
  const finish = ({ back, state }: { back: string; state: string }) =>
    nobody("GET", back, undefined, { Cookie: state });
  const enter = async () => {
    const response = await finish(await begin());
    const Cookie = cookieOf(response);
    const who = await client({ Cookie })("GET", "/api/session");
    const { user, organisation } = CurrentSession.parse(await who.json());
    return { to: response.headers.get("location"), email: user?.email ?? null, organisation };
  };
  return { ...all, begin, finish, enter };
}

const ROSA = { sub: "r-1", email: OWNER.email, email_verified: true, name: "Rosa" };

describe("signing in at a provider", () => {
  it("finds an account by its verified address once, and by the provider's id ever after", async () => {
    const { enter } = await acme();
    provider.as(ROSA);
    expect(await enter()).toMatchObject({ to: "/", email: OWNER.email });
    // She has married, and her address there is another one now.
    provider.as({ sub: "r-1", email: "rosa.new@acme.example" });
    expect(await enter()).toMatchObject({ to: "/", email: OWNER.email });
  });

  it("makes an account for somebody who is invited, and for nobody else", async () => {
    const { enter, accounts } = await acme();
    provider.as({ sub: "k-1", email: "ken@acme.example", email_verified: true, name: "Ken" });
    expect(await enter()).toMatchObject({ to: "/?sign_in=sso-uninvited", email: null });
    const invited = { email: "ken@acme.example", roles: ["recruiter" as const] };
    await accounts.invitations.create({ tenant: "local", user: "local" }, invited);
    expect(await enter()).toMatchObject({
      email: "ken@acme.example",
      organisation: { tenant: "local", roles: ["recruiter"] },
    });
  });

  it("takes over no account by an address that is not verified, or not the provider's to speak for", async () => {
    const { enter, join } = await acme();
    await join("local", "recruiter");
    const wrong = [
      { sub: "x-1", email: OWNER.email },
      { sub: "x-1", email: OWNER.email, email_verified: false },
      { sub: "x-1", email: "recruiter@local.example", email_verified: true },
      { sub: "x-1", email: "rosa@evil.acme.example", email_verified: true },
      { sub: "x-1" },
    ];
    for (const person of wrong) {
      provider.as(person);
      expect(await enter()).toMatchObject({ to: "/?sign_in=sso-address", email: null });
    }
  });

  it("accepts no token of another issuer, for another client, too old, or signed by another key", async () => {
    const { enter } = await acme();
    const lies = [
      { iss: "https://evil.example" },
      { aud: "another" },
      { nonce: "another" },
      { expired: true as const },
      { forged: true as const },
    ];
    for (const lie of lies) {
      provider.as(ROSA, lie);
      expect({ lie, ...(await enter()) }).toMatchObject({
        to: "/?sign_in=sso-failed",
        email: null,
      });
    }
  });

  it("accepts an answer once, and only in the browser that began", async () => {
    const { begin, finish } = await acme();
    provider.as(ROSA);
    const mine = await begin();
    const others = await begin();
    const stolen = await finish({ back: mine.back, state: others.state });
    expect(stolen.headers.get("location")).toBe("/?sign_in=sso-failed");
    const without = await finish({ back: mine.back, state: "" });
    expect(without.headers.get("location")).toBe("/?sign_in=sso-failed");
    expect((await finish(mine)).headers.get("location")).toBe("/");
    expect((await finish(mine)).headers.get("location")).toBe("/?sign_in=sso-failed");
  });

  it("sends nobody elsewhere (open redirect)", async () => {
    const { begin, finish } = await acme();
    provider.as(ROSA);
    const { back, state } = await begin();
    const response = await finish({ back: `${back}&next=https://evil.example`, state });
    expect(response.headers.get("location")).toBe("/");
  });

  it("says so where the provider is not there, and where none is set up", async () => {
    const away = { issuer: "http://127.0.0.1:9", clientId: "b", clientSecret: undefined };
    const gone = await accountsApp({ sso: { ...away, name: "Gone", domains: [] } });
    const response = await gone.nobody("GET", "/api/session/sso");
    expect(response.headers.get("location")).toBe("/?sign_in=sso-unreachable");
    const without = await accountsApp();
    expect((await without.nobody("GET", "/api/session/sso")).status).toBe(404);
  });
});
