/** Accounts on a real store, as the server uses them: cookies in, cookies out. */
import { randomUUID } from "node:crypto";
import { openStore } from "@bole/store";
import { describe, expect, it } from "vitest";
import { Accounts } from "./accounts.ts";
import { accountMigrations } from "./sql/migrations.ts";

const PASSWORD = "correct horse battery";
const ROSA = { name: "Rosa", email: "rosa@acme.example", password: PASSWORD, organisation: "Acme" };

async function acme(start = "2026-11-17T09:00:00.000Z") {
  const store = await openStore({ file: ":memory:", migrations: [accountMigrations] });
  let now = new Date(start);
  const accounts = new Accounts({
    store,
    secret: "a secret for tests, of no use elsewhere",
    baseUrl: "http://localhost:4100",
    now: () => now,
  });
  await accounts.init(ROSA);
  return { store, accounts, wait: (ms: number) => (now = new Date(now.getTime() + ms)) };
}

const from = (cookies: readonly string[] = [], address: string = randomUUID()) => ({
  headers: new Headers(
    cookies.length > 0 ? { cookie: cookies.map((one) => one.split(";")[0]).join("; ") } : {},
  ),
  address,
});

describe("signing in", () => {
  it("begins a session that says who it is, and nobody else's does", async () => {
    const { accounts } = await acme(new Date().toISOString());
    const { cookies, second_factor } = await accounts.signIn.withPassword(
      ROSA.email,
      PASSWORD,
      from(),
    );
    expect(second_factor).toBe(false);
    const identity = await accounts.identify(from(cookies).headers);
    expect(identity?.principal).toEqual({ tenant: "local", user: "local", roles: ["owner"] });
    expect(await accounts.identify(from(["bole.session_token=forged.x"]).headers)).toBeUndefined();
    expect(await accounts.identify(new Headers())).toBeUndefined();
  });

  it("sets cookies that scripts cannot read and other sites cannot use", async () => {
    const { accounts } = await acme();
    const { cookies } = await accounts.signIn.withPassword(ROSA.email, PASSWORD, from());
    for (const cookie of cookies) expect(cookie).toMatch(/; HttpOnly; SameSite=Lax$/i);
  });

  it("says the same of a wrong password and of an address without an account", async () => {
    const { accounts } = await acme();
    const refusal = (email: string) =>
      accounts.signIn.withPassword(email, "not the password", from()).catch((error) => error);
    const [known, unknown] = [await refusal(ROSA.email), await refusal("nobody@acme.example")];
    expect(known).toMatchObject({ code: "sign-in-failed" });
    expect(String(known)).toBe(String(unknown));
  });

  it("stops after ten failures, also with the right password, until the window is over", async () => {
    const { accounts, wait } = await acme();
    const attempt = (password: string) =>
      accounts.signIn.withPassword(ROSA.email, password, from()).then(
        () => "in",
        ({ code }) => code,
      );
    for (let count = 1; count <= 10; count++) expect(await attempt("wrong")).toBe("sign-in-failed");
    expect(await attempt(PASSWORD)).toBe("too-many-attempts");
    wait(16 * 60_000);
    expect(await attempt(PASSWORD)).toBe("in");
  });

  it("gives a new session each time, and ends the one of before", async () => {
    const { accounts } = await acme(new Date().toISOString());
    const first = await accounts.signIn.withPassword(ROSA.email, PASSWORD, from());
    const second = await accounts.signIn.withPassword(ROSA.email, PASSWORD, from(first.cookies));
    expect(second.cookies[0]).not.toBe(first.cookies[0]);
    expect(await accounts.identify(from(first.cookies).headers)).toBeUndefined();
    expect(await accounts.identify(from(second.cookies).headers)).toBeDefined();
  });

  it("ends by signing out, and by revoking the session elsewhere", async () => {
    const { accounts } = await acme(new Date().toISOString());
    const enter = () => accounts.signIn.withPassword(ROSA.email, PASSWORD, from());
    const [here, there] = [await enter(), await enter()];
    const sessions = await accounts.sessions.list("local");
    expect(sessions).toHaveLength(2);
    await accounts.signIn.signOut(from(here.cookies));
    expect(await accounts.identify(from(here.cookies).headers)).toBeUndefined();
    const [left] = await accounts.sessions.list("local");
    await accounts.sessions.revoke("local", left?.id ?? "");
    expect(await accounts.identify(from(there.cookies).headers)).toBeUndefined();
  });
});

