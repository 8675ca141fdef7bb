/**
 * The one door to all checks. Text is checked by pure functions, actions by counters in SQL; every
 * hit is logged and told to whoever listens, in the same way, before the caller gets it.
 */
import { randomUUID } from "node:crypto";
import { inlineThreads, type Threads } from "@bole/base/threads";
import type { PassageReader } from "@bole/language/passages";
import type { Store, StoreTransaction } from "@bole/store";
import { z } from "zod";
import { Action } from "./actions/action.ts";
import { ActionGate } from "./actions/action-gate.ts";
import { Counters } from "./actions/counters.ts";
import { runChecks } from "./checks/check.ts";
import { checkTextJob } from "./checks/check-text.ts";
import { Detector } from "./checks/detector.ts";
import { outputFormat } from "./checks/output-format.ts";
import { CheckContext, type TextSource } from "./contract/check-context.ts";
import { type CheckResult, type ReserveResult, resultOf } from "./contract/check-result.ts";
import type { Language } from "./contract/language.ts";
import type { Span, Verdict } from "./contract/verdict.ts";
import { GuardrailLogStore } from "./log/guardrail-log-store.ts";
import type { LogFilter, LogPage } from "./log/log-entry.ts";
import type { OutputSchema } from "./output/check-format.ts";
import { Facts } from "./output/fact-index.ts";
import { parseRequest } from "./parse-request.ts";
import { type PolicyChange, PolicyStore, type StoredPolicy } from "./policy/policy-store.ts";
import type { GuardrailTables } from "./sql/tables.ts";
import { type Redaction, Redactor, type RunContext, type Secret } from "./vault/redactor.ts";

export interface GuardrailsOptions {
  /** A store that was opened with `guardrailMigrations`; its opener closes it. */
  readonly store: Store<GuardrailTables>;
  /** @default "zh" */
  readonly language?: Language;
  /** Told of every hit after it was logged: for a `guardrail_warning`. It must not throw. */
  readonly onVerdict?: (verdict: Verdict, context: CheckContext) => void;
  /**
   * What personal data is locked with, or the way to get it, asked when it is first needed. Without
   * it nothing can be put away.
   * @minimum 16 characters
   */
  readonly secret?: Secret;
  /** Where texts are read. @default the caller's own thread, without a deadline */
  readonly threads?: Threads;
  /** The trained detector. @default none: the rules alone judge */
  readonly passages?: PassageReader;
  readonly now?: () => Date;
  readonly nextId?: (prefix: string) => string;
}

export interface OutputExpectation {
  readonly facts?: Facts;
  readonly schema?: OutputSchema;
}

type Transaction = StoreTransaction<GuardrailTables>;

export class Guardrails {
  readonly #options: GuardrailsOptions;
  readonly #threads: Threads;
  readonly #detector: Detector;
  readonly #now: () => Date;
  readonly #nextId: (prefix: string) => string;
  readonly #logs: GuardrailLogStore;
  readonly #policies: PolicyStore;
  readonly #gate: ActionGate;
  readonly #redactor: Redactor;

