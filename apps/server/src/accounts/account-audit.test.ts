/** Who did what with accounts stands in the audit log, by name, and stays after somebody has left. */
import { describe, expect, it } from "vitest";
import { accountsApp, type Client, OWNER, PASSWORD } from "../../test/accounts-app.ts";
import { CurrentSession, SentInvitation } from "../http/contract/accounts.ts";
import { AuditList } from "../http/contract/effects.ts";

const WRONG = "not the password";

async function entries(owner: Client) {
  const { items } = AuditList.parse(await (await owner("GET", "/api/audit?limit=200")).json());
  return items.map(({ action, actor_name, facts }) => ({ action, actor_name, facts }));
}

async function idOf(client: Client): Promise<string> {
  const { user } = CurrentSession.parse(await (await client("GET", "/api/session")).json());
  return user?.id ?? "";
}

describe("the audit log", () => {
  it("says who was invited, joined, was changed and removed, by name", async () => {
    const { signIn, nobody, client } = await accountsApp();
    const owner = await signIn(OWNER.email);
    const invite = async (email: string, roles: string[]) =>
      SentInvitation.parse(
        await (await owner("POST", "/api/invitations", { email, roles })).json(),
      );
    const { link } = await invite("ken@acme.example", ["recruiter"]);
    const second = await invite("no@acme.example", ["auditor"]);
    await owner("DELETE", `/api/invitations/${second.id}`);
    const token = link.split("#")[1];
    const joined = await nobody("POST", "/api/invitations/accept", {
      ...{ token, name: "Ken", password: PASSWORD },
    });
    const Cookie = joined.headers
      .getSetCookie()
      .map((one) => one.split(";")[0])
      .join("; ");
    const ken = await idOf(client({ Cookie }));
    await owner("PATCH", `/api/members/${ken}`, { roles: ["interviewer"] });
    await owner("DELETE", `/api/members/${ken}`);

    const log = await entries(owner);
    const by = (action: string) => log.find((one) => one.action === action);
    expect(by("member-invited")?.facts.email).toBe("no@acme.example");
    expect(by("invitation-withdrawn")?.facts).toMatchObject({ email: "no@acme.example" });
    expect(by("member-joined")).toMatchObject({ actor_name: "Ken", facts: { roles: "recruiter" } });
    expect(by("member-changed")).toMatchObject({
      ...{ actor_name: OWNER.name, facts: { member_name: "Ken", roles: "interviewer" } },
    });
    expect(by("member-removed")?.facts.member_name).toBe("Ken");
  });

  it("has sign-ins, changes of passwords, ended sessions and API keys", async () => {
    const { signIn, cookie, client } = await accountsApp();
    const owner = await signIn(OWNER.email);
    await cookie(OWNER.email);
    await owner("DELETE", "/api/sessions");
    const made = await owner("POST", "/api/keys", { name: "Payroll", scopes: ["jobs.read"] });
    await owner("DELETE", `/api/keys/${Object(await made.json()).id}`);
    const changed = await owner("PUT", "/api/profile/password", {
      ...{ current: PASSWORD, next: "a different horse battery" },
    });
    const Cookie = changed.headers
      .getSetCookie()
      .map((one) => one.split(";")[0])
      .join("; ");
    const log = await entries(client({ Cookie }));
    expect(log.map(({ action }) => action).toReversed()).toEqual([
      "signed-in",
      "signed-in",
      "sessions-ended",
      "key-made",
      "key-revoked",
      "password-changed",
    ]);
    expect(log.find(({ action }) => action === "key-revoked")?.facts.name).toBe("Payroll");
    expect(log.every(({ actor_name }) => actor_name === OWNER.name)).toBe(true);
  });

  it("has one entry for a flood of failed sign-ins, without what was typed, and none for strangers", async () => {
    const { signIn, nobody } = await accountsApp();
    const owner = await signIn(OWNER.email);
    for (let count = 0; count < 5; count += 1) {
      await nobody("POST", "/api/session", { email: OWNER.email, password: WRONG });
      await nobody("POST", "/api/session", { email: "who@acme.example", password: WRONG });
    }
    const failures = async () =>
      (await entries(owner)).filter(({ action }) => action === "sign-in-failed");
    await expect.poll(failures).toHaveLength(1);
    expect(JSON.stringify(await entries(owner))).not.toContain(WRONG);
    expect((await failures())[0]?.facts.member_name).toBe(OWNER.name);
  });
});
