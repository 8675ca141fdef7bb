/**
 * How far a tenant's mailbox was read, and which process reads it. A lease is for one process alone:
 * every step asks whether it is still held, so a process that was taken for dead writes nothing more.
 */
import { createHash } from "node:crypto";
import type { Store } from "@bole/store";
import { MailCulprit, type MailFetching } from "../../http/contract/mail-settings.ts";
import type { StoredImap } from "../mail-choices.ts";
import type { MailTables } from "../mail-tables.ts";

export const LEASE_MS = 60_000;

export interface FolderPosition {
  /** Empty before the first look. */
  readonly uidValidity: string;
  readonly lastUid: number;
  readonly fetchedAt: string | null;
  readonly failures: number;
}

export class LeaseLost extends Error {}

/** Whose mailbox and which folder; its password and encryption may change. */
export const sourceOf = ({ host, port, user, folder }: StoredImap) =>
  createHash("sha256").update([host, port, user, folder].join("\n")).digest("hex").slice(0, 32);

export interface FetchStateParts {
  readonly store: Store<MailTables>;
  /** Tells processes apart. */
  readonly owner: string;
  readonly now: () => Date;
}

export class FetchState {
  readonly #parts: FetchStateParts;

  constructor(parts: FetchStateParts) {
    this.#parts = parts;
  }

  /**
   * Undefined while another process reads this mailbox. Another mailbox begins anew.
   * @param alone no other process uses the database: a lease was left by a dead one
   */
  async claim(tenant: string, source: string, alone: boolean): Promise<FolderPosition | undefined> {
    const { store, owner, now } = this.#parts;
    const lease = { lease_owner: owner, lease_until: this.#leaseEnd() };
    return store.transaction(async (transaction) => {
      await transaction.lock(`mail-fetching:${tenant}`);
      const db = transaction.forTenant(tenant);
      const row = await db.selectFrom("mail_fetching").selectAll().executeTakeFirst();
      if (row === undefined || row.source !== source) {
        const begun = { ...NEW, source, ...lease };
        await db
          .insertInto("mail_fetching")
          .values(begun)
          .onConflict((conflict) => conflict.column("tenant").doUpdateSet(begun))
          .execute();
        return { uidValidity: "", lastUid: 0, fetchedAt: null, failures: 0 };
      }
      const isFree = row.lease_until === null || row.lease_until <= now().toISOString();
      if (!alone && !isFree && row.lease_owner !== owner) return undefined;
      await db.updateTable("mail_fetching").set(lease).execute();
      const { uid_validity: uidValidity, last_uid, fetched_at: fetchedAt, failures } = row;
      return { uidValidity, lastUid: Number(last_uid), fetchedAt, failures };
    });
  }

  renew(tenant: string): Promise<void> {
    return this.#write(tenant, {});
  }

  /** From which message on the folder is read. */
  begin(tenant: string, uid_validity: string, last_uid: number): Promise<void> {
    return this.#write(tenant, { uid_validity, last_uid });
  }

  async advance(tenant: string, last_uid: number, was: "kept" | "left_alone"): Promise<void> {
    const { store, owner } = this.#parts;
    const { numUpdatedRows } = await store
      .forTenant(tenant)
      .updateTable("mail_fetching")
      .set((eb) => ({ last_uid, lease_until: this.#leaseEnd(), [was]: eb(was, "+", 1) }))
      .where("lease_owner", "=", owner)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw new LeaseLost();
  }

  succeeded(tenant: string): Promise<void> {
    const fetched_at = this.#parts.now().toISOString();
    return this.#write(tenant, { fetched_at, failures: 0, fault: "", fault_words: "" });
  }

  /** Nobody tries again before `until`: the lease is held as long. */
  failed(
    tenant: string,
    fault: MailCulprit,
    fault_words: string,
    failures: number,
    until: Date,
  ): Promise<void> {
    return this.#write(tenant, {
      ...{ fault, fault_words, failures },
      lease_until: until.toISOString(),
    });
  }

  async release(tenant: string): Promise<void> {
    const { store, owner } = this.#parts;
    await store
      .forTenant(tenant)
      .updateTable("mail_fetching")
      .set({ lease_owner: null, lease_until: null })
      .where("lease_owner", "=", owner)
      .execute();
  }

  async shown(tenant: string, imap: StoredImap): Promise<MailFetching | null> {
    const row = await this.#parts.store
      .forTenant(tenant)
      .selectFrom("mail_fetching")
      .selectAll()
      .executeTakeFirst();
    if (row === undefined || row.source !== sourceOf(imap)) return null;
    const fault = MailCulprit.safeParse(row.fault);
    return {
      fetched_at: row.fetched_at,
      fault: fault.success ? fault.data : null,
      said: row.fault_words,
      kept: Number(row.kept),
      left_alone: Number(row.left_alone),
    };
  }

  #leaseEnd(): string {
    return new Date(this.#parts.now().getTime() + LEASE_MS).toISOString();
  }

  async #write(
    tenant: string,
    change: Partial<Omit<MailTables["mail_fetching"], "tenant">>,
  ): Promise<void> {
    const { store, owner } = this.#parts;
    const { numUpdatedRows } = await store
      .forTenant(tenant)
      .updateTable("mail_fetching")
      .set({ lease_until: this.#leaseEnd(), ...change })
      .where("lease_owner", "=", owner)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw new LeaseLost();
  }
}

const NEW = {
  ...{ uid_validity: "", last_uid: 0, fetched_at: null, failures: 0 },
  ...{ fault: "", fault_words: "", kept: 0, left_alone: 0 },
};
