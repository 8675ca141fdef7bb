/**
 * The only way to change something for somebody. A request is checked against role and policy, waits
 * for a person where it must, and is then done in the transaction that says so. What was asked is
 * bound by its hash: nobody approves one thing and gets another.
 */
import type { Principal } from "@bole/base";
import type { Guardrails } from "@bole/guardrails";
import { talentErrors } from "../errors.ts";
import { type Effect, EffectContent, type EffectKind } from "../model/effect.ts";
import type { TalentParts, Transaction } from "../parts.ts";
import { lockPeople } from "../people/lock-people.ts";
import { parseRequest } from "../requests.ts";
import { type AuditAction, writeAudit } from "../sql/audit-log.ts";
import { contentHash, hashOf } from "./content-hash.ts";
import { findByKey, readEffect, toEffectRow } from "./effect-rows.ts";
import { type EffectFilter, type EffectPage, listEffects } from "./list-effects.ts";
import { perform } from "./performing/perform.ts";
import { subjectOf } from "./subject-of.ts";

/** Checked by the schema of its kind before anything else. */
export interface AskedEffect {
  readonly kind: EffectKind;
  readonly payload: unknown;
}

export interface EffectOrigin {
  /** The same key is done once, and answered with what became of it. @default a new one */
  readonly idempotency_key?: string;
  /** The run and step that ask; without them it is a person who does. */
  readonly run_id?: string;
  readonly step_id?: string;
}

export interface GateParts extends TalentParts {
  /** Without them nothing may be done. */
  readonly guardrails: Guardrails | undefined;
}

const DONE: Readonly<Record<Effect["content"]["kind"], AuditAction>> = {
  move_stage: "stage-moved",
  erase_person: "person-erased",
};

export class EffectGate {
  readonly #parts: GateParts;

  constructor(parts: GateParts) {
    this.#parts = parts;
  }

