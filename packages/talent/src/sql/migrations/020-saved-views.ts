import type { Migration } from "@bole/store";

/** Searches for people that a tenant keeps under names. */
export const savedViews: Migration = {
  id: "020-saved-views",
  async up({ schema }, { text, json, timestamp }) {
    await schema
      .createTable("saved_views")
      .addColumn("tenant", text, (column) => column.notNull())
      .addColumn("id", text, (column) => column.notNull())
      .addColumn("name", text, (column) => column.notNull())
      .addColumn("name_key", text, (column) => column.notNull())
      .addColumn("filter", json, (column) => column.notNull())
      .addColumn("actor", text, (column) => column.notNull())
      .addColumn("created_at", timestamp, (column) => column.notNull())
      .addColumn("updated_at", timestamp, (column) => column.notNull())
      .addPrimaryKeyConstraint("saved_views_key", ["tenant", "id"])
      .addUniqueConstraint("saved_views_name", ["tenant", "name_key"])
      .execute();
  },
};
