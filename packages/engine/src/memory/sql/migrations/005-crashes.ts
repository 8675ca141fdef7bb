import type { Migration } from "@bole/store";

/** What is known of processes that died while they held a run. */
export const crashes: Migration = {
  id: "005-crashes",
  async up({ schema }, { integer, json }) {
    await schema
      .alterTable("engine_runs")
      .addColumn("crashes", integer, (column) => column.notNull().defaultTo(0))
      .execute();
    await schema
      .alterTable("engine_runs")
      .addColumn("suspects", json, (column) => column.notNull().defaultTo("{}"))
      .execute();
  },
};
