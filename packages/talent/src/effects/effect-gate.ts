/**
 * The only way to change something for somebody. A request is checked against role and policy, waits
 * for a person where it must, and is then done in the transaction that says so. What was asked is
 * bound by its hash: nobody approves one thing and gets another.
 */
import type { Principal } from "@bole/base";
import { talentErrors } from "../errors.ts";
import { type Effect, EffectContent, type EffectKind } from "../model/effect.ts";
import type { Transaction } from "../parts.ts";
import { lockPeople } from "../people/lock-people.ts";
import { parseRequest } from "../requests.ts";
import { type AuditAction, writeAudit } from "../sql/audit-log.ts";
import { contentHash } from "./content-hash.ts";
import type { GateParts, GateSources } from "./effect-kind.ts";
import { findByKey, readEffect, sameAs, settleRow, toEffectRow } from "./effect-rows.ts";
import { knownContent } from "./kinds/index.ts";
import { type EffectFilter, type EffectPage, listEffects } from "./list-effects.ts";
import { mayApproveOwn, mayDo, needsApproval, permit, reportRefusal } from "./permission.ts";

/** Checked by the schema of its kind before anything else. */
export interface AskedEffect {
  readonly kind: EffectKind;
  readonly payload: unknown;
}

/** A person's yes to this very content, given before it was asked for. */
export interface GivenApproval {
  readonly gate_id: string;
  /** Who gave it; they must be allowed to do it themselves. */
  readonly by: Pick<Principal, "user" | "roles">;
}

export interface EffectOrigin {
  /** The same key is done once, and answered with what became of it. @default a new one */
  readonly idempotency_key?: string;
  /** The run and step that ask; without them it is a person who does. */
  readonly run_id?: string;
  readonly step_id?: string;
  /** Whoever passes one on has seen to it that it covers the content. */
  readonly approval?: GivenApproval | null;
}

export class EffectGate {
  readonly #parts: GateSources;

  constructor(parts: GateSources) {
    this.#parts = parts;
  }

