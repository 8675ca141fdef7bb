import type { Migration } from "@bole/store";

/** Which versions a run began with, and why it is put aside. */
export const holds: Migration = {
  id: "006-holds",
  async up({ schema }, { text, json }) {
    await schema.alterTable("engine_runs").addColumn("pins", json).execute();
    await schema.alterTable("engine_runs").addColumn("hold", json).execute();
    await schema.alterTable("engine_runs").addColumn("waiting_for", text).execute();
  },
};