  constructor(options: GuardrailsOptions) {
    const { store, secret, threads = inlineThreads } = options;
    this.#options = options;
    this.#threads = threads;
    this.#detector = new Detector(options.passages);
    this.#now = options.now ?? (() => new Date());
    this.#nextId = options.nextId ?? ((prefix) => `${prefix}_${randomUUID()}`);
    this.#logs = new GuardrailLogStore(store, { now: this.#now, nextId: this.#nextId });
    this.#policies = new PolicyStore(store, this.#now);
    this.#gate = new ActionGate(new Counters(this.#now));
    this.#redactor = new Redactor(store, {
      secret,
      threads,
      passages: options.passages,
      now: this.#now,
      policyOf: async (tenant) => (await this.#policies.current(tenant)).policy,
    });
  }

  /** What comes in: from the user, or with `source` from a document or a mail. */
  checkInput(text: string, context: CheckContext): Promise<CheckResult> {
    return this.#checkText("input", text, {}, context);
  }

  /** What the trained detector alone finds in somebody else's text; nothing is logged. */
  async trainedFindings(text: string, source: TextSource, tenant: string): Promise<Span[]> {
    const { policy } = await this.#policies.current(tenant);
    return this.#detector.find({ text, source, policy, language: this.#options.language ?? "zh" });
  }

  /** What goes out. Claims are checked if `facts` are given, the shape if a `schema` is. */
  checkOutput(
    text: string,
    expectation: OutputExpectation,
    context: CheckContext,
  ): Promise<CheckResult> {
    return this.#checkText("output", text, expectation, context);
  }

  /** Whether a role may do something at all, whatever the limits say; for what they only postpone. */
  async checkPermission(kind: string, context: CheckContext): Promise<CheckResult> {
    const question = await this.#question({ kind }, context, this.#options.store);
    return this.report(this.#gate.permission(question), question.context);
  }

  /** Keeps and tells what was refused by somebody else, in the way of all checks. */
  async report(verdicts: readonly Verdict[], context: CheckContext): Promise<CheckResult> {
    await this.#logs.write(verdicts, context);
    return this.#told(verdicts, context);
  }

  /** Whether an action would be allowed now. Nothing is counted: to do it, `reserve`. */
  async checkAction(action: Action, context: CheckContext): Promise<CheckResult> {
    const question = await this.#question(action, context, this.#options.store);
    const verdicts = await this.#gate.ask(this.#options.store, question);
    return this.report(verdicts, question.context);
  }

  /** How many mails the limit of a day still allows now, in the tenant's own day. */
  async mailsLeft(tenant: string): Promise<number> {
    const { policy } = await this.#policies.current(tenant);
    return this.#gate.mailsLeft(this.#options.store.forTenant(tenant), policy, this.#now());
  }

  /** Reserves in a transaction of its own. */
  async reserve(action: Action, context: CheckContext, id?: string): Promise<ReserveResult> {
    const result = await this.#options.store.transaction((transaction) =>
      this.#reserveQuietly(transaction, action, context, id),
    );
    return { ...result, ...this.#told(result.verdicts, context) };
  }

  /**
   * Reserves in the caller's transaction: if that is rolled back, nothing was reserved or logged.
   * With the same id a repeated request takes only once.
   */
  async reserveIn(
    transaction: Transaction,
    action: Action,
    context: CheckContext,
    id?: string,
  ): Promise<ReserveResult> {
    const result = await this.#reserveQuietly(transaction, action, context, id);
    return { ...result, ...this.#told(result.verdicts, context) };
  }

  /**
   * Counts something whose price was known only when it was done, such as a call of a model. It
   * counts also where it went beyond a limit: the verdicts say so, and what comes next is refused.
   */
  async bookIn(
    transaction: Transaction,
    action: Action,
    context: CheckContext,
  ): Promise<CheckResult> {
    const question = await this.#question(action, context, transaction);
    const verdicts = await this.#gate.book(transaction, this.#nextId("hold"), question);
    await this.#logs.write(verdicts, question.context, transaction);
    return this.#told(verdicts, context);
  }

  /** It was done; `cost` is what it really cost, in the place of what was reserved. */
  commit(tenant: string, id: string, actual: { readonly cost?: number } = {}): Promise<void> {
    return this.#options.store.transaction((transaction) =>
      this.commitIn(transaction, tenant, id, actual),
    );
  }

  commitIn(
    transaction: Transaction,
    tenant: string,
    id: string,
    actual: { readonly cost?: number } = {},
  ): Promise<void> {
    return this.#gate.commit(transaction, tenant, id, actual.cost);
  }

  /** It was not done, and does not count. */
  release(tenant: string, id: string): Promise<void> {
    return this.#options.store.transaction((transaction) =>
      this.releaseIn(transaction, tenant, id),
    );
  }

  releaseIn(transaction: Transaction, tenant: string, id: string): Promise<void> {
    return this.#gate.release(transaction, tenant, id);
  }

  /** The text with personal data masked, for this run; only its owner can have it back. */
  redact(text: string, context: RunContext): Promise<Redaction> {
    return this.#redactor.redact(text, context);
  }

  /** What `redact` would make of a text. Nothing is put away, so nobody can have it back. */
  previewRedaction(text: string, tenant: string): Promise<Redaction> {
    return this.#redactor.preview(text, tenant);
  }

  /** The text with the masks of a run replaced by what they stand for. */
  restore(text: string, context: RunContext): Promise<string> {
    return this.#redactor.restore(text, context);
  }

  policy(tenant: string, version?: number): Promise<StoredPolicy> {
    return version === undefined
      ? this.#policies.current(tenant)
      : this.#policies.get(tenant, version);
  }

  /** The one in force, read inside of the caller's transaction. */
  policyIn(transaction: Transaction, tenant: string): Promise<StoredPolicy> {
    return this.#policies.current(tenant, transaction);
  }

  policyHistory(tenant: string): Promise<StoredPolicy[]> {
    return this.#policies.history(tenant);
  }

  /** In force from the next check on, in every process. */
  putPolicy(tenant: string, policy: unknown, change: PolicyChange): Promise<StoredPolicy> {
    return this.#policies.put(tenant, policy, change);
  }

  logs(tenant: string, filter?: LogFilter): Promise<LogPage> {
    return this.#logs.list(tenant, filter);
  }

  async #checkText(
    direction: "input" | "output",
    text: string,
    { facts, schema }: OutputExpectation,
    given: CheckContext,
  ): Promise<CheckResult> {
    const context = parseRequest(CheckContext, given, "context");
    const { policy } = await this.#policies.current(context.tenant);
    // A schema of zod is an agent's own, and cannot go to another thread.
    const own = schema instanceof z.ZodType ? schema : undefined;
    const asked = {
      text: parseRequest(z.string(), text, "text"),
      source: context.source ?? "user",
      language: this.#languageOf(context),
      policy,
      facts: facts === undefined ? undefined : parseRequest(Facts, facts, "facts"),
      schema: own === undefined ? schema : undefined,
    };
    // What a run says is checked, however busy the threads are.
    const patient = context.run_id !== undefined;
    const byRules = () => this.#threads.run(checkTextJob, [direction, asked], { patient });
    const verdicts = await (direction === "input"
      ? this.#detector.judge(asked, byRules)
      : byRules());
    if (own !== undefined) verdicts.push(...runChecks([outputFormat], { ...asked, schema: own }));
    if (context.dry_run) return resultOf(verdicts);
    await this.#logs.write(verdicts, context);
    return this.#told(verdicts, context);
  }

  async #reserveQuietly(
    transaction: Transaction,
    action: Action,
    context: CheckContext,
    id = this.#nextId("hold"),
  ): Promise<ReserveResult> {
    const question = await this.#question(action, context, transaction);
    const verdicts = await this.#gate.reserve(transaction, id, question);
    await this.#logs.write(verdicts, question.context, transaction);
    const result = resultOf(verdicts);
    return { ...result, reservation_id: result.allowed ? id : null };
  }

  async #question(
    action: Action,
    given: CheckContext,
    scope: Transaction | Store<GuardrailTables>,
  ) {
    const context = parseRequest(CheckContext, given, "context");
    return {
      action: parseRequest(Action, action, "action"),
      context,
      policy: (await this.#policies.current(context.tenant, scope)).policy,
      language: this.#languageOf(context),
      now: this.#now(),
    };
  }

  #languageOf(context: CheckContext): Language {
    return context.language ?? this.#options.language ?? "zh";
  }

  #told(verdicts: readonly Verdict[], context: CheckContext): CheckResult {
    for (const verdict of verdicts) this.#options.onVerdict?.(verdict, context);
    return resultOf(verdicts);
  }
}

/** Ready to use; nothing needs to be started or closed. */
export function createGuardrails(options: GuardrailsOptions): Guardrails {
  return new Guardrails(options);
}
