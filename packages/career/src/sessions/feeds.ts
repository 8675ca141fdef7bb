/** The secret address of a plan for calendar programs. Only its hash is stored. */
import { createHash, randomBytes } from "node:crypto";
import type { Principal } from "@bole/base";
import { careerErrors } from "../errors.ts";
import { type CareerStore, readSessionRow } from "./session-rows.ts";

/** Told once; the one before ends. */
export async function openFeed(
  store: CareerStore,
  principal: Principal,
  id: string,
): Promise<string> {
  const token = randomBytes(32).toString("base64url");
  await setFeed(store, principal, id, hashOf(token));
  return token;
}

export function closeFeed(store: CareerStore, principal: Principal, id: string): Promise<void> {
  return setFeed(store, principal, id, null);
}

/** Whose plan it is. */
export async function ownerOfFeed(
  store: CareerStore,
  token: string,
): Promise<{ readonly tenant: string; readonly user_id: string; readonly id: string }> {
  const row = await store
    .acrossTenants("The secret says whose plan it is.")
    .selectFrom("career_sessions")
    .select(["tenant", "id", "user_id"])
    .where("feed_hash", "=", hashOf(token))
    .executeTakeFirst();
  if (row) return row;
  throw careerErrors.error("career-feed-unknown", "There is no calendar at this address.");
}

async function setFeed(
  store: CareerStore,
  { tenant, user }: Principal,
  id: string,
  feed_hash: string | null,
): Promise<void> {
  const db = store.forTenant(tenant);
  await readSessionRow(db, user, id);
  await db.updateTable("career_sessions").set({ feed_hash }).where("id", "=", id).execute();
}

const hashOf = (token: string): string => createHash("sha256").update(token).digest("hex");
