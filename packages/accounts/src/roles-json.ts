import { Role } from "@bole/base";
import { Roles } from "./model.ts";

export function rolesFrom(json: string): Roles {
  return Roles.parse(JSON.parse(json));
}

/** Each once, in the order in which roles are listed everywhere. */
export function rolesToJson(roles: readonly Role[]): string {
  return JSON.stringify(Role.options.filter((role) => roles.includes(role)));
}
