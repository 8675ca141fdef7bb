import type { Migration } from "@bole/store";

/** What was asked to be done in the world, and which effect an entry of the audit log is about. */
export const effects: Migration = {
  id: "007-effects",
  async up({ schema }, { text, json, timestamp, integer, counted }) {
    await schema
      .createTable("effects")
      .addColumn("pos", integer, counted)
      .addColumn("tenant", text, (column) => column.notNull())
      .addColumn("id", text, (column) => column.notNull())
      .addColumn("idempotency_key", text, (column) => column.notNull())
      .addColumn("kind", text, (column) => column.notNull())
      .addColumn("payload", json, (column) => column.notNull())
      .addColumn("content_hash", text, (column) => column.notNull())
      .addColumn("state", text, (column) => column.notNull())
      .addColumn("reason", text, (column) => column.notNull())
      .addColumn("person_id", text)
      .addColumn("job_id", text)
      .addColumn("actor", text, (column) => column.notNull())
      .addColumn("run_id", text)
      .addColumn("step_id", text)
      .addColumn("decided_by", text)
      .addColumn("created_at", timestamp, (column) => column.notNull())
      .addColumn("updated_at", timestamp, (column) => column.notNull())
      .addUniqueConstraint("effects_key", ["tenant", "id"])
      .addUniqueConstraint("effects_once", ["tenant", "idempotency_key"])
      .execute();
    await schema
      .createIndex("effects_by_state")
      .on("effects")
      .columns(["tenant", "state", "pos"])
      .execute();
    await schema
      .createIndex("effects_of_person")
      .on("effects")
      .columns(["tenant", "person_id"])
      .execute();
    await schema.alterTable("audit_events").addColumn("effect_id", text).execute();
    await schema
      .createIndex("audit_events_newest")
      .on("audit_events")
      .columns(["tenant", "pos"])
      .execute();
  },
};
