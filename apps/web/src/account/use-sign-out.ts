/** The way out. The page is loaded anew, so that nothing of what was seen stays for who comes next. */
import { signOut } from "../api/accounts.ts";
import { useAct } from "../design/use-act.ts";

export function useSignOut() {
  return useAct({ mutationFn: signOut, onSuccess: () => location.replace("/") });
}
