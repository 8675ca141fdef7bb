/** Who must not be written to without having asked for it. */
import type { Principal } from "@bole/base";
import { z } from "zod";
import { talentErrors } from "../errors.ts";
import type { Suppression } from "../model/suppression.ts";
import type { TalentParts } from "../parts.ts";
import { parseRequest } from "../requests.ts";
import { writeAudit } from "../sql/audit-log.ts";
import { addressHash } from "./address-hash.ts";
import { findSuppression, SUPPRESSION_COLUMNS } from "./read-suppressions.ts";
import { readUnsubscribeLink, type UnsubscribeLink, unsubscribeBy } from "./unsubscribe.ts";
import { suppress } from "./write-suppression.ts";

export const SuppressionFilter = z.object({
  /** @default 50 */
  limit: z.int().min(1).max(200).default(50),
  /** The `next` of the page before. */
  after: z
    .string()
    .regex(/^[0-9a-f]{64}$/, "use the `next` of the page before")
    .optional(),
});
export type SuppressionFilter = z.input<typeof SuppressionFilter>;

export interface SuppressionPage {
  readonly items: Suppression[];
  readonly next: string | null;
}

const Address = z.object({ address: z.email("must be one address").max(320) });

export class Suppressions {
  readonly #parts: TalentParts;

  constructor(parts: TalentParts) {
    this.#parts = parts;
  }

  /** In no order that means anything: by their hashes. */
  async list({ tenant }: Principal, filter: SuppressionFilter = {}): Promise<SuppressionPage> {
    const { limit, after } = parseRequest(SuppressionFilter, filter, "filter");
    const rows = await this.#parts.store
      .forTenant(tenant)
      .selectFrom("suppressions")
      .select(SUPPRESSION_COLUMNS)
      .where("address_hash", ">", after ?? "")
      .orderBy("address_hash")
      .limit(limit + 1)
      .execute();
    const items = rows.slice(0, limit);
    return { items, next: rows.length > limit ? (items.at(-1)?.id ?? null) : null };
  }

  /** Who is on the list already stays as they are. */
  async add(principal: Principal, given: { readonly address: string }): Promise<Suppression> {
    const { address } = parseRequest(Address, given, "suppression");
    const { tenant } = principal;
    return this.#parts.store.transaction((transaction) =>
      suppress(this.#parts, transaction.forTenant(tenant), principal, {
        address_hash: addressHash(tenant, address),
        address,
        reason: "manual",
      }),
    );
  }

  /** Why an address must not be written to unasked; null where it may. */
  async why({ tenant }: Principal, address: string): Promise<Suppression["reason"] | null> {
    const db = this.#parts.store.forTenant(tenant);
    return (await findSuppression(db, addressHash(tenant, address)))?.reason ?? null;
  }

  async remove(principal: Principal, id: string): Promise<void> {
    await this.#parts.store.transaction(async (transaction) => {
      const db = transaction.forTenant(principal.tenant);
      const listed = await findSuppression(db, id);
      if (listed === undefined) {
        throw talentErrors.error("suppression-unknown", `There is no entry "${id}".`);
      }
      await db.deleteFrom("suppressions").where("address_hash", "=", id).execute();
      await writeAudit(this.#parts, db, principal, {
        action: "address-allowed",
        facts: { reason: listed.reason },
      });
    });
  }

  /** What a link in a mail stands for; refused with `unsubscribe-link-unknown`. */
  link(token: string): Promise<UnsubscribeLink> {
    return readUnsubscribeLink(this.#parts, token);
  }

  /** Whoever has the link may use it. */
  unsubscribe(token: string): Promise<UnsubscribeLink> {
    return unsubscribeBy(this.#parts, token);
  }
}
