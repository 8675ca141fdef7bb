import type { Migration } from "@bole/store";

/** Work to be done, and the times at which more of it comes. */
export const work: Migration = {
  id: "007-work",
  async up({ schema }, { text, json, timestamp, integer, real, counted }) {
    await schema
      .createTable("engine_work")
      .addColumn("pos", integer, counted)
      .addColumn("tenant", text, (column) => column.notNull())
      .addColumn("id", text, (column) => column.notNull())
      .addColumn("queue", text, (column) => column.notNull())
      .addColumn("agent", text)
      .addColumn("key", text)
      .addColumn("data", json, (column) => column.notNull())
      .addColumn("priority", integer, (column) => column.notNull())
      .addColumn("state", text, (column) => column.notNull())
      .addColumn("attempt", integer, (column) => column.notNull())
      .addColumn("attempts", integer, (column) => column.notNull())
      .addColumn("backoff_ms", integer, (column) => column.notNull())
      .addColumn("run_at", real, (column) => column.notNull())
      .addColumn("error", text)
      .addColumn("died_at", timestamp)
      .addUniqueConstraint("engine_work_id", ["tenant", "id"])
      .execute();
    await schema
      .createIndex("engine_work_next")
      .on("engine_work")
      .columns(["queue", "state", "priority", "run_at"])
      .execute();
    // Of two who add the same work at once, one is refused.
    await schema
      .createIndex("engine_work_key")
      .unique()
      .on("engine_work")
      .columns<"queue" | "tenant" | "key" | "state">(["queue", "tenant", "key"])
      .where("state", "=", "waiting")
      .execute();

    await schema
      .createTable("engine_schedules")
      .addColumn("tenant", text, (column) => column.notNull())
      .addColumn("name", text, (column) => column.notNull())
      .addColumn("cron", text, (column) => column.notNull())
      .addColumn("time_zone", text, (column) => column.notNull())
      .addColumn("work", json, (column) => column.notNull())
      .addColumn("next_at", real)
      .addPrimaryKeyConstraint("engine_schedules_key", ["tenant", "name"])
      .execute();
    await schema
      .createTable("engine_firings")
      .addColumn("tenant", text, (column) => column.notNull())
      .addColumn("name", text, (column) => column.notNull())
      .addColumn("due_at", real, (column) => column.notNull())
      .addColumn("fired_at", timestamp, (column) => column.notNull())
      .addColumn("outcome", text, (column) => column.notNull())
      .addPrimaryKeyConstraint("engine_firings_key", ["tenant", "name", "due_at"])
      .execute();
  },
};
