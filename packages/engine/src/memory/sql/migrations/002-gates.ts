import type { Migration } from "@bole/store";

/** What runs wait for, and what happened outside that they may have waited for. */
export const gates: Migration = {
  id: "002-gates",
  async up({ schema }, { text, json, timestamp, integer, real, flag, counted }) {
    await schema
      .createTable("engine_gates")
      .addColumn("pos", integer, counted)
      .addColumn("tenant", text, (column) => column.notNull())
      .addColumn("gate_id", text, (column) => column.notNull())
      .addColumn("run_id", text, (column) => column.notNull())
      .addColumn("key", text, (column) => column.notNull())
      .addColumn("step", text, (column) => column.notNull())
      .addColumn("action", text, (column) => column.notNull())
      .addColumn("phase", text, (column) => column.notNull())
      .addColumn("ask", json)
      .addColumn("fan_out", flag, (column) => column.notNull())
      .addColumn("event", text)
      .addColumn("match", json)
      .addColumn("until", real)
      .addColumn("status", text, (column) => column.notNull())
      .addColumn("answer", json)
      .addColumn("seen", flag, (column) => column.notNull())
      .addColumn("created_at", timestamp, (column) => column.notNull())
      .addUniqueConstraint("engine_gates_key", ["tenant", "gate_id"])
      .addForeignKeyConstraint("engine_gates_run", ["tenant", "run_id"], "engine_runs", [
        "tenant",
        "run_id",
      ])
      .execute();
    await schema
      .createIndex("engine_gates_of_run")
      .on("engine_gates")
      .columns(["tenant", "run_id", "status"])
      .execute();
    // Whole, not only of pending ones: of a value that is bound later, no database can tell that it
    // is in a partial index.
    await schema
      .createIndex("engine_gates_status")
      .on("engine_gates")
      .columns(["tenant", "status", "event"])
      .execute();
    await schema
      .createIndex("engine_gates_due")
      .on("engine_gates")
      .columns(["status", "until"])
      .execute();

    await schema
      .createTable("engine_signals")
      .addColumn("pos", integer, counted)
      .addColumn("tenant", text, (column) => column.notNull())
      .addColumn("signal_id", text, (column) => column.notNull())
      .addColumn("event", text, (column) => column.notNull())
      .addColumn("data", json, (column) => column.notNull())
      .addColumn("at", timestamp, (column) => column.notNull())
      .addUniqueConstraint("engine_signals_key", ["tenant", "signal_id"])
      .execute();
    await schema
      .createIndex("engine_signals_event")
      .on("engine_signals")
      .columns(["tenant", "event", "at"])
      .execute();
  },
};