  /** What may be done at once is done; the rest waits for somebody to approve it. */
  async request(
    principal: Principal,
    given: AskedEffect,
    origin: EffectOrigin = {},
  ): Promise<Effect> {
    const content = parseRequest(EffectContent, given, "effect");
    await this.#permit(principal, content.kind, origin.run_id);
    const needsApproval = await this.#needsApproval(principal, content, origin);
    return this.#parts.store.transaction(async (transaction) => {
      const key = origin.idempotency_key ?? this.#parts.newId("key");
      await lockPeople(transaction, principal.tenant);
      const db = transaction.forTenant(principal.tenant);
      const there = await findByKey(db, key);
      if (there !== undefined) return sameAs(there, content);
      const asked = await this.#newEffect(transaction, principal, content, origin);
      await db.insertInto("effects").values(toEffectRow(asked, key)).execute();
      await this.#audit(transaction, principal, asked, "effect-asked");
      return needsApproval ? asked : this.#do(transaction, principal, asked);
    });
  }

  /** `hash` is that of what was looked at. */
  async approve(principal: Principal, id: string, hash: string): Promise<Effect> {
    const { content } = await readEffect(this.#parts.store.forTenant(principal.tenant), id);
    await this.#permit(principal, content.kind, undefined);
    return this.#decide(principal, id, async (transaction, asked) => {
      if (asked.content_hash !== hash) {
        throw talentErrors.error("approval-mismatch", {
          detail: `What was approved is not what the effect "${id}" says.`,
          data: { current: asked },
        });
      }
      await this.#audit(transaction, principal, asked, "effect-approved");
      return this.#do(transaction, principal, asked);
    });
  }

  async reject(principal: Principal, id: string, reason: string): Promise<Effect> {
    const { content } = await readEffect(this.#parts.store.forTenant(principal.tenant), id);
    await this.#permit(principal, content.kind, undefined);
    return this.#decide(principal, id, async (transaction, asked) => {
      const rejected = await this.#settle(transaction, principal, asked, "rejected", reason);
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

  /** Asked outside of the transaction, so that a refusal is logged although nothing is done. */
  async #permit(principal: Principal, kind: string, runId: string | undefined): Promise<void> {
    const verdicts = await this.#parts.guardrails
      ?.checkAction({ kind }, { ...principal, ...(runId !== undefined && { run_id: runId }) })
      .then(({ allowed, verdicts: found }) => (allowed ? [] : found));
    if (verdicts?.length === 0) return;
    const why = verdicts?.map(({ message }) => message).join(" ") ?? "No policy is in force.";
    throw talentErrors.error("effect-forbidden", why);
  }

  async #needsApproval(
    { tenant }: Principal,
    { kind }: EffectContent,
    { run_id }: EffectOrigin,
  ): Promise<boolean> {
    const stored = await this.#parts.guardrails?.policy(tenant);
    const rule = stored?.policy.approvals[kind] ?? "always";
    return rule === "always" || (rule === "agents" && run_id !== undefined);
  }

  async #newEffect(
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
      ...(await subjectOf(transaction.forTenant(principal.tenant), content)),
      actor: principal.user,
      run_id,
      step_id,
      decided_by: null,
      created_at: at,
      updated_at: at,
    };
  }

  async #decide(
    principal: Principal,
    id: string,
    decision: (transaction: Transaction, asked: Effect) => Promise<Effect>,
  ): Promise<Effect> {
    return this.#parts.store.transaction(async (transaction) => {
      await lockPeople(transaction, principal.tenant);
      const asked = await readEffect(transaction.forTenant(principal.tenant), id);
      if (asked.state === "awaiting_approval") return decision(transaction, asked);
      throw talentErrors.error("effect-decided", {
        detail: `The effect "${id}" is ${asked.state} already.`,
        data: { current: asked },
      });
    });
  }

  async #do(transaction: Transaction, principal: Principal, asked: Effect): Promise<Effect> {
    const { tenant } = principal;
    // What it is about may have changed while it waited: then it is refused, and stays as it was.
    await subjectOf(transaction.forTenant(tenant), asked.content);
    await perform(this.#parts, transaction, tenant, asked);
    const done = await this.#settle(transaction, principal, asked, "done", "");
    await this.#audit(transaction, principal, done, DONE[asked.content.kind]);
    return done;
  }

  async #settle(
    transaction: Transaction,
    principal: Principal,
    asked: Effect,
    state: "done" | "rejected",
    reason: string,
  ): Promise<Effect> {
    const change = {
      state,
      reason,
      decided_by: principal.user,
      updated_at: this.#parts.now().toISOString(),
    };
    await transaction
      .forTenant(principal.tenant)
      .updateTable("effects")
      .set(change)
      .where("id", "=", asked.id)
      .execute();
    return { ...asked, ...change };
  }

  #audit(
    transaction: Transaction,
    principal: Principal,
    { id, content, reason, person_id, job_id, run_id }: Effect,
    action: AuditAction,
  ): Promise<void> {
    const { kind, payload } = content;
    const isErased = kind === "erase_person";
    return writeAudit(this.#parts, transaction.forTenant(principal.tenant), principal, {
      action,
      ...(person_id !== null && { person_id }),
      ...(job_id !== null && { job_id }),
      run_id,
      effect_id: id,
      facts: {
        kind,
        ...(!isErased && { to: payload.to, reason: payload.reason }),
        ...(action === "effect-rejected" && { rejected_because: reason }),
      },
    });
  }
}

function sameAs(there: Effect, content: EffectContent): Effect {
  if (asksTheSame(there.content, content)) return there;
  throw talentErrors.error("effect-key-reused", {
    detail: `The key was used for the effect "${there.id}", which says something else.`,
    data: { current: there },
  });
}

/** The version says what was looked at: who asks again, after it was done, may have seen the next. */
function asksTheSame(a: EffectContent, b: EffectContent): boolean {
  const [first, second] = [a, b].map(({ kind, payload: { version: _, ...rest } }) =>
    hashOf(kind, rest),
  );
  return first === second;
}
