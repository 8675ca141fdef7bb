/** The same on a real PostgreSQL server: what the library keeps goes through our store. */
import { openStore } from "@bole/store";
import { sharedPostgres } from "@bole/testing";
import { expect, it } from "vitest";
import { Accounts } from "./accounts.ts";
import { accountMigrations } from "./sql/migrations.ts";

const PASSWORD = "correct horse battery";

it("signs people in and out, counts failures and uses keys on PostgreSQL", async () => {
  const server = await sharedPostgres();
  const url = await server.createDatabase();
  const store = await openStore({ url, migrations: [accountMigrations] });
  const secret = "a secret for tests, of no use elsewhere";
  const accounts = new Accounts({ store, secret, baseUrl: "http://localhost:4100" });
  const email = "rosa@acme.example";
  await accounts.init({ name: "Rosa", email, password: PASSWORD, organisation: "Acme" });
  const caller = { headers: new Headers(), address: "::1" };
  await expect(accounts.signIn.withPassword(email, "wrong", caller)).rejects.toMatchObject({
    code: "sign-in-failed",
  });
  const { cookies } = await accounts.signIn.withPassword(email, PASSWORD, caller);
  const cookie = cookies.map((one) => one.split(";")[0]).join("; ");
  const identity = await accounts.identify(new Headers({ cookie }));
  expect(identity?.principal).toEqual({ tenant: "local", user: "local", roles: ["owner"] });
  const owner = { tenant: "local", user: "local", roles: ["owner" as const] };
  const { key } = await accounts.keys.create(owner, { name: "ci", scopes: ["jobs.read"] });
  const byKey = await accounts.identify(new Headers({ authorization: `Bearer ${key}` }));
  expect(byKey?.permissions.has("jobs.read")).toBe(true);
  await accounts.signIn.signOut({ ...caller, headers: new Headers({ cookie }) });
  expect(await accounts.identify(new Headers({ cookie }))).toBeUndefined();
  await store.close();
});
