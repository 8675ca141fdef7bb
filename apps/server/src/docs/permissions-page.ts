/** docs/permissions.md, made from the tables that the server itself goes by. */
import {
  ABOUT_PERMISSIONS,
  ABOUT_ROLES,
  Permission,
  ROLE_PERMISSIONS,
} from "@bole/accounts/permissions";
import { Role } from "@bole/base";
import { permissionsFor, ROUTE_PERMISSIONS } from "../http/permissions/route-permissions.ts";

const YES = "✓";

export function renderPermissionsPage(): string {
  const heads = `${Role.options.map((role) => role.replace("_", " ")).join(" | ")}`;
  const line = Role.options.map(() => ":-:").join("|");
  const permissions = Permission.options.map((permission) => {
    const cells = Role.options.map((role) => mark(role, [permission]));
    return `| \`${permission}\` | ${ABOUT_PERMISSIONS[permission].en} | ${cells.join(" | ")} |`;
  });
  const roles = Role.options.map(
    (role) => `- **${role.replace("_", " ")}**: ${ABOUT_ROLES[role].en}`,
  );
  const routes = Object.keys(ROUTE_PERMISSIONS).map((route) => {
    const needed = permissionsFor(route);
    const cells = Role.options.map((role) => mark(role, needed));
    const nobody = needed.includes("public") ? YES : "";
    const names = needed.map((one) => `\`${one}\``).join(" or ");
    return `| \`${route}\` | ${names} | ${nobody} | ${cells.join(" | ")} |`;
  });
  return `# Permissions

Where [accounts](accounts.md) are on, every route takes a permission, and roles are lists of permissions. Made by
\`node apps/server/src/docs/write-permissions-page.ts\`; one test fails when it is out of date, another asks every route with
every role, with nobody, and with API keys that have expired or were revoked, and compares each answer with these tables.

- Without a session or key the answer is 401 \`sign-in-required\`; with one that lacks the permission, 403 \`permission-missing\`;
  with a key that is not valid, 401 \`key-invalid\`, on every route.
- What belongs to another organisation is 404, as if it were not there; naming another \`tenant\` is 403 \`forbidden-tenant\`.
- Without \`jobs.all\`, \`people.all\` and \`interviews.all\`, lists and single records are limited: hiring managers see the jobs
  whose team they are in, who applied for them, and their interviews; interviewers the interviews that have their mail address,
  and the people in them; candidates the open jobs. Résumés, conversations about them and career plans that somebody made for
  themselves are seen by nobody else.
- \`server\` is for owners of the first organisation only: they run the server.
- An API key has the permissions in its scopes that its person has, too. It never has \`account\`.
- The organisation's guardrail policy can take more away from a role.

## Roles

${roles.join("\n")}

## Permissions

| permission | what for | ${heads} |
|---|---|${line}|
${permissions.join("\n")}

## Routes

| route | permission | nobody | ${heads} |
|---|---|:-:|${line}|
${routes.join("\n")}
`;
}

function mark(role: Role, needed: readonly Permission[]): string {
  return needed.some((one) => ROLE_PERMISSIONS[role].includes(one)) ? YES : "";
}
