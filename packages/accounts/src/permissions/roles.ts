/** Which role may do what, as data. The guardrail policy of an organisation can take more away. */
import { LOCAL_OWNER, type Principal, type Role } from "@bole/base";
import { Permission } from "./permissions.ts";

const EVERYBODY: readonly Permission[] = ["public", "account"];

/** Those who look after the server are the owners of the organisation that was there first. */
const OF_THE_SERVER: readonly Permission[] = ["server"];

const AUDITOR: readonly Permission[] = [
  ...EVERYBODY,
  "jobs.read",
  "jobs.all",
  "person.read",
  "people.read",
  "people.all",
  "interviews.read",
  "interviews.all",
  "hiring.read",
  "approvals.read",
  "runs.read",
  "policy.read",
  "audit.read",
  "usage.read",
  "models.read",
  "members.read",
];

export const ROLE_PERMISSIONS: Readonly<Record<Role, readonly Permission[]>> = {
  owner: Permission.options.filter((permission) => !OF_THE_SERVER.includes(permission)),
  recruiter: [
    ...EVERYBODY,
    "own",
    "jobs.read",
    "jobs.all",
    "jobs.write",
    "person.read",
    "people.read",
    "people.all",
    "people.write",
    "notes.write",
    "interviews.read",
    "interviews.all",
    "interviews.write",
    "hiring.read",
    "hiring.write",
    "assistant",
    "approvals.read",
    "approvals.answer",
    "runs.read",
    "runs.write",
    "language.use",
    "language.teach",
    "policy.read",
    "audit.read",
    "models.read",
    "members.read",
  ],
  hiring_manager: [
    ...EVERYBODY,
    "own",
    "jobs.read",
    "person.read",
    "notes.write",
    "interviews.read",
    "members.read",
  ],
  interviewer: [
    ...EVERYBODY,
    "own",
    "person.read",
    "notes.write",
    "interviews.read",
    "members.read",
  ],
  candidate: [...EVERYBODY, "own", "jobs.read"],
  auditor: AUDITOR,
};

/** @param scopes of an API key, which can only take away */
export function permissionsOf(
  { tenant, roles }: Pick<Principal, "tenant" | "roles">,
  scopes?: readonly Permission[],
): ReadonlySet<Permission> {
  const all = new Set(roles.flatMap((role) => ROLE_PERMISSIONS[role]));
  if (tenant === LOCAL_OWNER.tenant && roles.includes("owner"))
    for (const permission of OF_THE_SERVER) all.add(permission);
  if (scopes === undefined) return all;
  return new Set(["public", ...scopes.filter((scope) => all.has(scope))]);
}
