/**
 * How long what is kept. A rule deletes nothing before somebody has seen what it would delete and
 * confirmed it; another number of months has to be confirmed again.
 */
import type { Principal } from "@bole/base";
import { z } from "zod";
import { talentErrors } from "../errors.ts";
import type { TalentParts } from "../parts.ts";
import { parseRequest } from "../requests.ts";
import { writeAudit } from "../sql/audit-log.ts";

/** `candidates` are erased with all that belongs to them; of the others only what has ended goes. */
export const RetentionKind = z.enum(["candidates", "runs", "guardrail_logs"]);
export type RetentionKind = z.infer<typeof RetentionKind>;

export const RetentionChange = z.strictObject({
  months: z.int().min(1).max(600).describe("Months without any activity"),
});
export type RetentionChange = z.input<typeof RetentionChange>;

export interface RetentionRule {
  readonly kind: RetentionKind;
  readonly months: number;
  readonly confirmed_by: string | null;
  readonly confirmed_at: string | null;
  readonly applied_at: string | null;
  readonly deleted: number;
}

export interface ConfirmedRule extends RetentionRule {
  readonly tenant: string;
  readonly confirmed_by: string;
}

export class Retention {
  readonly #parts: TalentParts;

  constructor(parts: TalentParts) {
    this.#parts = parts;
  }

  async list({ tenant }: Principal): Promise<RetentionRule[]> {
    const rows = await this.#parts.store
      .forTenant(tenant)
      .selectFrom("retention_rules")
      .selectAll()
      .orderBy("kind")
      .execute();
    return rows.map(toRule);
  }

  async set(principal: Principal, kind: RetentionKind, given: RetentionChange): Promise<void> {
    const { months } = parseRequest(RetentionChange, given, "rule");
    await this.#parts.store.transaction(async (transaction) => {
      const db = transaction.forTenant(principal.tenant);
      const updated_at = this.#parts.now().toISOString();
      const change = {
        ...{ months, confirmed_by: null, confirmed_at: null },
        ...{ actor: principal.user, updated_at },
      };
      await db
        .insertInto("retention_rules")
        .values({ kind, applied_at: null, deleted: 0, ...change })
        .onConflict((conflict) => conflict.columns(["tenant", "kind"]).doUpdateSet(change))
        .execute();
      const facts = { kind, months: String(months) };
      await writeAudit(this.#parts, db, principal, { action: "retention-changed", facts });
    });
  }

  /** `months` are those that were looked at. */
  async confirm(principal: Principal, kind: RetentionKind, months: number): Promise<void> {
    await this.#parts.store.transaction(async (transaction) => {
      const db = transaction.forTenant(principal.tenant);
      const confirmed_at = this.#parts.now().toISOString();
      const { numUpdatedRows } = await db
        .updateTable("retention_rules")
        .set({ confirmed_by: principal.user, confirmed_at })
        .where("kind", "=", kind)
        .where("months", "=", months)
        .executeTakeFirst();
      if (numUpdatedRows === 0n) {
        throw talentErrors.error(
          "retention-changed",
          `There is no rule for ${kind} with ${months} months.`,
        );
      }
      const facts = { kind, months: String(months) };
      await writeAudit(this.#parts, db, principal, { action: "retention-confirmed", facts });
    });
  }

  async remove(principal: Principal, kind: RetentionKind): Promise<void> {
    await this.#parts.store.transaction(async (transaction) => {
      const db = transaction.forTenant(principal.tenant);
      await db.deleteFrom("retention_rules").where("kind", "=", kind).execute();
      const facts = { kind, months: null };
      await writeAudit(this.#parts, db, principal, { action: "retention-changed", facts });
    });
  }

  /** The rules of all tenants that somebody has confirmed. */
  async confirmed(): Promise<ConfirmedRule[]> {
    const rows = await this.#parts.store
      .acrossTenants("one process applies the rules of all tenants")
      .selectFrom("retention_rules")
      .selectAll()
      .where("confirmed_by", "is not", null)
      .execute();
    return rows.flatMap((row) =>
      row.confirmed_by === null
        ? []
        : [{ ...toRule(row), tenant: row.tenant, confirmed_by: row.confirmed_by }],
    );
  }

  async noteApplied({ tenant, kind }: ConfirmedRule, deleted: number): Promise<void> {
    await this.#parts.store
      .forTenant(tenant)
      .updateTable("retention_rules")
      .set(({ eb }) => ({
        applied_at: this.#parts.now().toISOString(),
        deleted: eb("deleted", "+", deleted),
      }))
      .where("kind", "=", kind)
      .execute();
  }

  /** Before which moment nothing may have happened for a rule to apply. */
  before(months: number): string {
    const at = this.#parts.now();
    at.setUTCMonth(at.getUTCMonth() - months);
    return at.toISOString();
  }

  /** Candidates around whom nothing happened since; not those on hold, and not those who were hired. */
  async idleCandidates(
    { tenant }: Pick<Principal, "tenant">,
    months: number,
  ): Promise<{ id: string; name: string; version: number }[]> {
    const before = this.before(months);
    return this.#parts.store
      .forTenant(tenant)
      .selectFrom("people")
      .select(["people.id", "people.name", "people.version"])
      .where("people.owner", "is", null)
      .where("people.updated_at", "<", before)
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom("messages")
              .select("messages.id")
              .whereRef("messages.person_id", "=", "people.id")
              .where("messages.updated_at", ">=", before),
          ),
        ),
      )
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom("resumes")
              .select("resumes.id")
              .whereRef("resumes.person_id", "=", "people.id")
              .where("resumes.updated_at", ">=", before),
          ),
        ),
      )
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom("applications")
              .innerJoin("stage_events", "stage_events.application_id", "applications.id")
              .select("applications.id")
              .whereRef("applications.person_id", "=", "people.id")
              .where(({ or, eb }) =>
                or([
                  eb("stage_events.created_at", ">=", before),
                  eb("stage_events.to", "=", "hired"),
                ]),
              ),
          ),
        ),
      )
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom("interviews")
              .innerJoin("applications", "applications.id", "interviews.application_id")
              .select("interviews.id")
              .whereRef("applications.person_id", "=", "people.id")
              .where("interviews.ends_at", ">=", before),
          ),
        ),
      )
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom("legal_holds")
              .select("legal_holds.id")
              .whereRef("legal_holds.person_id", "=", "people.id")
              .where("legal_holds.released_at", "is", null),
          ),
        ),
      )
      .orderBy("people.pos")
      .execute();
  }
}

interface Row extends Omit<RetentionRule, "kind"> {
  readonly kind: string;
}

function toRule(row: Row): RetentionRule {
  const { months, confirmed_by, confirmed_at, applied_at, deleted } = row;
  const kind = RetentionKind.parse(row.kind);
  return { kind, months, confirmed_by, confirmed_at, applied_at, deleted };
}
