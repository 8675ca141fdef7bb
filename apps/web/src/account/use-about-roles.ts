/** Roles and permissions in the words of the page's language. */
import { ABOUT_PERMISSIONS, ABOUT_ROLES } from "@bole/accounts/about";
import type { MemberList } from "@bole/server/contract";
import { useLanguage } from "../preferences/language.ts";
import type { Permission } from "./use-session.ts";

export type Role = MemberList["items"][number]["roles"][number];

export const ROLES: readonly Role[] = [
  "recruiter",
  "hiring_manager",
  "interviewer",
  "auditor",
  "candidate",
  "owner",
];

export function useAboutRole(): (role: Role) => string {
  const language = useLanguage();
  return (role) => ABOUT_ROLES[role][language];
}

export function useAboutPermission(): (permission: Permission) => string {
  const language = useLanguage();
  return (permission) => ABOUT_PERMISSIONS[permission][language];
}
