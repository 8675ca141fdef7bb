import type { Store } from "@bole/store";
import { fromText, toText } from "../json-text.ts";
import type { Signal, SignalsPort } from "../ports/signals.ts";
import type { EngineTables } from "./tables.ts";

/** What happened outside. */
export class SqlSignals implements SignalsPort {
  readonly #store: Store<EngineTables>;

  constructor(store: Store<EngineTables>) {
    this.#store = store;
  }

  async append({ tenant, ...signal }: Signal): Promise<void> {
    await this.#store
      .forTenant(tenant)
      .insertInto("engine_signals")
      .values({ ...signal, data: toText(signal.data) })
      .execute();
  }

  async since(tenant: string, event: string, at: string): Promise<Signal[]> {
    const rows = await this.#store
      .forTenant(tenant)
      .selectFrom("engine_signals")
      .select(["signal_id", "tenant", "event", "data", "at"])
      .where("event", "=", event)
      .where("at", ">=", at)
      .orderBy("at")
      .orderBy("pos")
      .execute();
    return rows.map((row) => ({ ...row, data: fromText(row.data) }));
  }
}
