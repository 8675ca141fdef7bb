import type { Migration } from "@bole/store";

/** Files that are read later. */
export const laterImports: Migration = {
  id: "025-later-imports",
  async up({ schema }, { text, json, blob, flag, timestamp }) {
    await schema
      .createTable("import_files")
      .addColumn("tenant", text, (column) => column.notNull())
      .addColumn("id", text, (column) => column.notNull())
      .addColumn("name", text, (column) => column.notNull())
      .addColumn("bytes", blob, (column) => column.notNull())
      .addColumn("job_id", text)
      .addColumn("bulk", flag, (column) => column.notNull())
      .addColumn("actor", text, (column) => column.notNull())
      .addColumn("roles", json, (column) => column.notNull())
      .addColumn("status", text)
      .addColumn("person_id", text)
      .addColumn("resume_id", text)
      .addColumn("error", text, (column) => column.notNull())
      .addColumn("created_at", timestamp, (column) => column.notNull())
      .addPrimaryKeyConstraint("import_files_key", ["tenant", "id"])
      .execute();
    await schema
      .createIndex("import_files_waiting")
      .on("import_files")
      .columns(["status", "bulk", "created_at"])
      .execute();
  },
};
