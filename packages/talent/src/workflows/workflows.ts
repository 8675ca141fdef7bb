/**
 * The seed's records of plans and workflows. The engine owns what a plan says and how a run goes;
 * these rows are what the recruiter's pages ask for: who wanted what, and how far it is.
 */
import type { Principal } from "@bole/base";
import type { z } from "zod";
import { talentErrors } from "../errors.ts";
import type { TalentParts } from "../parts.ts";
import { parseRequest } from "../requests.ts";
import { type AuditEntry, writeAudit } from "../sql/audit-log.ts";
import { orNone } from "../sql/or-none.ts";
import { afterCursor } from "../time-cursor.ts";
import { NewPlanRecord, NewWorkflow, PlanRecord, Workflow } from "./workflow.ts";

const PLAN_COLUMNS = [
  "id",
  "workflow_id",
  "session_id",
  "user_id",
  "goal",
  "workflow_type",
  "plan_json",
  "status",
  "modifications_json",
  "created_at",
  "updated_at",
] as const;

const WORKFLOW_COLUMNS = [
  "id",
  "session_id",
  "user_id",
  "workflow_type",
  "status",
  "state_json",
  "result_json",
  "plan_id",
  "graph_name",
  "langgraph_thread_id",
  "created_at",
  "updated_at",
] as const;

const FIXED = {
  id: true,
  session_id: true,
  user_id: true,
  created_at: true,
  updated_at: true,
} as const;
const PlanChange = PlanRecord.omit(FIXED).partial();
export type PlanChange = z.infer<typeof PlanChange>;
const WorkflowChange = Workflow.omit(FIXED).partial();
export type WorkflowChange = z.infer<typeof WorkflowChange>;

interface RejectedApproval {
  readonly gate_id: string;
  readonly by: string;
  readonly at: string;
  /** What was asked about, such as `mails`. */
  readonly kind: string;
  readonly reason: string | null;
}

export class Workflows {
  readonly #parts: TalentParts;

  constructor(parts: TalentParts) {
    this.#parts = parts;
  }

  async create({ tenant }: Principal, given: NewWorkflow): Promise<Workflow> {
    const at = this.#parts.now().toISOString();
    const workflow: Workflow = {
      ...parseRequest(NewWorkflow, given, "workflow"),
      created_at: at,
      updated_at: at,
    };
    await this.#db(tenant).insertInto("workflows").values(workflow).execute();
    return workflow;
  }

  async get({ tenant }: Principal, id: string): Promise<Workflow> {
    const row = await this.#db(tenant)
      .selectFrom("workflows")
      .select(WORKFLOW_COLUMNS)
      .where("id", "=", id)
      .executeTakeFirst();
    if (row !== undefined) return row;
    throw talentErrors.error("workflow-unknown", `There is no workflow "${id}".`);
  }

  /** Which of these runs are workflows. */
  async among({ tenant }: Principal, ids: readonly string[]): Promise<ReadonlySet<string>> {
    const rows = await this.#db(tenant)
      .selectFrom("workflows")
      .select("id")
      .where("id", "in", orNone(ids))
      .execute();
    return new Set(rows.map(({ id }) => id));
  }

