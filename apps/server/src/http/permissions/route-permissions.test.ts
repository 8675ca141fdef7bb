/**
 * Every route with every role, with nobody, with somebody of another organisation, and with keys that
 * have expired or were revoked: each cell of docs/permissions.md is asked for and compared.
 */
import { ROLE_PERMISSIONS } from "@bole/accounts/permissions";
import { Role } from "@bole/base";
import { describe, expect, it } from "vitest";
import { accountsApp, type Client, OWNER } from "../../../test/accounts-app.ts";
import { testApp } from "../../../test/test-app.ts";
import { Problem } from "../contract/problem.ts";
import { permissionsFor, ROUTE_PERMISSIONS } from "./route-permissions.ts";

const registered = [
  ...new Set(
    testApp()
      .app.routes.filter(({ method, path }) => method !== "ALL" && path !== "/*")
      .map(({ method, path }) => `${method} ${path}`),
  ),
];

/** Under the API's roof; the others are public and carry their secret in the address. */
const GUARDED = registered
  .filter((route) => / \/(api\/|metrics)/.test(route))
  // Last, because it ends the session that the others need.
  .toSorted((a, b) => Number(a === "DELETE /api/session") - Number(b === "DELETE /api/session"));

const isPublic = (route: string) => permissionsFor(route).includes("public");

async function answerTo(client: Client, route: string): Promise<string> {
  const [method = "", path = ""] = route.split(" ");
  const filled = path.replace(/:\w+/g, "unknown");
  const body = method === "GET" || method === "DELETE" ? undefined : {};
  const response = await client(method, filled, body);
  if (response.status !== 401 && response.status !== 403 && response.status < 500) {
    await response.body?.cancel();
    return "in";
  }
  return Problem.parse(await response.json()).code;
}

describe("the table of routes", () => {
  it("has every route, and no other", () => {
    expect(Object.keys(ROUTE_PERMISSIONS).toSorted()).toEqual(registered.toSorted());
  });
});

describe("every route", async () => {
  const { nobody, join, globex, signIn, accounts, bearer } = await accountsApp();
  const owner = { tenant: "local", user: "local", roles: ["owner" as const] };

  it.each(Role.options)("is open to the role %s as the table says", async (role) => {
    const client = role === "owner" ? await globex() : await join("local", role);
    for (const route of GUARDED) {
      const may = permissionsFor(route).some((one) => ROLE_PERMISSIONS[role].includes(one));
      expect(`${route}: ${await answerTo(client, route)}`).toBe(
        `${route}: ${may ? "in" : "permission-missing"}`,
      );
    }
  });

  it("is open to an owner of the first organisation", async () => {
    const client = await signIn(OWNER.email);
    for (const route of GUARDED)
      expect(`${route}: ${await answerTo(client, route)}`).toBe(`${route}: in`);
  });

  it("is closed to nobody unless it is public", async () => {
    for (const route of GUARDED)
      expect(`${route}: ${await answerTo(nobody, route)}`).toBe(
        `${route}: ${isPublic(route) ? "in" : "sign-in-required"}`,
      );
  });

  it("is open to an API key as far as its scopes go", async () => {
    const { key } = await accounts.keys.create(owner, { name: "ci", scopes: ["jobs.read"] });
    const client = bearer(key);
    for (const route of GUARDED) {
      const may = isPublic(route) || permissionsFor(route).includes("jobs.read");
      expect(`${route}: ${await answerTo(client, route)}`).toBe(
        `${route}: ${may ? "in" : "permission-missing"}`,
      );
    }
  });

  it("is closed to keys that have expired, were revoked, or were never made", async () => {
    const expires_at = "2026-01-01T00:00:00.000Z";
    const scopes = ["jobs.read" as const, "server" as const];
    const expired = await accounts.keys.create(owner, { name: "old", scopes, expires_at });
    const revoked = await accounts.keys.create(owner, { name: "gone", scopes });
    await accounts.keys.revoke(owner, revoked.id);
    for (const key of [expired.key, revoked.key, "bole_forged"])
      for (const route of GUARDED)
        expect(`${route}: ${await answerTo(bearer(key), route)}`).toBe(`${route}: key-invalid`);
  });
});
