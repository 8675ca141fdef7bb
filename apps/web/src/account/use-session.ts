import type { CurrentSession } from "@bole/server/contract";
import { useQuery } from "@tanstack/react-query";
import { sessionQuery } from "../api/accounts.ts";

export type Permission = CurrentSession["permissions"][number];

/** Whether the one who is here may do something. Until the server has said so, they are the owner of a local Bole. */
export function useMay(): (permission: Permission) => boolean {
  const { data } = useQuery(sessionQuery);
  return (permission) => data?.permissions.includes(permission) ?? true;
}

/** Undefined where nobody has to sign in. */
export function useAccount() {
  const { data } = useQuery(sessionQuery);
  const user = data?.user;
  return data?.accounts && user ? { ...data, user } : undefined;
}
