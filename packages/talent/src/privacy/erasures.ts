/**
 * Receipts of erasures. The rows of a person go in one transaction; what other parts keep about them is
 * swept afterwards, until a look finds nothing more. Until then the receipt holds by what they are
 * found; afterwards only salted hashes of it, by which somebody who knows the name, the address or
 * the number can show that the receipt is theirs.
 */
import { createHash, randomBytes, scryptSync, timingSafeEqual } from "node:crypto";
import type { Principal } from "@bole/base";
import { z } from "zod";
import { talentErrors } from "../errors.ts";
import type { Db, TalentParts } from "../parts.ts";
import { writeAudit } from "../sql/audit-log.ts";
import type { TalentTables } from "../sql/tables.ts";
import { countRecords, hashRecords, type PersonRecords } from "./records.ts";
import { Subject, subjectOf } from "./subject.ts";

const Counts = z.record(z.string(), z.number());

export interface ErasureReceipt {
  readonly id: string;
  readonly person_id: string;
  readonly effect_id: string;
  readonly actor: string;
  readonly erased_at: string;
  /** Rows that were deleted, by their tables. */
  readonly records: Readonly<Record<string, number>>;
  /** Of these rows: an export that was made right before has the same. */
  readonly records_hash: string;
  /** Rows of other parts that were emptied, by their tables. */
  readonly traces: Readonly<Record<string, number>>;
  /** Null while other parts are being swept. */
  readonly completed_at: string | null;
  /** Of everything above, and in the audit log; null until it is complete. */
  readonly receipt_hash: string | null;
}

export interface PendingErasure {
  readonly tenant: string;
  readonly id: string;
  readonly subject: Subject;
}

export class Erasures {
  readonly #parts: TalentParts;

  constructor(parts: TalentParts) {
    this.#parts = parts;
  }

  async list({ tenant }: Principal): Promise<ErasureReceipt[]> {
    const rows = await this.#rows(tenant).orderBy("erased_at", "desc").limit(1_000).execute();
    return rows.map(toReceipt);
  }

  async get({ tenant }: Principal, id: string): Promise<ErasureReceipt> {
    return toReceipt(await this.#row(tenant, id));
  }

  /** Those of all tenants that are not complete. */
  async pending(): Promise<PendingErasure[]> {
    const rows = await this.#parts.store
      .acrossTenants("one process sweeps for all tenants")
      .selectFrom("erasures")
      .select(["tenant", "id", "pending"])
      .where("completed_at", "is", null)
      .execute();
    return rows.map(({ pending, ...row }) => ({
      ...row,
      subject: Subject.parse(JSON.parse(pending ?? '{"ids":[],"contacts":[],"names":[]}')),
    }));
  }

  /** What one sweep emptied. */
  async noteSwept({ tenant, id }: PendingErasure, swept: Readonly<Record<string, number>>) {
    const db = this.#parts.store.forTenant(tenant);
    const { traces } = await this.#row(tenant, id);
    const sum = Counts.parse(JSON.parse(traces));
    for (const [table, count] of Object.entries(swept)) sum[table] = (sum[table] ?? 0) + count;
    await db
      .updateTable("erasures")
      .set({ traces: JSON.stringify(sum) })
      .where("id", "=", id)
      .execute();
  }

  /** A sweep found nothing more: what was looked for is forgotten, too. */
  async complete({ tenant, id }: PendingErasure): Promise<void> {
    await this.#parts.store.transaction(
      async (transaction) => {
        const db = transaction.forTenant(tenant);
        const row = await db
          .selectFrom("erasures")
          .selectAll()
          .where("id", "=", id)
          .executeTakeFirst();
        if (row === undefined || row.completed_at !== null) return;
        const completed_at = this.#parts.now().toISOString();
        const receipt = toReceipt({ ...row, completed_at });
        const receipt_hash = receiptHash(receipt);
        const change = { completed_at, receipt_hash, pending: null };
        await db.updateTable("erasures").set(change).where("id", "=", id).execute();
        const by = { tenant, user: row.actor, roles: [] };
        await writeAudit(this.#parts, db, by, {
          action: "erasure-completed",
          facts: { erasure_id: id, receipt_hash },
        });
      },
      { durable: true },
    );
  }

  /** Which of these texts the receipt is about. */
  async matches({ tenant }: Principal, id: string, given: readonly string[]): Promise<boolean[]> {
    const { salt, subject_hashes } = await this.#row(tenant, id);
    const known = z.array(z.string()).parse(JSON.parse(subject_hashes));
    return given.map((text) => {
      const hash = Buffer.from(subjectHash(salt, text), "hex");
      return known.some((other) => timingSafeEqual(Buffer.from(other, "hex"), hash));
    });
  }

  async #row(tenant: string, id: string) {
    const row = await this.#rows(tenant).where("id", "=", id).executeTakeFirst();
    if (row !== undefined) return row;
    throw talentErrors.error("erasure-unknown", `There is no erasure "${id}".`);
  }

  #rows(tenant: string) {
    return this.#parts.store.forTenant(tenant).selectFrom("erasures").selectAll();
  }
}

export interface NewErasure {
  readonly id: string;
  readonly person_id: string;
  readonly effect_id: string;
  readonly actor: string;
  readonly at: string;
  readonly records: PersonRecords;
}

/** In the transaction that deletes the rows. */
export async function openReceipt(db: Db, erasure: NewErasure): Promise<void> {
  const { id, person_id, effect_id, actor, at, records } = erasure;
  const subject = subjectOf(records);
  const salt = randomBytes(16).toString("hex");
  const words = [...subject.names, ...subject.contacts];
  await db
    .insertInto("erasures")
    .values({
      id,
      person_id,
      effect_id,
      actor,
      erased_at: at,
      records: JSON.stringify(countRecords(records)),
      records_hash: hashRecords(records),
      traces: "{}",
      pending: JSON.stringify(subject),
      salt,
      subject_hashes: JSON.stringify(words.map((word) => subjectHash(salt, word))),
      completed_at: null,
      receipt_hash: null,
    })
    .execute();
}

export function receiptHash(receipt: ErasureReceipt): string {
  const { receipt_hash: _, ...covered } = receipt;
  return createHash("sha256")
    .update(JSON.stringify(Object.entries(covered).sort()))
    .digest("hex");
}

/** Slow on purpose: there are few enough phone numbers to try all of them. */
function subjectHash(salt: string, word: string): string {
  const written = word
    .normalize("NFKC")
    .toLowerCase()
    .replaceAll(/[\s()-]/g, "");
  return scryptSync(written, salt, 32).toString("hex");
}

type Row = TalentTables["erasures"];

function toReceipt(row: Row): ErasureReceipt {
  const { id, person_id, effect_id, actor, erased_at, records_hash } = row;
  return {
    ...{ id, person_id, effect_id, actor, erased_at },
    records: Counts.parse(JSON.parse(row.records)),
    records_hash,
    traces: Counts.parse(JSON.parse(row.traces)),
    completed_at: row.completed_at,
    receipt_hash: row.receipt_hash,
  };
}
