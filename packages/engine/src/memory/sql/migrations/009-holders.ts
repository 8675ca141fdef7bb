import type { Migration } from "@bole/store";

/** Which process has which work in hand, for a queue that several processes work. */
export const holders: Migration = {
  id: "009-holders",
  async up({ schema }, { text }) {
    await schema
      .createTable("engine_work_holders")
      .addColumn("work_id", text, (column) => column.primaryKey())
      .addColumn("queue", text, (column) => column.notNull())
      .addColumn("owner", text, (column) => column.notNull())
      .execute();
  },
};
