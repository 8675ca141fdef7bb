import type { Migration } from "@bole/store";

/** Words by which recruiters group people. */
export const personLabels: Migration = {
  id: "019-person-labels",
  async up({ schema }, { text }) {
    await schema
      .createTable("person_labels")
      .addColumn("tenant", text, (column) => column.notNull())
      .addColumn("person_id", text, (column) => column.notNull())
      .addColumn("label", text, (column) => column.notNull())
      .addPrimaryKeyConstraint("person_labels_key", ["tenant", "person_id", "label"])
      .execute();
    await schema
      .createIndex("person_labels_of_label")
      .on("person_labels")
      .columns(["tenant", "label"])
      .execute();
  },
};
