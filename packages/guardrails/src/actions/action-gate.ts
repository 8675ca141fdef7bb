/**
 * Decides whether an action may be done now. Deciding and counting are one step, inside of one
 * transaction: the caller's own, if it has one, so that what is reserved and what is written to an
 * outbox are kept together or not at all.
 */
import type { StoreScope, StoreTransaction, TenantDb } from "@bole/store";
import type { CheckContext } from "../contract/check-context.ts";
import type { Language } from "../contract/language.ts";
import type { Verdict } from "../contract/verdict.ts";
import type { Policy } from "../policy/policy.ts";
import type { GuardrailTables } from "../sql/tables.ts";
import { type CheckedAction, MAIL } from "./action.ts";
import { limitVerdict, permissionVerdict } from "./action-verdicts.ts";
import type { Counters } from "./counters.ts";
import { type Hold, holdsOf, inMillionths } from "./hold.ts";

export interface ActionQuestion {
  readonly action: CheckedAction;
  readonly context: CheckContext;
  readonly policy: Policy;
  readonly language: Language;
  readonly now: Date;
}

export class ActionGate {
  readonly #counters: Counters;

  constructor(counters: Counters) {
    this.#counters = counters;
  }

  permission({ action, context, policy, language }: ActionQuestion): Verdict[] {
    return permissionVerdict(action, context, policy, language);
  }

  /** What the limit of a day leaves. */
  async mailsLeft(db: TenantDb<GuardrailTables>, policy: Policy, now: Date): Promise<number> {
    const action = { kind: MAIL, count: 1, permitted: true };
    const [day] = holdsOf(action, policy, { run_id: undefined, now });
    if (day === undefined || !policy.checks.action_rate_limit.enabled)
      return Number.MAX_SAFE_INTEGER;
    return Math.max(0, day.limit - (await this.#counters.used(db, day.bucket)));
  }

  /** What would be said now; nothing is taken. */
  async ask(scope: StoreScope<GuardrailTables>, question: ActionQuestion): Promise<Verdict[]> {
    return (await this.#judge(scope, question)).verdicts;
  }

  /** Takes what the action needs, unless something blocks it. The same id takes only once. */
  async reserve(
    transaction: StoreTransaction<GuardrailTables>,
    id: string,
    question: ActionQuestion,
  ): Promise<Verdict[]> {
    const { context } = question;
    await this.#counters.lock(transaction, context.tenant);
    const db = transaction.forTenant(context.tenant);
    const state = await this.#counters.state(db, id);
    if (state === "reserved" || state === "committed") return [];
    const { verdicts, holds } = await this.#judge(transaction, question);
    if (verdicts.every(({ severity }) => severity !== "blocked")) {
      await this.#counters.hold(db, id, holds, context.user);
    }
    return verdicts;
  }

  /** Counts what was done without asking, and says what it went beyond. */
  async book(
    transaction: StoreTransaction<GuardrailTables>,
    id: string,
    question: ActionQuestion,
  ): Promise<Verdict[]> {
    const { context } = question;
    await this.#counters.lock(transaction, context.tenant);
    const db = transaction.forTenant(context.tenant);
    const { verdicts, holds } = await this.#judge(transaction, question);
    await this.#counters.hold(db, id, holds, context.user);
    await this.#counters.commit(db, id, () => undefined);
    return verdicts;
  }

  async commit(
    transaction: StoreTransaction<GuardrailTables>,
    tenant: string,
    id: string,
    cost: number | undefined,
  ): Promise<void> {
    await this.#counters.lock(transaction, tenant);
    const actual = cost === undefined ? undefined : inMillionths(cost);
    await this.#counters.commit(transaction.forTenant(tenant), id, (bucket) =>
      bucket.startsWith("cost:") ? actual : undefined,
    );
  }

  async release(
    transaction: StoreTransaction<GuardrailTables>,
    tenant: string,
    id: string,
  ): Promise<void> {
    await this.#counters.lock(transaction, tenant);
    await this.#counters.release(transaction.forTenant(tenant), id);
  }

  async #judge(
    scope: StoreScope<GuardrailTables>,
    { action, context, policy, language, now }: ActionQuestion,
  ): Promise<{ verdicts: Verdict[]; holds: Hold[] }> {
    const holds = holdsOf(action, policy, { run_id: context.run_id, now });
    const verdicts = action.permitted ? [] : permissionVerdict(action, context, policy, language);
    const db = scope.forTenant(context.tenant);
    for (const hold of holds) {
      const used = hold.bucket === "" ? 0 : await this.#counters.used(db, hold.bucket);
      verdicts.push(...limitVerdict(hold, used, policy, { language, now }));
    }
    return { verdicts, holds };
  }
}