describe("an invitation", () => {
  it("makes somebody a member with its roles, once", async () => {
    const { accounts } = await acme(new Date().toISOString());
    const owner = { tenant: "local", user: "local", roles: ["owner" as const] };
    const invited = { email: "Ken@Acme.example", roles: ["recruiter" as const] };
    const { token } = await accounts.invitations.create(owner, invited);
    const accept = () => accounts.accept({ token, name: "Ken", password: PASSWORD }, from());
    const { cookies } = await accept();
    const identity = await accounts.identify(from(cookies).headers);
    expect(identity?.principal).toMatchObject({ tenant: "local", roles: ["recruiter"] });
    expect(identity?.permissions.has("members.manage")).toBe(false);
    await expect(accept()).rejects.toMatchObject({ code: "invitation-invalid" });
    await expect(accounts.invitations.create(owner, invited)).rejects.toMatchObject({
      code: "member-exists",
    });
  });

  it("brings somebody with an account into a second organisation, by their password only", async () => {
    const { accounts, wait } = await acme(new Date().toISOString());
    wait(1_000);
    const other = { short_name: "globex", name: "Globex", owner_email: ROSA.email };
    const { token } = await accounts.addOrganisation({ user: "local" }, other);
    const accept = (password: string) => accounts.accept({ token, name: "Rosa", password }, from());
    await expect(accept("another password")).rejects.toMatchObject({ code: "sign-in-failed" });
    const { cookies } = await accept(PASSWORD);
    const identity = await accounts.identify(from(cookies).headers);
    expect(identity?.organisations.map(({ tenant }) => tenant)).toEqual(["local", "globex"]);
    await accounts.sessions.choose(identity?.session ?? "", "globex");
    const chosen = await accounts.identify(from(cookies).headers);
    expect(chosen?.principal?.tenant).toBe("globex");
    expect(chosen?.permissions.has("server")).toBe(false);
    await expect(accounts.addOrganisation({ user: "local" }, other)).rejects.toMatchObject({
      code: "organisation-taken",
    });
  });

  it("is refused when it is too old or was withdrawn", async () => {
    const { accounts, wait } = await acme();
    const owner = { tenant: "local", user: "local" };
    const invite = (email: string) =>
      accounts.invitations.create(owner, { email, roles: ["auditor"] });
    const [old, withdrawn] = [await invite("a@b.example"), await invite("c@d.example")];
    await accounts.invitations.revoke(owner, withdrawn.id);
    await expect(accounts.invitations.find(withdrawn.token)).rejects.toMatchObject({
      code: "invitation-invalid",
    });
    wait(8 * 86_400_000);
    await expect(accounts.invitations.find(old.token)).rejects.toMatchObject({
      code: "invitation-invalid",
    });
  });
});

describe("members", () => {
  it("always have an owner among them", async () => {
    const { accounts } = await acme();
    const owner = { tenant: "local", user: "local", roles: ["owner" as const] };
    await expect(accounts.members.setRoles(owner, "local", ["recruiter"])).rejects.toMatchObject({
      code: "last-owner",
    });
    await expect(accounts.members.remove(owner, "local")).rejects.toMatchObject({
      code: "last-owner",
    });
  });
});

describe("an API key", () => {
  const owner = { tenant: "local", user: "local", roles: ["owner" as const] };
  const bearer = (key: string) => new Headers({ authorization: `Bearer ${key}` });

  it("acts for its person within its scopes, until it expires or is revoked", async () => {
    const { accounts, store, wait } = await acme();
    const expires_at = "2026-11-18T09:00:00.000Z";
    const made = await accounts.keys.create(owner, {
      name: "ci",
      scopes: ["jobs.read", "server"],
      expires_at,
    });
    const rows = await store.forTenant("local").selectFrom("api_keys").selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(made.key);
    const identity = await accounts.identify(bearer(made.key));
    expect(identity?.principal).toEqual(owner);
    expect([...(identity?.permissions ?? [])]).toEqual(["public", "jobs.read", "server"]);
    const second = await accounts.keys.create(owner, { name: "b", scopes: ["jobs.read"] });
    await accounts.keys.revoke(owner, second.id);
    wait(2 * 86_400_000);
    for (const key of [made.key, second.key, "bole_forged", ""])
      await expect(accounts.identify(bearer(key))).rejects.toMatchObject({ code: "key-invalid" });
  });
});
