/**
 * A tenant's policy and all its earlier versions. A change holds from the next check on, in every
 * process: each check asks for the newest version's number, and reads a version only once.
 */
import type { Params, Prepared, Store, StoreScope } from "@bole/store";
import { guardrailErrors } from "../errors.ts";
import { issuesOf } from "../parse-request.ts";
import type { GuardrailTables } from "../sql/tables.ts";
import { DEFAULT_POLICY, Policy } from "./policy.ts";

export interface StoredPolicy {
  /** 0 is what holds before the first change. */
  readonly version: number;
  readonly policy: Policy;
  readonly author: string | null;
  readonly note: string;
  readonly created_at: string | null;
}

export interface PolicyChange {
  readonly author: string;
  readonly note?: string;
  /** The version that was read before; refused if it isn't the newest any more. */
  readonly expected_version?: number;
}

const FIRST: StoredPolicy = {
  version: 0,
  policy: DEFAULT_POLICY,
  author: null,
  note: "",
  created_at: null,
};
const COLUMNS = ["version", "policy", "author", "note", "created_at"] as const;

export class PolicyStore {
  readonly #store: Store<GuardrailTables>;
  readonly #now: () => Date;
  readonly #newest: Prepared<GuardrailTables, Record<never, never>, { version: number }>;
  readonly #read: Prepared<GuardrailTables, { version: number }, Row>;
  /** The last version that was read of each tenant. */
  readonly #known = new Map<string, StoredPolicy>();

  constructor(store: Store<GuardrailTables>, now: () => Date) {
    this.#store = store;
    this.#now = now;
    this.#newest = store.prepare((db) =>
      db.selectFrom("guardrail_policies").select("version").orderBy("version", "desc").limit(1),
    );
    this.#read = store.prepare((db, { version }: Params<{ version: number }>) =>
      db.selectFrom("guardrail_policies").select(COLUMNS).where("version", "=", version),
    );
  }

  async current(
    tenant: string,
    scope: StoreScope<GuardrailTables> = this.#store,
  ): Promise<StoredPolicy> {
    const newest = await this.#newest.first(scope.forTenant(tenant), {});
    if (newest === undefined) return FIRST;
    const known = this.#known.get(tenant);
    if (known?.version === newest.version) return known;
    const stored = await this.get(tenant, newest.version, scope);
    this.#known.set(tenant, stored);
    return stored;
  }

  async get(
    tenant: string,
    version: number,
    scope: StoreScope<GuardrailTables> = this.#store,
  ): Promise<StoredPolicy> {
    if (version === 0) return FIRST;
    const row = await this.#read.first(scope.forTenant(tenant), { version });
    if (row !== undefined) return fromRow(row);
    throw guardrailErrors.error("guardrail-policy-unknown", `There is no version ${version}.`);
  }

  /** Newest first. */
  async history(tenant: string): Promise<StoredPolicy[]> {
    const db = this.#store.forTenant(tenant);
    const rows = await db
      .selectFrom("guardrail_policies")
      .select(COLUMNS)
      .orderBy("version", "desc")
      .execute();
    return [...rows.map(fromRow), FIRST];
  }

  /** Checks the whole policy first; if it does not hold, nothing changes. */
  async put(tenant: string, given: unknown, change: PolicyChange): Promise<StoredPolicy> {
    const policy = parsePolicy(given);
    const { author, note = "", expected_version } = change;
    return this.#store.transaction(async (transaction) => {
      await transaction.lock(`guardrail-policy:${tenant}`);
      const db = transaction.forTenant(tenant);
      const last = (await this.#newest.first(db, {}))?.version ?? 0;
      if (expected_version !== undefined && expected_version !== last) {
        throw guardrailErrors.error("guardrail-policy-conflict", {
          detail: `Version ${expected_version} was changed; version ${last} holds now.`,
          data: { version: last },
        });
      }
      const version = last + 1;
      const created_at = this.#now().toISOString();
      await db
        .insertInto("guardrail_policies")
        .values({ version, policy: JSON.stringify(policy), author, note, created_at })
        .execute();
      return { version, policy, author, note, created_at };
    });
  }
}

type Row = Pick<GuardrailTables["guardrail_policies"], (typeof COLUMNS)[number]>;

function fromRow(row: Row): StoredPolicy {
  return { ...row, policy: Policy.parse(JSON.parse(row.policy)) };
}

function parsePolicy(given: unknown): Policy {
  const result = Policy.safeParse(given);
  if (result.success) return result.data;
  const issues = issuesOf(result.error);
  throw guardrailErrors.error("guardrail-policy-invalid", {
    detail: issues.map(({ path, message }) => `${path || "policy"}: ${message}`).join("; "),
    issues,
  });
}
