/**
 * What people do with their accounts, in the audit logs of all their organisations: a session opens each
 * of them. Entries keep names, so that they say who it was after somebody has left.
 */
import type { Principal } from "@bole/base";
import type { AccountAction } from "@bole/talent";
import type { AppDeps } from "../http/app-env.ts";
import { accountsOf } from "./accounts-of.ts";

type Deps = Pick<AppDeps, "accounts" | "host" | "log">;
type Facts = Readonly<Record<string, string>>;

/** By somebody about themselves. */
export async function noteOwn(
  deps: Deps,
  user: string,
  action: AccountAction,
  facts: Facts = {},
): Promise<void> {
  const accounts = accountsOf(deps);
  const named = await namedMember(deps, user);
  for (const { tenant, roles } of await accounts.members.of(user))
    await deps.host.talent.audit.record({ tenant, user, roles }, action, { ...named, ...facts });
}

export async function noteJoined(deps: Deps, joined: Principal): Promise<void> {
  const facts = { ...(await namedMember(deps, joined.user)), roles: joined.roles.join(", ") };
  await deps.host.talent.audit.record(joined, "member-joined", facts);
}

/**
 * One entry for many failures, and only where there is an account. It is written after the answer: how
 * long that takes would tell whether there is one.
 */
export function noteFailedSignIn(deps: Deps, email: string, from: string): void {
  const { signIn, users } = accountsOf(deps);
  const note = async () => {
    const user = await signIn.failedFor(email, users);
    if (user !== undefined) await noteOwn(deps, user, "sign-in-failed", { from });
  };
  setImmediate(() => {
    note().catch((error: unknown) => {
      deps.log.error({ err: error }, "a failed sign-in was not noted in the audit log");
    });
  });
}

/** Whom an entry is about, by id and by name. */
export async function namedMember(
  deps: Deps,
  user: string,
): Promise<{ readonly member: string; readonly member_name: string }> {
  const names = await accountsOf(deps).users.names([user]);
  return { member: user, member_name: names.get(user) ?? "" };
}
