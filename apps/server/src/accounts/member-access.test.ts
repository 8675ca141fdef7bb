/** How an owner helps members who cannot sign in, and what that does not open. */
import { describe, expect, it } from "vitest";
import { accountsApp, type Client, OWNER, PASSWORD } from "../../test/accounts-app.ts";
import { CurrentSession, ResetLink } from "../http/contract/accounts.ts";
import { AuditList } from "../http/contract/effects.ts";
import { Problem } from "../http/contract/problem.ts";

const NEXT = "a password of their own";

const codeOf = async (response: Response) => Problem.parse(await response.json()).code;
const idOf = async (client: Client) =>
  CurrentSession.parse(await (await client("GET", "/api/session")).json()).user?.id ?? null;

async function linkFor(owner: Client, member: string | null): Promise<string> {
  const response = await owner("POST", `/api/members/${member}/reset-link`);
  expect(response.status).toBe(200);
  return ResetLink.parse(await response.json()).link.split("#")[1] ?? "";
}

describe("an owner", () => {
  it("makes a link for a new password, which is good once and ends all sessions", async () => {
    const { signIn, join, nobody, cookie } = await accountsApp();
    const owner = await signIn(OWNER.email);
    const ken = await join("local", "recruiter");
    const id = await idOf(ken);
    const older = await linkFor(owner, id);
    const token = await linkFor(owner, id);
    const use = (one: string) =>
      nobody("POST", "/api/session/new-password", { token: one, password: NEXT });
    expect(await codeOf(await use(older))).toBe("reset-invalid");
    expect((await use(token)).status).toBe(204);
    expect(await codeOf(await use(token))).toBe("reset-invalid");
    expect(await idOf(ken)).toBeNull();
    expect(await cookie("recruiter@local.example", NEXT)).not.toBe("");
    const audit = AuditList.parse(await (await owner("GET", "/api/audit")).json());
    const made = audit.items.find(({ action }) => action === "reset-link-made");
    expect(made).toMatchObject({ actor_name: OWNER.name, facts: { member_name: "recruiter" } });
    expect(JSON.stringify(audit)).not.toContain(token);
  });

  it("signs a member out everywhere", async () => {
    const { signIn, join } = await accountsApp();
    const owner = await signIn(OWNER.email);
    const ken = await join("local", "recruiter");
    expect((await owner("DELETE", `/api/members/${await idOf(ken)}/sessions`)).status).toBe(204);
    expect(await idOf(ken)).toBeNull();
  });

  it("does neither for people of another organisation", async () => {
    const { signIn, globex } = await accountsApp();
    const gina = await globex();
    const rosa = await idOf(await signIn(OWNER.email));
    for (const [method, what] of [
      ["POST", "reset-link"],
      ["DELETE", "sessions"],
    ] as const)
      expect(await codeOf(await gina(method, `/api/members/${rosa}/${what}`))).toBe(
        "member-unknown",
      );
  });

  it("gets no link to an account that opens another organisation, too", async () => {
    const { signIn, globex, accounts, nobody } = await accountsApp();
    const gina = await globex();
    const owner = await signIn(OWNER.email);
    const by = { tenant: "globex", user: "local" };
    const { token } = await accounts.invitations.create(by, {
      ...{ email: OWNER.email, roles: ["auditor" as const] },
    });
    const accepted = { token, name: OWNER.name, password: PASSWORD };
    expect((await nobody("POST", "/api/invitations/accept", accepted)).status).toBe(200);
    const rosa = await idOf(owner);
    const refused = await gina("POST", `/api/members/${rosa}/reset-link`);
    expect(await codeOf(refused)).toBe("member-elsewhere");
  });
});
