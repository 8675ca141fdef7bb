import type { Migration } from "@bole/store";

/** Which versions a run began with, why it is put aside, and what it is found by. */
export const holds: Migration = {
  id: "006-holds",
  async up({ schema }, { text, json }) {
    await schema.alterTable("engine_runs").addColumn("pins", json).execute();
    await schema.alterTable("engine_runs").addColumn("hold", json).execute();
    await schema.alterTable("engine_runs").addColumn("waiting_for", text).execute();
    await schema
      .alterTable("engine_runs")
      .addColumn("tags", json, (column) => column.notNull().defaultTo("[]"))
      .execute();
  },
};
