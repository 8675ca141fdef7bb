/** Who did what, when, and by which run: newest first. Nothing is ever changed here. */
import type { Principal } from "@bole/base";
import { z } from "zod";
import { PageRequest, pageOf } from "../page.ts";
import type { TalentParts } from "../parts.ts";
import { parseRequest } from "../requests.ts";
import { type AccountAction, writeAudit } from "../sql/audit-log.ts";
import { type AuditVerdict, hasLink, verifyAudit } from "./verify.ts";

/** Everything that is left out does not limit. */
export const AuditFilter = PageRequest.extend({
  actor: z.string().max(200).optional(),
  action: z.string().max(100).optional(),
  person_id: z.string().max(200).optional(),
  job_id: z.string().max(200).optional(),
  run_id: z.string().max(200).optional(),
});
export type AuditFilter = z.input<typeof AuditFilter>;

const Facts = z.record(z.string(), z.string().nullable());

export interface AuditEvent {
  readonly id: string;
  readonly at: string;
  readonly actor: string;
  readonly action: string;
  readonly person_id: string | null;
  readonly person_name: string | null;
  readonly job_id: string | null;
  readonly job_title: string | null;
  readonly run_id: string | null;
  readonly effect_id: string | null;
  readonly facts: Record<string, string | null>;
}

export interface AuditPage {
  readonly items: AuditEvent[];
  readonly next: string | null;
}

const EXACT = ["actor", "action", "person_id", "job_id", "run_id"] as const;

export class Audit {
  readonly #parts: TalentParts;

  constructor(parts: TalentParts) {
    this.#parts = parts;
  }

  /** What was done with accounts, which have no tables here. */
  async record(
    principal: Principal,
    action: AccountAction,
    facts: Readonly<Record<string, string | null>>,
  ): Promise<void> {
    await this.#parts.store.transaction((transaction) =>
      writeAudit(this.#parts, transaction.forTenant(principal.tenant), principal, {
        action,
        facts,
      }),
    );
  }

  /** Whether the log is as it was written. */
  verify({ tenant }: Pick<Principal, "tenant">): Promise<AuditVerdict> {
    return verifyAudit(this.#parts.store.forTenant(tenant));
  }

  /** Whether it still has what was noted as its end before. */
  has(
    { tenant }: Pick<Principal, "tenant">,
    { seq, hash }: AuditVerdict["head"],
  ): Promise<boolean> {
    return hasLink(this.#parts.store.forTenant(tenant), seq, hash);
  }

  /** Whose logs there are. */
  async tenants(): Promise<string[]> {
    const rows = await this.#parts.store
      .acrossTenants("an operator checks the logs of all tenants")
      .selectFrom("audit_heads")
      .select("tenant")
      .orderBy("tenant")
      .execute();
    return rows.map(({ tenant }) => tenant);
  }

  /** What somebody does with résumés of their own is told to nobody else. */
  async list({ tenant, user }: Principal, filter: AuditFilter = {}): Promise<AuditPage> {
    const { limit, after, ...wanted } = parseRequest(AuditFilter, filter, "filter");
    let query = this.#parts.store
      .forTenant(tenant)
      .selectFrom("audit_events")
      .leftJoin("people", "people.id", "audit_events.person_id")
      .leftJoin("jobs", "jobs.id", "audit_events.job_id")
      .select([
        "audit_events.pos",
        "audit_events.id",
        "audit_events.at",
        "audit_events.actor",
        "audit_events.action",
        "audit_events.person_id",
        "audit_events.job_id",
        "audit_events.run_id",
        "audit_events.effect_id",
        "audit_events.facts",
        "people.name as person_name",
        "jobs.title as job_title",
      ])
      .where((where) =>
        where.or([where("people.owner", "is", null), where("people.owner", "=", user)]),
      )
      .orderBy("audit_events.pos", "desc");
    for (const column of EXACT) {
      const value = wanted[column];
      if (value !== undefined) query = query.where(`audit_events.${column}`, "=", value);
    }
    if (after !== undefined) query = query.where("audit_events.pos", "<", Number(after));
    const { items, next } = pageOf(await query.limit(limit + 1).execute(), limit);
    return {
      items: items.map(({ pos: _, facts, ...row }) => ({
        ...row,
        facts: Facts.parse(JSON.parse(facts)),
      })),
      next,
    };
  }
}
