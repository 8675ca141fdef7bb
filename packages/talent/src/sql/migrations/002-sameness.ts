import type { Migration } from "@bole/store";

/** What people are found by, and what tells whether two of them are one. */
export const sameness: Migration = {
  id: "002-sameness",
  async up({ schema }, { text, json, timestamp, real }) {
    await schema
      .createTable("person_traits")
      .addColumn("tenant", text, (column) => column.notNull())
      .addColumn("person_id", text, (column) => column.notNull())
      .addColumn("kind", text, (column) => column.notNull())
      .addColumn("value", text, (column) => column.notNull())
      .addPrimaryKeyConstraint("person_traits_key", ["tenant", "person_id", "kind", "value"])
      .execute();
    await schema
      .createIndex("person_traits_of_value")
      .on("person_traits")
      .columns(["tenant", "kind", "value"])
      .execute();
    await schema
      .createTable("person_tags")
      .addColumn("tenant", text, (column) => column.notNull())
      .addColumn("person_id", text, (column) => column.notNull())
      .addColumn("tag", text, (column) => column.notNull())
      .addPrimaryKeyConstraint("person_tags_key", ["tenant", "tag", "person_id"])
      .execute();
    await schema
      .createIndex("person_tags_of_person")
      .on("person_tags")
      .columns(["tenant", "person_id"])
      .execute();
    await schema
      .createTable("possible_duplicates")
      .addColumn("tenant", text, (column) => column.notNull())
      .addColumn("person_id", text, (column) => column.notNull())
      .addColumn("other_id", text, (column) => column.notNull())
      .addColumn("because", json, (column) => column.notNull())
      .addColumn("certainty", real, (column) => column.notNull())
      .addPrimaryKeyConstraint("possible_duplicates_key", ["tenant", "person_id", "other_id"])
      .execute();
    await schema
      .createTable("different_people")
      .addColumn("tenant", text, (column) => column.notNull())
      .addColumn("person_id", text, (column) => column.notNull())
      .addColumn("other_id", text, (column) => column.notNull())
      .addColumn("actor", text, (column) => column.notNull())
      .addColumn("created_at", timestamp, (column) => column.notNull())
      .addPrimaryKeyConstraint("different_people_key", ["tenant", "person_id", "other_id"])
      .execute();
    await schema
      .createTable("merged_people")
      .addColumn("tenant", text, (column) => column.notNull())
      .addColumn("person_id", text, (column) => column.notNull())
      .addColumn("into_id", text, (column) => column.notNull())
      .addPrimaryKeyConstraint("merged_people_key", ["tenant", "person_id"])
      .execute();
    await schema
      .createIndex("merged_people_into")
      .on("merged_people")
      .columns(["tenant", "into_id"])
      .execute();
  },
};
