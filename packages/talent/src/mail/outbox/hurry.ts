/** After the settings were changed: what waits for a server that was away is tried again at once. */
import type { Store } from "@bole/store";
import type { Tables } from "../../parts.ts";

export async function hurryUnreachable(
  store: Store<Tables>,
  tenant: string,
  now: Date,
): Promise<void> {
  await store
    .forTenant(tenant)
    .updateTable("messages")
    .set({ due_at: now.toISOString(), not_before: null, attempts: 0 })
    .where("direction", "=", "out")
    .where("state", "=", "postponed")
    .where("lease_owner", "is", null)
    .where("state_reason", "like", '%"server_unreachable"%')
    .execute();
}
