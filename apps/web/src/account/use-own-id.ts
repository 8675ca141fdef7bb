import { useAccount } from "./use-session.ts";

/** Of everybody on a machine where nobody signs in. */
const LOCAL_USER = "local";

/** As which user the server knows the one who is here. */
export function useOwnId(): string {
  return useAccount()?.user.id ?? LOCAL_USER;
}
