import { type Params, type Store, storeErrors } from "@bole/store";
import type { GateAnswer } from "../ports/gates.ts";
import type { RunCommit, RunFilter, RunRecord, RunsPort } from "../ports/runs.ts";
import { idTaken, threadTaken } from "../refusals.ts";
import { lowerCase } from "../search-text.ts";
import type { Watchers } from "../watchers.ts";
import { BatchInsert } from "./batch-insert.ts";
import { type CommitTargets, commitRun, commitWrites, explain } from "./commit.ts";
import { RunClaims } from "./run-claims.ts";
import { fromRunRow, NEW_RUN_COLUMNS, RUN_COLUMNS, toRunRow } from "./run-rows.ts";
import type { EngineTables } from "./tables.ts";

/** Runs, and the door through which they write. */
export class SqlRuns implements RunsPort {
  readonly #store: Store<EngineTables>;
  readonly #targets: CommitTargets;
  readonly #watchers: Watchers;
  readonly #claims: RunClaims;
  readonly #get;
  readonly #insert;

  constructor(store: Store<EngineTables>, targets: CommitTargets, watchers: Watchers) {
    this.#store = store;
    this.#targets = targets;
    this.#watchers = watchers;
    this.#claims = new RunClaims(store);
    this.#get = store.prepare((db, params: Params<{ run_id: string }>) =>
      db.selectFrom("engine_runs").select(RUN_COLUMNS).where("run_id", "=", params.run_id),
    );
    this.#insert = new BatchInsert<"engine_runs">(
      store,
      NEW_RUN_COLUMNS,
      (db, rows) => db.insertInto("engine_runs").values(rows),
      [1],
    );
  }

  async create(run: RunRecord, commit: RunCommit): Promise<void> {
    const db = this.#store.forTenant(run.tenant);
    const inserts = this.#insert.writes(db, [toRunRow(run)]);
    const { writes, stored } = commitWrites(db, this.#targets, run.run_id, commit);
    try {
      await this.#store.writeTogether([...inserts, ...writes]);
      stored();
    } catch (error) {
      const busy = storeErrors.is(error, "duplicate-row") && (await this.#busy(run, error));
      throw busy || explain(error, run.run_id);
    }
    this.#watchers.tell(run.run_id);
  }

  async get(tenant: string, runId: string): Promise<RunRecord | null> {
    const row = await this.#get.first(this.#store.forTenant(tenant), { run_id: runId });
    return row === undefined ? null : fromRunRow(row);
  }

  async list(tenant: string, filter: RunFilter = {}): Promise<RunRecord[]> {
    const { status, waiting_for, since, until, limit, before, planned } = filter;
    let query = this.#store
      .forTenant(tenant)
      .selectFrom("engine_runs")
      .select(RUN_COLUMNS)
      .orderBy("pos", "desc");
    if (status !== undefined) query = query.where("status", "in", status);
    if (waiting_for !== undefined) query = query.where("waiting_for", "in", waiting_for);
    if (since !== undefined) query = query.where("created_at", ">=", since);
    if (until !== undefined) query = query.where("created_at", "<", until);
    if (limit !== undefined) query = query.limit(limit);
    if (before !== undefined) {
      query = query.where("pos", "<", (compare) =>
        compare.selectFrom("engine_runs as other").select("pos").where("run_id", "=", before),
      );
    }
    if (planned !== undefined) query = query.where("planning", planned ? "is not" : "is", null);
    // Few runs have a parent: with this, their index is read instead of all runs.
    if (filter.parent !== undefined) query = query.where("parent", "is not", null);
    for (const [column, part] of partsOf(filter)) {
      // Whether anything is left out says whether it is in there, without a pattern to escape.
      query = query.where(({ eb, fn, val, ref }) =>
        eb(fn("replace", [column, val(part), val("")]), "<>", ref(column)),
      );
    }
    return (await query.execute()).map(fromRunRow);
  }

  async commit(tenant: string, runId: string, commit: RunCommit): Promise<void> {
    const written = await commitRun(this.#store, this.#targets, tenant, runId, commit);
    if (written) this.#watchers.tell(runId);
  }

  claim(...args: Parameters<RunsPort["claim"]>): Promise<boolean> {
    return this.#claims.claim(...args);
  }

  release(tenant: string, runId: string, owner: string): Promise<void> {
    return this.#claims.release(tenant, runId, owner);
  }

  releaseAll(): Promise<void> {
    return this.#claims.releaseAll();
  }

  due(now: number): Promise<Pick<RunRecord, "tenant" | "run_id">[]> {
    return this.#claims.due(now);
  }

  heldFor(...args: Parameters<RunsPort["heldFor"]>): ReturnType<RunsPort["heldFor"]> {
    return this.#claims.heldFor(...args);
  }

  nextWake(): Promise<number | null> {
    return this.#claims.nextWake();
  }

  answer(tenant: string, gateId: string, answer: GateAnswer): Promise<boolean> {
    return this.#targets.gates.answer(tenant, gateId, answer);
  }

  /** Which of the two rules was broken: the id is taken, or the thread is. Null if neither is. */
  async #busy({ tenant, run_id, thread }: RunRecord, cause: unknown) {
    const taken = await this.#store
      .acrossTenants("An id is taken for all tenants.")
      .selectFrom("engine_runs")
      .select("run_id")
      .where("run_id", "=", run_id)
      .executeTakeFirst();
    if (taken !== undefined) return idTaken(run_id, cause);
    const holder = await this.#store
      .forTenant(tenant)
      .selectFrom("engine_runs")
      .select("run_id")
      .where("thread", "=", thread)
      .where("status", "in", ["running", "waiting"])
      .executeTakeFirst();
    return holder === undefined ? null : threadTaken(thread, holder.run_id, cause);
  }
}

type Searched = readonly [column: "search" | "pins" | "tags" | "parent", part: string];

/** Which texts must hold what. Neither an agent's name nor a tag can hold a quotation mark. */
function partsOf({ q = "", agent, tag, parent }: RunFilter): Searched[] {
  const parts: Searched[] = [];
  if (q !== "") parts.push(["search", lowerCase(q)]);
  if (agent !== undefined) parts.push(["pins", `"${agent}":`]);
  if (tag !== undefined) parts.push(["tags", `"${tag}"`]);
  if (parent !== undefined) parts.push(["parent", `{"run_id":${JSON.stringify(parent)},`]);
  return parts;
}
