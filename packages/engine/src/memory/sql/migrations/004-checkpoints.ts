import type { Migration } from "@bole/store";

/** LangGraph's checkpoints, with each channel's value once per version instead of once per step. */
export const checkpoints: Migration = {
  id: "004-checkpoints",
  async up({ schema }, { text, json, integer }) {
    await schema
      .createTable("engine_checkpoints")
      .addColumn("thread_id", text, (column) => column.notNull())
      .addColumn("checkpoint_ns", text, (column) => column.notNull())
      .addColumn("checkpoint_id", text, (column) => column.notNull())
      .addColumn("parent_id", text)
      .addColumn("checkpoint", json, (column) => column.notNull())
      .addColumn("metadata", json, (column) => column.notNull())
      .addPrimaryKeyConstraint("engine_checkpoints_key", [
        "thread_id",
        "checkpoint_ns",
        "checkpoint_id",
      ])
      .execute();

    await schema
      .createTable("engine_channel_values")
      .addColumn("thread_id", text, (column) => column.notNull())
      .addColumn("checkpoint_ns", text, (column) => column.notNull())
      .addColumn("channel", text, (column) => column.notNull())
      .addColumn("version", text, (column) => column.notNull())
      .addColumn("kind", text, (column) => column.notNull())
      .addColumn("value", text, (column) => column.notNull())
      .addPrimaryKeyConstraint("engine_channel_values_key", [
        "thread_id",
        "checkpoint_ns",
        "version",
        "channel",
      ])
      .execute();

    await schema
      .createTable("engine_checkpoint_writes")
      .addColumn("thread_id", text, (column) => column.notNull())
      .addColumn("checkpoint_ns", text, (column) => column.notNull())
      .addColumn("checkpoint_id", text, (column) => column.notNull())
      .addColumn("task_id", text, (column) => column.notNull())
      .addColumn("idx", integer, (column) => column.notNull())
      .addColumn("channel", text, (column) => column.notNull())
      .addColumn("kind", text, (column) => column.notNull())
      .addColumn("value", text, (column) => column.notNull())
      .addPrimaryKeyConstraint("engine_checkpoint_writes_key", [
        "thread_id",
        "checkpoint_ns",
        "checkpoint_id",
        "task_id",
        "idx",
      ])
      .execute();
  },
};
