/**
 * The way out that stands in a mail. Whoever has the link may use it, without signing in; it says
 * nothing about whose it is.
 */
import type { TextLanguage } from "@bole/reading/text";
import type { Store } from "@bole/store";
import { talentErrors } from "../errors.ts";
import type { Tables, TalentParts } from "../parts.ts";
import { suppress } from "./write-suppression.ts";

export interface UnsubscribeLink {
  readonly language: TextLanguage;
  /** Whether it was used, or the address is on the list for another reason. */
  readonly is_done: boolean;
}

export async function readUnsubscribeLink(
  { store }: Pick<TalentParts, "store">,
  token: string,
): Promise<UnsubscribeLink> {
  const { tenant, address_hash, language } = await findLink(store, token);
  const listed = await store
    .forTenant(tenant)
    .selectFrom("suppressions")
    .select("reason")
    .where("address_hash", "=", address_hash)
    .executeTakeFirst();
  return { language, is_done: listed !== undefined };
}

/** The same link again changes nothing. */
export async function unsubscribeBy(
  parts: Pick<TalentParts, "store" | "now" | "newId">,
  token: string,
): Promise<UnsubscribeLink> {
  const { tenant, address_hash, language } = await findLink(parts.store, token);
  await parts.store.transaction(async (transaction) => {
    const db = transaction.forTenant(tenant);
    // Known by name only as long as there are mails to it.
    const mail = await db
      .selectFrom("messages")
      .select(["to", "person_id"])
      .where("address_hash", "=", address_hash)
      .where("direction", "=", "out")
      .limit(1)
      .executeTakeFirst();
    const principal = { tenant, user: "recipient", roles: ["candidate" as const] };
    await suppress(parts, db, principal, {
      address_hash,
      address: mail?.to ?? null,
      reason: "unsubscribed",
      person_id: mail?.person_id ?? null,
    });
  });
  return { language, is_done: true };
}

async function findLink(store: Store<Tables>, token: string) {
  const row = await store
    .acrossTenants("whoever opens a link does not know whose customer they are")
    .selectFrom("unsubscribe_links")
    .select(["tenant", "address_hash", "language"])
    .where("token", "=", token)
    .executeTakeFirst();
  if (row !== undefined) return row;
  throw talentErrors.error("unsubscribe-link-unknown", "Nothing belongs to this link.");
}
