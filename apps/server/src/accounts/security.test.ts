/** What an attacker tries first, one test each. */
import { describe, expect, it } from "vitest";
import { accountsApp, OWNER, PASSWORD } from "../../test/accounts-app.ts";
import { CurrentSession } from "../http/contract/accounts.ts";
import { Problem } from "../http/contract/problem.ts";

const codeOf = async (response: Response) => Problem.parse(await response.json()).code;
const whoIs = async (response: Response) =>
  CurrentSession.parse(await response.json()).user?.email ?? null;

describe("an attacker", () => {
  it("cannot use somebody's session from another site (CSRF)", async () => {
    const { signIn } = await accountsApp();
    const client = await signIn(OWNER.email);
    const job = { job: { title: "Forged" } };
    const from = { Host: "localhost:4100", Origin: "https://evil.example" };
    expect(await codeOf(await client("POST", "/api/jobs", job, from))).toBe("foreign-origin");
    const image = { Host: "localhost:4100", "Sec-Fetch-Site": "cross-site" };
    expect(await codeOf(await client("GET", "/api/jobs", undefined, image))).toBe("foreign-origin");
    // Not even to sign somebody in as the attacker.
    const login = { email: OWNER.email, password: PASSWORD };
    expect(await codeOf(await client("POST", "/api/session", login, from))).toBe("foreign-origin");
  });

  it("cannot plant a session and wait for somebody to sign in with it (fixation)", async () => {
    const { cookie, nobody, client, accounts } = await accountsApp();
    const invited = { email: "mallory@acme.example", roles: ["candidate" as const] };
    const by = { tenant: "local", user: "local" };
    const { token } = await accounts.invitations.create(by, invited);
    const accepted = { token, name: "Mallory", password: PASSWORD };
    await nobody("POST", "/api/invitations/accept", accepted);
    const planted = await cookie(invited.email);
    const login = { email: OWNER.email, password: PASSWORD };
    const response = await nobody("POST", "/api/session", login, { Cookie: planted });
    expect(response.headers.getSetCookie().join()).not.toContain(planted.split("=")[1]);
    const old = client({ Cookie: planted });
    expect(await whoIs(await old("GET", "/api/session"))).toBeNull();
  });

  it("cannot guess passwords for long (brute force)", async () => {
    const { nobody } = await accountsApp();
    const attempt = (password: string) =>
      nobody("POST", "/api/session", { email: OWNER.email, password });
    for (let count = 1; count <= 10; count += 1)
      expect(await codeOf(await attempt(`guess ${count}`))).toBe("sign-in-failed");
    const stopped = await attempt(PASSWORD);
    expect(stopped.status).toBe(429);
    expect(await codeOf(stopped)).toBe("too-many-attempts");
  });

  it("cannot learn which addresses have accounts (enumeration)", async () => {
    const { nobody } = await accountsApp();
    const refusal = async (email: string) => {
      const wrong = { email, password: "not the password" };
      const response = await nobody("POST", "/api/session", wrong);
      const { request_id: _, ...problem } = Problem.parse(await response.json());
      return { status: response.status, problem, cookies: response.headers.getSetCookie() };
    };
    expect(await refusal(OWNER.email)).toEqual(await refusal("nobody@acme.example"));
  });

  it("cannot make up or change a token", async () => {
    const { cookie, client, bearer } = await accountsApp();
    const real = await cookie(OWNER.email);
    const [name = "", value = ""] = real.split("=");
    const [token = ""] = decodeURIComponent(value).split(".");
    const forged = [
      `${name}=${token}`,
      `${name}=${token}.${Buffer.from("x".repeat(32)).toString("base64")}`,
      `${name}=${value.slice(0, -4)}AAA%3D`,
      `${name}=`,
    ];
    for (const Cookie of forged)
      expect(await codeOf(await client({ Cookie })("GET", "/api/jobs"))).toBe("sign-in-required");
    for (const key of ["", "x", "bole_x", token])
      expect(await codeOf(await bearer(key)("GET", "/api/jobs"))).toBe("key-invalid");
    expect((await client({ Cookie: real })("GET", "/api/jobs")).status).toBe(200);
  });

  it("cannot have Bole send somebody elsewhere (open redirect)", async () => {
    const { nobody } = await accountsApp();
    const login = { email: OWNER.email, password: PASSWORD };
    for (const query of ["callbackURL", "redirect", "next"]) {
      const path = `/api/session?${query}=https://evil.example`;
      const response = await nobody("POST", path, login);
      expect(response.status).toBe(200);
      expect(response.headers.get("location")).toBeNull();
      expect(await response.text()).not.toContain("evil");
    }
  });

  it("cannot reach the library's own routes", async () => {
    const { nobody } = await accountsApp();
    for (const path of ["/api/auth/sign-up/email", "/api/auth/sign-in/email", "/api/auth/ok"])
      expect(await codeOf(await nobody("POST", path, {}))).toBe("route-not-found");
  });

  it("cannot give a key more than its maker has, or use it to make more", async () => {
    const { join, bearer } = await accountsApp();
    const recruiter = await join("local", "recruiter");
    const wanted = { name: "k", scopes: ["members.manage"] };
    expect(await codeOf(await recruiter("POST", "/api/keys", wanted))).toBe("permission-missing");
    const made = await recruiter("POST", "/api/keys", { name: "k", scopes: ["jobs.read"] });
    const { key } = Object(await made.json());
    const more = { name: "more", scopes: ["jobs.read"] };
    expect(await codeOf(await bearer(key)("POST", "/api/keys", more))).toBe("permission-missing");
  });
});

describe("the session's cookie", () => {
  it("is Secure where Bole is reached over https", async () => {
    const { Accounts } = await import("@bole/accounts");
    const { host } = await accountsApp();
    const baseUrl = "https://bole.example.com";
    const accounts = new Accounts({ store: host.accountStore, secret: "s".repeat(32), baseUrl });
    const caller = { headers: new Headers(), address: "::1" };
    const { cookies } = await accounts.signIn.withPassword(OWNER.email, PASSWORD, caller);
    for (const cookie of cookies) {
      expect(cookie).toMatch(/^__Secure-/);
      for (const attribute of ["Secure", "HttpOnly", "SameSite=Lax"])
        expect(cookie).toContain(attribute);
    }
  });
});
