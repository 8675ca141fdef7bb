import type { Migration } from "@bole/store";

/** Runs and all that a run writes through its commit. */
export const runs: Migration = {
  id: "001-runs",
  async up({ schema }, { text, json, timestamp, integer, real, flag, counted }, kind) {
    await schema
      .createTable("engine_runs")
      .addColumn("pos", integer, counted)
      .addColumn("tenant", text, (column) => column.notNull())
      .addColumn("run_id", text, (column) => column.notNull())
      .addColumn("thread", text, (column) => column.notNull())
      .addColumn("title", text, (column) => column.notNull())
      .addColumn("search", text, (column) => column.notNull())
      .addColumn("plan", json)
      .addColumn("plan_hash", text)
      .addColumn("planning", json)
      .addColumn("revisions", json, (column) => column.notNull())
      .addColumn("input", json, (column) => column.notNull())
      .addColumn("budget", json, (column) => column.notNull())
      .addColumn("status", text, (column) => column.notNull())
      .addColumn("result", json)
      .addColumn("error", json)
      .addColumn("forked_from", json)
      .addColumn("wake_at", real)
      .addColumn("active_ms", real, (column) => column.notNull())
      .addColumn("spent", json, (column) => column.notNull())
      .addColumn("created_at", timestamp, (column) => column.notNull())
      .addColumn("updated_at", timestamp, (column) => column.notNull())
      .addColumn("owner", text)
      .addColumn("lease_until", real)
      .addUniqueConstraint("engine_runs_key", ["tenant", "run_id"])
      // An id is also the name of LangGraph's thread, which knows no tenants.
      .addUniqueConstraint("engine_runs_id", ["run_id"])
      .execute();
    // The one place where "one unfinished run a thread" is decided, whoever else tries at once.
    await schema
      .createIndex("engine_runs_thread")
      .unique()
      .on("engine_runs")
      .columns<"tenant" | "thread" | "status">(["tenant", "thread"])
      .where("status", "in", ["running", "waiting"])
      .execute();
    await schema
      .createIndex("engine_runs_status")
      .on("engine_runs")
      .columns(["status", "wake_at"])
      .execute();
    await schema
      .createIndex("engine_runs_newest")
      .on("engine_runs")
      .columns(["tenant", "pos"])
      .execute();

    await schema
      .createTable("engine_journal")
      // SQLite counts a plain key up, too, and without a page to write for it at each commit.
      .addColumn("pos", integer, kind === "sqlite" ? (column) => column.primaryKey() : counted)
      .addColumn("tenant", text, (column) => column.notNull())
      .addColumn("run_id", text, (column) => column.notNull())
      .addColumn("key", text, (column) => column.notNull())
      .addColumn("status", text, (column) => column.notNull())
      .addColumn("input", json)
      .addColumn("result", json)
      .addColumn("error", json)
      .addColumn("items", integer)
      .addColumn("attempts", integer, (column) => column.notNull())
      .addColumn("cached", flag, (column) => column.notNull())
      .addColumn("tokens", integer, (column) => column.notNull())
      .addColumn("cost", real, (column) => column.notNull())
      .addColumn("started_at", real, (column) => column.notNull())
      .addColumn("ended_at", real, (column) => column.notNull())
      .addUniqueConstraint("engine_journal_key", ["tenant", "run_id", "key"])
      .addForeignKeyConstraint("engine_journal_run", ["tenant", "run_id"], "engine_runs", [
        "tenant",
        "run_id",
      ])
      .execute();

    await schema
      .createTable("engine_events")
      .addColumn("tenant", text, (column) => column.notNull())
      .addColumn("run_id", text, (column) => column.notNull())
      .addColumn("seq", integer, (column) => column.notNull())
      .addColumn("at", timestamp, (column) => column.notNull())
      .addColumn("type", text, (column) => column.notNull())
      .addColumn("key", text)
      .addColumn("data", json, (column) => column.notNull())
      .addPrimaryKeyConstraint("engine_events_key", ["tenant", "run_id", "seq"])
      .addForeignKeyConstraint("engine_events_run", ["tenant", "run_id"], "engine_runs", [
        "tenant",
        "run_id",
      ])
      .execute();
  },
};