  /** What is left out stays as it is. */
  async change(principal: Principal, id: string, given: WorkflowChange): Promise<Workflow> {
    const change = parseRequest(WorkflowChange, given, "change");
    await this.#db(principal.tenant)
      .updateTable("workflows")
      .set({ ...change, updated_at: this.#parts.now().toISOString() })
      .where("id", "=", id)
      .execute();
    return this.get(principal, id);
  }

  /** Only if nobody has changed it since; whether that is so. */
  async swapState(
    { tenant }: Principal,
    id: string,
    before: string,
    state_json: string,
  ): Promise<boolean> {
    const { numUpdatedRows } = await this.#db(tenant)
      .updateTable("workflows")
      .set({ state_json, updated_at: this.#parts.now().toISOString() })
      .where("id", "=", id)
      .where("state_json", "=", before)
      .executeTakeFirstOrThrow();
    return numUpdatedRows === 1n;
  }

  /** Of a tenant, newest first; `before` is the `timeCursor` of the last one of the page before. */
  list({ tenant }: Principal, limit: number, before: string | null = null): Promise<Workflow[]> {
    return this.#db(tenant)
      .selectFrom("workflows")
      .select(WORKFLOW_COLUMNS)
      .$if(before !== null, (query) =>
        query.where((eb) => afterCursor(eb, before ?? "", { at: "created_at", id: "id" })),
      )
      .orderBy("created_at", "desc")
      .orderBy("id", "desc")
      .limit(limit)
      .execute();
  }

  /** Of all tenants: what has not ended. */
  unfinished(): Promise<{ tenant: string; id: string }[]> {
    return this.#parts.store
      .acrossTenants("after a start, the workflows of all tenants are followed")
      .selectFrom("workflows")
      .select(["tenant", "id"])
      .where("status", "in", ["running", "waiting"])
      .orderBy("created_at")
      .execute();
  }

  /** Nobody has answered in time what it asked: part of who did what, also where nobody did. */
  noteExpired(
    principal: Principal,
    run_id: string,
    facts: { readonly kind: string; readonly asked_at: string },
  ): Promise<void> {
    return this.#note(principal, { action: "approval-expired", run_id, facts });
  }

  /** Somebody said no to what it asked. However often it is told, it is written once. */
  noteRejected(
    { tenant }: Principal,
    run_id: string,
    { gate_id, by, at, kind, reason }: RejectedApproval,
  ): Promise<void> {
    return this.#note(
      { tenant, user: by, roles: [] },
      {
        action: "approval-rejected",
        run_id,
        facts: { kind, rejected_because: reason },
        once: { id: `audit-${gate_id}`, at },
      },
    );
  }

  /** Newest first. */
  ofSession({ tenant }: Principal, sessionId: string): Promise<Workflow[]> {
    return this.#db(tenant)
      .selectFrom("workflows")
      .select(WORKFLOW_COLUMNS)
      .where("session_id", "=", sessionId)
      .orderBy("created_at", "desc")
      .execute();
  }

  async createPlan({ tenant }: Principal, given: NewPlanRecord): Promise<PlanRecord> {
    const at = this.#parts.now().toISOString();
    const plan: PlanRecord = {
      ...parseRequest(NewPlanRecord, given, "plan"),
      created_at: at,
      updated_at: at,
    };
    await this.#db(tenant).insertInto("plans").values(plan).execute();
    return plan;
  }

  async getPlan({ tenant }: Principal, id: string): Promise<PlanRecord> {
    const row = await this.#db(tenant)
      .selectFrom("plans")
      .select(PLAN_COLUMNS)
      .where("id", "=", id)
      .executeTakeFirst();
    if (row !== undefined) return row;
    throw talentErrors.error("plan-record-unknown", `There is no record of a plan "${id}".`);
  }

  /** What is left out stays as it is. */
  async changePlan(principal: Principal, id: string, given: PlanChange): Promise<PlanRecord> {
    const change = parseRequest(PlanChange, given, "change");
    await this.#db(principal.tenant)
      .updateTable("plans")
      .set({ ...change, updated_at: this.#parts.now().toISOString() })
      .where("id", "=", id)
      .execute();
    return this.getPlan(principal, id);
  }

  /** Newest first. */
  plansOfSession({ tenant }: Principal, sessionId: string): Promise<PlanRecord[]> {
    return this.#db(tenant)
      .selectFrom("plans")
      .select(PLAN_COLUMNS)
      .where("session_id", "=", sessionId)
      .orderBy("created_at", "desc")
      .execute();
  }

  #note(principal: Principal, entry: AuditEntry): Promise<void> {
    return this.#parts.store.transaction((transaction) =>
      writeAudit(this.#parts, transaction.forTenant(principal.tenant), principal, entry),
    );
  }

  #db(tenant: string) {
    return this.#parts.store.forTenant(tenant);
  }
}
