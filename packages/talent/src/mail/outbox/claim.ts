/**
 * Takes mails that are due, for one dispatcher alone. What it has taken is due again when its lease
 * ends, and a dispatcher that lives renews its leases: if the process died before a mail was begun,
 * another one sends it; if it died in between, nobody can know what became of it.
 */
import type { Store } from "@bole/store";
import type { Tables } from "../../parts.ts";
import { OUTBOX_COLUMNS, type OutboxMail } from "./outbox-row.ts";

export const LEASE_MS = 60_000;
/** Two of them may fail before somebody alive is taken for dead. */
export const HEARTBEAT_MS = 20_000;

const WHY = "one dispatcher sends the mails of all tenants";

export async function claimDue(
  store: Store<Tables>,
  owner: string,
  now: Date,
  limit: number,
): Promise<OutboxMail[]> {
  const at = now.toISOString();
  const db = store.acrossTenants(WHY);
  const due = await db
    .selectFrom("messages")
    .select("pos")
    .where("due_at", "<=", at)
    .orderBy("due_at")
    .orderBy("pos")
    .limit(limit)
    .execute();
  if (due.length === 0) return [];
  const claimed = await db
    .updateTable("messages")
    .set({ lease_owner: owner, due_at: new Date(now.getTime() + LEASE_MS).toISOString() })
    .where(
      "pos",
      "in",
      due.map(({ pos }) => pos),
    )
    // Asked again: on a server, another dispatcher may have been faster in between.
    .where("due_at", "<=", at)
    .returning(OUTBOX_COLUMNS)
    .execute();
  return claimed;
}

/** When the next one is due, ISO 8601; null if there is none. */
export async function nextDue(store: Store<Tables>): Promise<string | null> {
  const row = await store
    .acrossTenants(WHY)
    .selectFrom("messages")
    .select("due_at")
    .where("due_at", "is not", null)
    .orderBy("due_at")
    .limit(1)
    .executeTakeFirst();
  return row?.due_at ?? null;
}

/** Whoever has mails in hand is alive. What was settled in between is nobody's any more. */
export async function renewLeases(
  store: Store<Tables>,
  owner: string,
  mails: readonly Pick<OutboxMail, "pos">[],
  now: Date,
): Promise<void> {
  if (mails.length === 0) return;
  await store
    .acrossTenants(WHY)
    .updateTable("messages")
    .set({ due_at: new Date(now.getTime() + LEASE_MS).toISOString() })
    .where(
      "pos",
      "in",
      mails.map(({ pos }) => pos),
    )
    .where("lease_owner", "=", owner)
    .where("state", "in", ["queued", "postponed", "sending"])
    .execute();
}

/** What was claimed and not begun may be claimed again at once. */
export async function letGo(
  store: Store<Tables>,
  owner: string,
  { tenant, id }: OutboxMail,
  now: Date,
): Promise<void> {
  await store
    .forTenant(tenant)
    .updateTable("messages")
    .set({ lease_owner: null, due_at: now.toISOString() })
    .where("id", "=", id)
    .where("lease_owner", "=", owner)
    .where("state", "in", ["queued", "postponed"])
    .execute();
}

/** Where no other process can have anything in hand, what somebody had is due at once. */
export async function takeOver(store: Store<Tables>, now: Date): Promise<void> {
  await store
    .acrossTenants("a process that was alone has died")
    .updateTable("messages")
    .set({ due_at: now.toISOString() })
    .where("lease_owner", "is not", null)
    .where("due_at", "is not", null)
    .execute();
}
