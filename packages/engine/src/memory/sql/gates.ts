import type { Params, Store, TenantDb, Write } from "@bole/store";
import { fromNullableText, toNullableText, toText } from "../json-text.ts";
import type { Gate, GateAnswer, GatesPort } from "../ports/gates.ts";
import { BatchInsert } from "./batch-insert.ts";
import type { EngineTables } from "./tables.ts";

const COLUMNS = [
  "gate_id",
  "run_id",
  "key",
  "step",
  "action",
  "phase",
  "ask",
  "fan_out",
  "event",
  "match",
  "until",
  "status",
  "answer",
  "seen",
  "created_at",
] as const satisfies readonly (keyof Gate)[];

type GateRow = Pick<EngineTables["engine_gates"], (typeof COLUMNS)[number] | "tenant">;

/** What runs wait for. A gate is answered at most once, however many try at the same time. */
export class SqlGates implements GatesPort {
  readonly #store: Store<EngineTables>;
  readonly #ofRun;
  readonly #insert;
  readonly #answer;
  readonly #seen;
  readonly #withdraw;

  constructor(store: Store<EngineTables>) {
    this.#store = store;
    this.#ofRun = store.prepare((db, params: Params<{ run_id: string }>) =>
      db
        .selectFrom("engine_gates")
        .select(["tenant", ...COLUMNS])
        .where("run_id", "=", params.run_id)
        .orderBy("pos"),
    );
    // A run that is taken up again comes to the same gate: it may have been answered meanwhile.
    this.#insert = new BatchInsert<"engine_gates">(store, COLUMNS, (db, rows) =>
      db
        .insertInto("engine_gates")
        .values(rows)
        .onConflict((conflict) => conflict.columns(["tenant", "gate_id"]).doNothing()),
    );
    this.#answer = store.prepare((db, params: Params<{ gate_id: string; answer: string }>) =>
      db
        .updateTable("engine_gates")
        .set({ status: "answered", answer: params.answer })
        .where("gate_id", "=", params.gate_id)
        .where("status", "=", "pending"),
    );
    this.#seen = store.prepare((db, params: Params<{ run_id: string; gate_id: string }>) =>
      db
        .updateTable("engine_gates")
        .set({ seen: 1 })
        .where("gate_id", "=", params.gate_id)
        .where("run_id", "=", params.run_id),
    );
    this.#withdraw = store.prepare((db, params: Params<{ run_id: string; gate_id: string }>) =>
      db
        .updateTable("engine_gates")
        .set({ status: "withdrawn" })
        .where("gate_id", "=", params.gate_id)
        .where("run_id", "=", params.run_id)
        .where("status", "=", "pending"),
    );
  }

  async get(tenant: string, gateId: string): Promise<Gate | null> {
    const row = await this.#select(tenant).where("gate_id", "=", gateId).executeTakeFirst();
    return row === undefined ? null : fromRow(row);
  }

  async ofRun(tenant: string, runId: string): Promise<Gate[]> {
    const rows = await this.#ofRun.all(this.#store.forTenant(tenant), { run_id: runId });
    return rows.map(fromRow);
  }

  async pending(tenant: string, event?: string): Promise<Gate[]> {
    const all = this.#select(tenant).where("status", "=", "pending");
    const wanted = event === undefined ? all : all.where("event", "=", event);
    return (await wanted.orderBy("pos").execute()).map(fromRow);
  }

  async due(now: number): Promise<Gate[]> {
    const rows = await this.#store
      .acrossTenants("One timer serves the runs of all tenants.")
      .selectFrom("engine_gates")
      .select(["tenant", ...COLUMNS])
      .where("status", "=", "pending")
      .where("until", "<=", now)
      .orderBy("until")
      .orderBy("pos")
      .execute();
    return rows.map(fromRow);
  }

  async answer(tenant: string, gateId: string, answer: GateAnswer): Promise<boolean> {
    const values = { gate_id: gateId, answer: toText(answer) };
    return (await this.#answer.run(this.#store.forTenant(tenant), values)) === 1;
  }

  /** For a run's commit, as the two below. */
  opened(db: TenantDb<EngineTables>, gates: readonly Gate[]): Write[] {
    return this.#insert.writes(db, gates.map(toRow));
  }

  seen(db: TenantDb<EngineTables>, run_id: string, ids: readonly string[]): Write[] {
    return ids.map((gate_id) => this.#seen.bind(db, { run_id, gate_id }));
  }

  withdrawn(db: TenantDb<EngineTables>, run_id: string, ids: readonly string[]): Write[] {
    return ids.map((gate_id) => this.#withdraw.bind(db, { run_id, gate_id }));
  }

  #select(tenant: string) {
    return this.#store
      .forTenant(tenant)
      .selectFrom("engine_gates")
      .select(["tenant", ...COLUMNS]);
  }
}

function toRow({ tenant: _, ...gate }: Gate) {
  return {
    ...gate,
    ask: toNullableText(gate.ask),
    fan_out: gate.fan_out ? 1 : 0,
    match: toNullableText(gate.match),
    answer: toNullableText(gate.answer),
    seen: gate.seen ? 1 : 0,
  };
}

function fromRow(row: GateRow): Gate {
  return {
    ...row,
    ask: fromNullableText(row.ask),
    fan_out: row.fan_out === 1,
    match: fromNullableText(row.match),
    answer: fromNullableText(row.answer),
    seen: row.seen === 1,
  };
}
