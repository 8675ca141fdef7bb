/** On whose behalf a request is made: by its session or its API key, and by nothing else. */
import type { Principal } from "@bole/base";
import type { Auth } from "./auth/create-auth.ts";
import { accountErrors } from "./errors.ts";
import type { ApiKeys } from "./keys/api-keys.ts";
import type { Profile } from "./model.ts";
import type { Members, Membership } from "./organisations/members.ts";
import type { Users } from "./people/users.ts";
import type { Permission } from "./permissions/permissions.ts";
import { permissionsOf } from "./permissions/roles.ts";

export interface Identity {
  readonly user: Profile;
  /** Undefined for somebody who belongs to no organisation. */
  readonly principal: Principal | undefined;
  readonly permissions: ReadonlySet<Permission>;
  readonly organisations: readonly Membership[];
  /** The session's id; undefined for an API key. */
  readonly session: string | undefined;
  /** To be set: the session's end has moved. */
  readonly cookies: readonly string[];
}

interface Parts {
  readonly auth: Auth;
  readonly keys: ApiKeys;
  readonly members: Members;
  readonly users: Users;
}

const BEARER = /^Bearer\s+(\S+)$/i;

/** Undefined for nobody; throws `key-invalid` for a key that opens nothing. */
export async function identify(parts: Parts, headers: Headers): Promise<Identity | undefined> {
  const authorization = headers.get("authorization");
  if (authorization !== null) return byKey(parts, BEARER.exec(authorization)?.[1] ?? "");
  if (!headers.has("cookie")) return undefined;
  const { headers: answered, response } = await parts.auth.api.getSession({
    headers,
    returnHeaders: true,
  });
  if (response === null) return undefined;
  const { session, user } = response;
  const profile = await parts.users.get(user.id);
  if (profile === undefined) return undefined;
  const organisations = await parts.members.of(user.id);
  const chosen = organisations.find(({ tenant }) => tenant === session.organisation);
  return {
    ...belonging(profile, organisations, chosen ?? organisations[0]),
    session: session.id,
    cookies: answered.getSetCookie(),
  };
}

async function byKey(parts: Parts, secret: string): Promise<Identity> {
  const key = await parts.keys.find(secret);
  const profile = key && (await parts.users.get(key.user));
  const organisations = key ? await parts.members.of(key.user) : [];
  const chosen = organisations.find(({ tenant }) => tenant === key?.tenant);
  if (key === undefined || profile === undefined || chosen === undefined)
    throw accountErrors.error("key-invalid", "This key opens nothing.");
  const identity = belonging(profile, [chosen], chosen, key.scopes);
  return { ...identity, session: undefined, cookies: [] };
}

function belonging(
  user: Profile,
  organisations: readonly Membership[],
  chosen: Membership | undefined,
  scopes?: readonly Permission[],
) {
  const principal = chosen && { tenant: chosen.tenant, user: user.id, roles: chosen.roles };
  const none: ReadonlySet<Permission> = new Set(["public"]);
  const permissions = principal === undefined ? none : permissionsOf(principal, scopes);
  return { user, principal, permissions, organisations };
}
