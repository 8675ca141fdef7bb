import type { Migration } from "@bole/store";

/** Holds, receipts of erasures, and how long what is kept. */
export const privacy: Migration = {
  id: "024-privacy",
  async up({ schema }, { text, json, integer, timestamp }) {
    await schema
      .createTable("legal_holds")
      .addColumn("tenant", text, (column) => column.notNull())
      .addColumn("id", text, (column) => column.notNull())
      .addColumn("person_id", text, (column) => column.notNull())
      .addColumn("reason", text, (column) => column.notNull())
      .addColumn("actor", text, (column) => column.notNull())
      .addColumn("created_at", timestamp, (column) => column.notNull())
      .addColumn("released_by", text)
      .addColumn("released_at", timestamp)
      .addPrimaryKeyConstraint("legal_holds_key", ["tenant", "id"])
      .execute();
    await schema
      .createIndex("legal_holds_of_person")
      .on("legal_holds")
      .columns(["tenant", "person_id"])
      .execute();
    await schema
      .createTable("erasures")
      .addColumn("tenant", text, (column) => column.notNull())
      .addColumn("id", text, (column) => column.notNull())
      .addColumn("person_id", text, (column) => column.notNull())
      .addColumn("effect_id", text, (column) => column.notNull())
      .addColumn("actor", text, (column) => column.notNull())
      .addColumn("erased_at", timestamp, (column) => column.notNull())
      .addColumn("records", json, (column) => column.notNull())
      .addColumn("records_hash", text, (column) => column.notNull())
      .addColumn("traces", json, (column) => column.notNull())
      .addColumn("pending", json)
      .addColumn("salt", text, (column) => column.notNull())
      .addColumn("subject_hashes", json, (column) => column.notNull())
      .addColumn("completed_at", timestamp)
      .addColumn("receipt_hash", text)
      .addPrimaryKeyConstraint("erasures_key", ["tenant", "id"])
      .execute();
    await schema
      .createTable("retention_rules")
      .addColumn("tenant", text, (column) => column.notNull())
      .addColumn("kind", text, (column) => column.notNull())
      .addColumn("months", integer, (column) => column.notNull())
      .addColumn("confirmed_by", text)
      .addColumn("confirmed_at", timestamp)
      .addColumn("applied_at", timestamp)
      .addColumn("deleted", integer, (column) => column.notNull())
      .addColumn("actor", text, (column) => column.notNull())
      .addColumn("updated_at", timestamp, (column) => column.notNull())
      .addPrimaryKeyConstraint("retention_rules_key", ["tenant", "kind"])
      .execute();
  },
};
