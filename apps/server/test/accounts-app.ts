/** An application with accounts: the first organisation has a member of every role, the second an owner. */
import { Accounts, type SsoSettings } from "@bole/accounts";
import type { Role } from "@bole/base";
import type { AppDeps } from "../src/http/app-env.ts";
import { testApp } from "./test-app.ts";
import { type TestHost, testHost } from "./test-host.ts";

export const PASSWORD = "correct horse battery";
export const OWNER = {
  name: "Rosa",
  email: "rosa@acme.example",
  password: PASSWORD,
  organisation: "Acme",
};

/** Sends requests with what a browser or program would have. */
export type Client = (
  method: string,
  path: string,
  body?: unknown,
  headers?: Record<string, string>,
) => Promise<Response>;

export async function accountsApp(
  options: {
    host?: TestHost;
    env?: Record<string, string>;
    sso?: SsoSettings;
  } & Partial<AppDeps> = {},
) {
  const { env, sso, ...deps } = options;
  const host = options.host ?? (await testHost());
  const accounts = new Accounts({
    store: host.accountStore,
    secret: "a secret for tests, of no use elsewhere",
    baseUrl: "http://localhost",
    sso,
  });
  await accounts.init(OWNER);
  const { app, logged } = testApp({
    env: { BOLE_ACCOUNTS: "on", ...env },
    ...deps,
    host,
    accounts,
  });

  const client =
    (own: Record<string, string> = {}): Client =>
    async (method, path, body, headers = {}) =>
      app.request(
        path,
        {
          method,
          headers: {
            ...(body === undefined ? {} : { "Content-Type": "application/json" }),
            ...own,
            ...headers,
          },
          ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        },
        {},
      );
  const cookiesOf = (response: Response) =>
    response.headers
      .getSetCookie()
      .map((one) => one.split(";")[0])
      .join("; ");
  const cookie = async (email: string, password = PASSWORD): Promise<string> => {
    const response = await client()("POST", "/api/session", { email, password });
    if (response.status !== 200) throw new Error(await response.text());
    return cookiesOf(response);
  };
  const signIn = async (email: string): Promise<Client> => client({ Cookie: await cookie(email) });
  const join = async (tenant: string, role: Role): Promise<Client> => {
    const email = `${role}@${tenant}.example`;
    const by = { tenant, user: "local" };
    const { token } = await accounts.invitations.create(by, { email, roles: [role] });
    const accepted = { token, name: role, password: PASSWORD };
    const response = await client()("POST", "/api/invitations/accept", accepted);
    if (response.status !== 200) throw new Error(await response.text());
    return client({ Cookie: cookiesOf(response) });
  };
  return {
    cookie,
    app,
    host,
    accounts,
    logged,
    client,
    signIn,
    join,
    nobody: client(),
    bearer: (key: string) => client({ Authorization: `Bearer ${key}` }),
    /** A second organisation, and its owner. */
    globex: async (): Promise<Client> => {
      const owner_email = "owner@globex.example";
      const organisation = { short_name: "globex", name: "Globex", owner_email };
      const { token } = await accounts.addOrganisation({ user: "local" }, organisation);
      const accepted = { token, name: "Gina", password: PASSWORD };
      const response = await client()("POST", "/api/invitations/accept", accepted);
      return client({ Cookie: cookiesOf(response) });
    },
  };
}