  /** What may be done at once is done; the rest waits for somebody to approve it. */
  async request(
    principal: Principal,
    given: AskedEffect,
    origin: EffectOrigin = {},
  ): Promise<Effect> {
    const content = parseRequest(EffectContent, given, "effect");
    await permit(this.#parts, principal, content.kind, origin.run_id);
    const approver = await this.#approver(principal, content.kind, origin);
    const mustWait =
      approver === null &&
      (await needsApproval(this.#parts, principal, content.kind, origin.run_id));
    return this.#transact(principal, origin.run_id, async (transaction, parts) => {
      const key = origin.idempotency_key ?? parts.newId("key");
      const db = transaction.forTenant(principal.tenant);
      const there = await findByKey(db, key);
      if (there !== undefined) return sameAs(there, content);
      const asked = await this.#newEffect(parts, transaction, principal, content, origin);
      await db.insertInto("effects").values(toEffectRow(asked, key)).execute();
      await this.#audit(transaction, principal, asked, "effect-asked");
      if (approver === null)
        return mustWait ? asked : this.#do(parts, transaction, principal, asked);
      const gate_id = origin.approval?.gate_id ?? null;
      await this.#audit(transaction, approver, { ...asked, gate_id }, "effect-approved");
      return this.#do(parts, transaction, approver, { ...asked, gate_id });
    });
  }

  /** Who has approved it already; null where nobody has, or nobody who may. */
  async #approver(
    principal: Principal,
    kind: EffectKind,
    { approval, run_id }: EffectOrigin,
  ): Promise<Principal | null> {
    if (!approval) return null;
    const { user, roles } = approval.by;
    const approver = { tenant: principal.tenant, user, roles };
    const isOwn = user === principal.user;
    if (isOwn && !(await mayApproveOwn(this.#parts, principal, kind))) return null;
    return (await mayDo(this.#parts, approver, kind, run_id)) ? approver : null;
  }

  /** `hash` is that of what was looked at. */
  async approve(principal: Principal, id: string, hash: string): Promise<Effect> {
    const db = this.#parts.store.forTenant(principal.tenant);
    const { content, actor } = await readEffect(db, id);
    await permit(this.#parts, principal, content.kind);
    const isOwn = actor === principal.user;
    if (isOwn && !(await mayApproveOwn(this.#parts, principal, content.kind)))
      throw talentErrors.error("effect-own-approval", `You asked for "${id}" yourself.`);
    return this.#decide(principal, id, async (transaction, asked, parts) => {
      if (asked.content_hash !== hash) {
        throw talentErrors.error("approval-mismatch", {
          detail: `What was approved is not what the effect "${id}" says.`,
          data: { current: asked },
        });
      }
      await this.#audit(transaction, principal, asked, "effect-approved");
      return this.#do(parts, transaction, principal, asked);
    });
  }

  async reject(principal: Principal, id: string, reason: string): Promise<Effect> {
    const { content } = await readEffect(this.#parts.store.forTenant(principal.tenant), id);
    await permit(this.#parts, principal, content.kind);
    return this.#decide(principal, id, async (transaction, asked) => {
      const outcome = { state: "rejected" as const, reason, result: null };
      const rejected = await this.#settle(transaction, principal, asked, outcome);
      await this.#audit(transaction, principal, rejected, "effect-rejected");
      return rejected;
    });
  }

  get({ tenant }: Principal, id: string): Promise<Effect> {
    return readEffect(this.#parts.store.forTenant(tenant), id);
  }

  list({ tenant }: Principal, filter: EffectFilter = {}): Promise<EffectPage> {
    return listEffects(this.#parts.store.forTenant(tenant), filter);
  }

  async #transact(
    principal: Principal,
    runId: string | undefined,
    work: (transaction: Transaction, parts: GateParts) => Promise<Effect>,
  ): Promise<Effect> {
    try {
      const { tenant } = principal;
      const mail = await this.#parts.mailOf(tenant);
      const zones = (await this.#parts.zonesOf?.(tenant)) ?? new Map();
      const parts = { ...this.#parts, mail, zones };
      // What somebody decided, or was promised, outlives a power failure.
      const effect = await this.#parts.store.transaction(
        async (transaction) => {
          await lockPeople(transaction, principal.tenant);
          return work(transaction, parts);
        },
        { durable: true },
      );
      if (effect.state === "done") this.#parts.onDone(principal.tenant);
      return effect;
    } catch (error) {
      await reportRefusal(this.#parts, principal, error, runId);
      throw error;
    }
  }

  async #newEffect(
    parts: GateParts,
    transaction: Transaction,
    principal: Principal,
    content: EffectContent,
    { run_id = null, step_id = null }: { run_id?: string | null; step_id?: string | null },
  ): Promise<Effect> {
    const at = this.#parts.now().toISOString();
    return {
      id: this.#parts.newId("effect"),
      content,
      content_hash: contentHash(content),
      state: "awaiting_approval",
      reason: "",
      result: null,
      ...(await knownContent(content).subject(transaction.forTenant(principal.tenant), parts)),
      actor: principal.user,
      run_id,
      step_id,
      decided_by: null,
      gate_id: null,
      created_at: at,
      updated_at: at,
    };
  }

  async #decide(
    principal: Principal,
    id: string,
    decision: (transaction: Transaction, asked: Effect, parts: GateParts) => Promise<Effect>,
  ): Promise<Effect> {
    return this.#transact(principal, undefined, async (transaction, parts) => {
      const asked = await readEffect(transaction.forTenant(principal.tenant), id);
      if (asked.state === "awaiting_approval") return decision(transaction, asked, parts);
      throw talentErrors.error("effect-decided", {
        detail: `The effect "${id}" is ${asked.state} already.`,
        data: { current: asked },
      });
    });
  }

  async #do(
    parts: GateParts,
    transaction: Transaction,
    principal: Principal,
    asked: Effect,
  ): Promise<Effect> {
    const db = transaction.forTenant(principal.tenant);
    const known = knownContent(asked.content);
    // What it is about may have changed while it waited: then it is refused, and stays as it was.
    await known.subject(db, parts);
    const result = await known.perform({ parts, transaction, db, principal, effect: asked });
    const outcome = { state: "done" as const, reason: "", result };
    const done = await this.#settle(transaction, principal, asked, outcome);
    if (known.done !== null) await this.#audit(transaction, principal, done, known.done);
    return done;
  }

  #settle(
    transaction: Transaction,
    { tenant, user }: Principal,
    asked: Effect,
    outcome: Pick<Effect, "state" | "reason" | "result">,
  ): Promise<Effect> {
    const updated_at = this.#parts.now().toISOString();
    const change = { ...outcome, decided_by: user, gate_id: asked.gate_id, updated_at };
    return settleRow(transaction.forTenant(tenant), asked, change);
  }

  #audit(
    transaction: Transaction,
    principal: Principal,
    { id, content, reason, person_id, job_id, run_id, gate_id }: Effect,
    action: AuditAction,
  ): Promise<void> {
    return writeAudit(this.#parts, transaction.forTenant(principal.tenant), principal, {
      action,
      ...(person_id !== null && { person_id }),
      ...(job_id !== null && { job_id }),
      run_id,
      effect_id: id,
      facts: {
        kind: content.kind,
        ...knownContent(content).facts,
        ...(action === "effect-rejected" && { rejected_because: reason }),
        ...(gate_id !== null && { gate_id }),
      },
    });
  }
}
