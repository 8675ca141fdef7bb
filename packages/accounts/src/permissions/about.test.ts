import { Role } from "@bole/base";
import { describe, expect, it } from "vitest";
import { ABOUT_ROLES } from "./about.ts";
import { ROLE_PERMISSIONS } from "./roles.ts";

describe("what a role's sentence says", () => {
  it.each(Role.options)("is what the table of roles gives to the role %s", (role) => {
    const { says, denies } = ABOUT_ROLES[role];
    expect(says.filter((one) => !ROLE_PERMISSIONS[role].includes(one))).toEqual([]);
    expect(denies.filter((one) => ROLE_PERMISSIONS[role].includes(one))).toEqual([]);
  });
});
