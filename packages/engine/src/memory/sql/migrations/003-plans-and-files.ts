import type { Migration } from "@bole/store";

/** What outlives runs: plans by name with their history, files, answers of pure agents. */
export const plansAndFiles: Migration = {
  id: "003-plans-and-files",
  async up({ schema }, { text, json, timestamp, integer, real, blob, counted }) {
    await schema
      .createTable("engine_plans")
      .addColumn("pos", integer, counted)
      .addColumn("tenant", text, (column) => column.notNull())
      .addColumn("plan_id", text, (column) => column.notNull())
      .addColumn("ver", integer, (column) => column.notNull())
      .addColumn("plan", json, (column) => column.notNull())
      .addColumn("author", text, (column) => column.notNull())
      .addColumn("tags", json, (column) => column.notNull())
      .addColumn("created_at", timestamp, (column) => column.notNull())
      .addUniqueConstraint("engine_plans_key", ["tenant", "plan_id", "ver"])
      .execute();

    await schema
      .createTable("engine_plan_audit")
      .addColumn("pos", integer, counted)
      .addColumn("tenant", text, (column) => column.notNull())
      .addColumn("plan_id", text, (column) => column.notNull())
      .addColumn("ver", integer, (column) => column.notNull())
      .addColumn("action", text, (column) => column.notNull())
      .addColumn("author", text, (column) => column.notNull())
      .addColumn("at", timestamp, (column) => column.notNull())
      .execute();
    await schema
      .createIndex("engine_plan_audit_of_plan")
      .on("engine_plan_audit")
      .columns(["tenant", "plan_id"])
      .execute();

    await schema
      .createTable("engine_vfs")
      .addColumn("tenant", text, (column) => column.notNull())
      .addColumn("path", text, (column) => column.notNull())
      .addColumn("ver", integer, (column) => column.notNull())
      .addColumn("mime", text, (column) => column.notNull())
      .addColumn("size", integer, (column) => column.notNull())
      .addColumn("tags", json, (column) => column.notNull())
      .addColumn("sha256", text, (column) => column.notNull())
      .addColumn("created_at", timestamp, (column) => column.notNull())
      .addColumn("content", blob, (column) => column.notNull())
      .addPrimaryKeyConstraint("engine_vfs_key", ["tenant", "path", "ver"])
      .execute();

    await schema
      .createTable("engine_cache")
      .addColumn("agent", text, (column) => column.notNull())
      .addColumn("sha16", text, (column) => column.notNull())
      .addColumn("sha256", text, (column) => column.notNull())
      .addColumn("value", json, (column) => column.notNull())
      .addColumn("expires_at", real, (column) => column.notNull())
      .addPrimaryKeyConstraint("engine_cache_key", ["agent", "sha16"])
      .execute();
    await schema
      .createIndex("engine_cache_expiry")
      .on("engine_cache")
      .columns(["expires_at"])
      .execute();
  },
};
