/**
 * What the guardrails have found, kept in SQL. It must never keep the text that was checked: a span
 * is kept with its place and label, but without its words, which may be somebody's ID number.
 */
import type { Store, StoreScope } from "@bole/store";
import type { CheckContext } from "../contract/check-context.ts";
import type { Verdict } from "../contract/verdict.ts";
import { parseRequest } from "../parse-request.ts";
import type { GuardrailTables } from "../sql/tables.ts";
import { LogFilter, type LogPage } from "./log-entry.ts";

const COLUMNS = [
  "id",
  "workflow_id",
  "session_id",
  "user_id",
  "check_name",
  "severity",
  "message",
  "context_json",
  "created_at",
] as const;

export interface LogOptions {
  readonly now: () => Date;
  readonly nextId: (prefix: string) => string;
}

export class GuardrailLogStore {
  readonly #store: Store<GuardrailTables>;
  readonly #options: LogOptions;

  constructor(store: Store<GuardrailTables>, options: LogOptions) {
    this.#store = store;
    this.#options = options;
  }

  /** In one insert; inside of a transaction when `scope` is one. */
  async write(
    verdicts: readonly Verdict[],
    context: CheckContext,
    scope: StoreScope<GuardrailTables> = this.#store,
  ): Promise<void> {
    if (verdicts.length === 0) return;
    const created_at = this.#options.now().toISOString();
    const rows = verdicts.map((verdict) => ({
      id: this.#options.nextId("guard"),
      workflow_id: context.workflow_id ?? null,
      session_id: context.session_id ?? null,
      user_id: context.user,
      run_id: context.run_id ?? null,
      check_name: verdict.check_name,
      severity: verdict.severity,
      message: verdict.message,
      context_json: JSON.stringify(contextOf(verdict, context)),
      created_at,
    }));
    await scope.forTenant(context.tenant).insertInto("guardrail_logs").values(rows).execute();
  }

  async list(tenant: string, filter: LogFilter = {}): Promise<LogPage> {
    const { limit, after, since, until, text, ...equal } = parseRequest(
      LogFilter,
      filter,
      "filter",
    );
    let query = this.#store
      .forTenant(tenant)
      .selectFrom("guardrail_logs")
      .select([...COLUMNS, "pos"]);
    for (const column of EQUAL) {
      const value = equal[column];
      if (value !== undefined) query = query.where(column, "=", value);
    }
    if (text !== undefined && text !== "") {
      // What has a meaning of its own in a pattern stands for any one character: none is left out.
      const pattern = `%${text.toLowerCase().replace(/[\\%_]/g, "_")}%`;
      query = query.where((eb) => eb(eb.fn<string>("lower", ["message"]), "like", pattern));
    }
    if (since !== undefined) query = query.where("created_at", ">=", inMilliseconds(since));
    if (until !== undefined) query = query.where("created_at", "<", inMilliseconds(until));
    if (after !== undefined) query = query.where("pos", "<", Number(after));
    const rows = await query
      .orderBy("pos", "desc")
      .limit(limit + 1)
      .execute();
    const page = rows.slice(0, limit);
    const last = page.at(-1);
    return {
      items: page.map(({ pos: _, ...row }) => row),
      next: rows.length > limit && last !== undefined ? String(last.pos) : null,
    };
  }
}

const EQUAL = ["check_name", "severity", "workflow_id", "session_id", "user_id", "run_id"] as const;

/** Stored times have milliseconds, and are compared as text. */
function inMilliseconds(time: string): string {
  return new Date(time).toISOString();
}

function contextOf(verdict: Verdict, context: CheckContext): Record<string, unknown> {
  return {
    spans: verdict.spans.map(({ start, end, label }) => ({ start, end, label })),
    ...(verdict.score === undefined ? {} : { score: verdict.score }),
    ...(verdict.retry_at === undefined ? {} : { retry_at: verdict.retry_at }),
    ...(context.run_id === undefined ? {} : { run_id: context.run_id }),
    ...(context.source === undefined ? {} : { source: context.source }),
    ...context.details,
  };
}
