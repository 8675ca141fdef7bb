import type { Kysely, QueryCreator } from "kysely";
import type { TablesTag } from "../tables-tag.ts";
import { limitedTo, type QueryBase } from "./limited-queries.ts";
import type { ReadableTables, TenantTables } from "./tables.ts";

type Reads<DB> = QueryCreator<ReadableTables<DB>>;
type Writes<DB> = QueryCreator<TenantTables<DB>>;

/**
 * Kysely's queries over one tenant's rows: what is read, changed or deleted is limited to the
 * tenant, what is inserted gets it. Shared tables can be read and joined, not written.
 */
export interface TenantDb<DB>
  extends TablesTag<DB>,
    Pick<Reads<DB>, "selectFrom" | "with">,
    Pick<Writes<DB>, "insertInto" | "updateTable" | "deleteFrom"> {
  readonly tenant: string;
  /**
   * Runs once in the transaction, after its work and right before it commits; the first of a key
   * counts. For what takes a lock that everybody takes: nothing else is waited for while it is held.
   * Throws outside of a transaction.
   */
  beforeCommit(key: string, act: () => Promise<void>): void;
}

export class TenantQueries<DB> implements TenantDb<DB> {
  readonly base: QueryBase;
  readonly #tenant: unknown;
  #limited: Kysely<unknown> | undefined;

  /** The tenant is a name, or what stands for one while a statement is prepared. */
  constructor(base: QueryBase, tenant: unknown) {
    this.base = base;
    this.#tenant = tenant;
  }

  get tenant(): string {
    return String(this.#tenant);
  }

  beforeCommit(key: string, act: () => Promise<void>): void {
    const { lastActs } = this.base;
    if (lastActs === undefined) throw new TypeError("beforeCommit needs a transaction.");
    const ofTenant = JSON.stringify([this.tenant, key]);
    if (!lastActs.has(ofTenant)) lastActs.set(ofTenant, act);
  }

  get selectFrom(): Reads<DB>["selectFrom"] {
    return this.#reads.selectFrom.bind(this.#reads);
  }

  get with(): Reads<DB>["with"] {
    return this.#reads.with.bind(this.#reads);
  }

  get insertInto(): Writes<DB>["insertInto"] {
    return this.#writes.insertInto.bind(this.#writes);
  }

  get updateTable(): Writes<DB>["updateTable"] {
    return this.#writes.updateTable.bind(this.#writes);
  }

  get deleteFrom(): Writes<DB>["deleteFrom"] {
    return this.#writes.deleteFrom.bind(this.#writes);
  }

  // Kysely's type parameter says which tables may be named. It is ours to give: what it leaves out
  // the rewriting refuses at run time as well.
  get #reads(): Reads<DB> {
    return this.#queries as unknown as Reads<DB>;
  }

  get #writes(): Writes<DB> {
    return this.#queries as unknown as Writes<DB>;
  }

  /** Made when first needed: a prepared statement runs without it. */
  get #queries(): Kysely<unknown> {
    this.#limited ??= limitedTo(this.base, this.#tenant);
    return this.#limited;
  }
}
