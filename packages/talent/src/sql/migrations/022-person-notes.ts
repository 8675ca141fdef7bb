import type { Migration } from "@bole/store";

/** What colleagues write to each other about a person, and whom they mention. */
export const personNotes: Migration = {
  id: "022-person-notes",
  async up({ schema }, { text, timestamp }) {
    await schema
      .createTable("person_notes")
      .addColumn("tenant", text, (column) => column.notNull())
      .addColumn("id", text, (column) => column.notNull())
      .addColumn("person_id", text, (column) => column.notNull())
      .addColumn("author", text, (column) => column.notNull())
      .addColumn("text", text, (column) => column.notNull())
      .addColumn("created_at", timestamp, (column) => column.notNull())
      .addPrimaryKeyConstraint("person_notes_key", ["tenant", "id"])
      .execute();
    await schema
      .createIndex("person_notes_of_person")
      .on("person_notes")
      .columns(["tenant", "person_id", "created_at"])
      .execute();
    await schema
      .createTable("note_mentions")
      .addColumn("tenant", text, (column) => column.notNull())
      .addColumn("note_id", text, (column) => column.notNull())
      .addColumn("user_id", text, (column) => column.notNull())
      .addColumn("read_at", timestamp)
      .addPrimaryKeyConstraint("note_mentions_key", ["tenant", "note_id", "user_id"])
      .execute();
    await schema
      .createIndex("note_mentions_of_user")
      .on("note_mentions")
      .columns(["tenant", "user_id"])
      .execute();
  },
};
