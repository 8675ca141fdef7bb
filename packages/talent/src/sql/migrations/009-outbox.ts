import type { Migration } from "@bole/store";

/**
 * Mails that are on their way, mails that came, and who must not be written to. An address that is
 * kept from being written to is known by its hash, so that it stays when its person was erased.
 */
export const outbox: Migration = {
  id: "009-outbox",
  async up({ schema }, { text, json, timestamp, integer, real, flag, blob }) {
    for (const [name, type] of [
      ["purpose", text],
      ["kind", text],
      ["language", text],
      ["footer", text],
      ["unsubscribe_url", text],
      ["calendar", text],
      ["calendar_method", text],
      ["effect_id", text],
      ["run_id", text],
      ["step_id", text],
      ["batch", text],
      ["not_before", timestamp],
      ["sent_at", timestamp],
      ["due_at", timestamp],
      ["lease_owner", text],
      ["findings", json],
      ["confidence", real],
      ["address_hash", text],
      ["subject_key", text],
    ] as const) {
      await schema.alterTable("messages").addColumn(name, type).execute();
    }
    await schema
      .alterTable("messages")
      .addColumn("attempts", integer, (column) => column.notNull().defaultTo(0))
      .execute();
    await schema
      .alterTable("messages")
      .addColumn("announced", flag, (column) => column.notNull().defaultTo(1))
      .execute();
    // Of all tenants: the dispatcher asks for what is due all the time.
    await schema.createIndex("messages_due").on("messages").columns(["due_at", "pos"]).execute();
    for (const [name, column] of [
      ["messages_of_batch", "batch"],
      ["messages_of_address", "address_hash"],
    ] as const) {
      await schema.createIndex(name).on("messages").columns(["tenant", column, "pos"]).execute();
    }
    await schema
      .createTable("received_mails")
      .addColumn("tenant", text, (column) => column.notNull())
      .addColumn("message_id", text, (column) => column.notNull())
      .addColumn("raw", blob, (column) => column.notNull())
      .addPrimaryKeyConstraint("received_mails_key", ["tenant", "message_id"])
      .execute();
    // Nothing has ever written to the one that there was.
    await schema.dropTable("suppressions").execute();
    await schema
      .createTable("suppressions")
      .addColumn("tenant", text, (column) => column.notNull())
      .addColumn("address_hash", text, (column) => column.notNull())
      .addColumn("address", text)
      .addColumn("reason", text, (column) => column.notNull())
      .addColumn("actor", text, (column) => column.notNull())
      .addColumn("created_at", timestamp, (column) => column.notNull())
      .addPrimaryKeyConstraint("suppressions_by_hash", ["tenant", "address_hash"])
      .execute();
    await schema
      .createTable("unsubscribe_links")
      .addColumn("tenant", text, (column) => column.notNull())
      .addColumn("token", text, (column) => column.notNull().unique())
      .addColumn("address_hash", text, (column) => column.notNull())
      .addColumn("language", text, (column) => column.notNull())
      .addColumn("created_at", timestamp, (column) => column.notNull())
      .addPrimaryKeyConstraint("unsubscribe_links_key", ["tenant", "token"])
      .execute();
  },
};
