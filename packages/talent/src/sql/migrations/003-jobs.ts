import type { Migration } from "@bole/store";

export const jobs: Migration = {
  id: "003-jobs",
  async up({ schema }, { text, json, timestamp, integer, flag, counted }) {
    await schema
      .createTable("jobs")
      .addColumn("pos", integer, counted)
      .addColumn("tenant", text, (column) => column.notNull())
      .addColumn("id", text, (column) => column.notNull())
      .addColumn("kind", text, (column) => column.notNull())
      .addColumn("title", text, (column) => column.notNull())
      .addColumn("organisation", text, (column) => column.notNull())
      .addColumn("location", text, (column) => column.notNull())
      .addColumn("remote", text)
      .addColumn("employment", text)
      .addColumn("status", text, (column) => column.notNull())
      .addColumn("language", text, (column) => column.notNull())
      .addColumn("must", integer, (column) => column.notNull())
      .addColumn("nice", integer, (column) => column.notNull())
      .addColumn("version", integer, (column) => column.notNull())
      .addColumn("criteria_version", integer, (column) => column.notNull())
      .addColumn("demo", flag, (column) => column.notNull())
      .addColumn("created_at", timestamp, (column) => column.notNull())
      .addColumn("updated_at", timestamp, (column) => column.notNull())
      .addColumn("search", text, (column) => column.notNull())
      .addColumn("tags", json, (column) => column.notNull())
      .addColumn("details", json, (column) => column.notNull())
      .addColumn("sources", json, (column) => column.notNull())
      .addUniqueConstraint("jobs_key", ["tenant", "id"])
      .execute();
    await schema.createIndex("jobs_newest").on("jobs").columns(["tenant", "pos"]).execute();
    await schema
      .createTable("job_criteria")
      .addColumn("tenant", text, (column) => column.notNull())
      .addColumn("job_id", text, (column) => column.notNull())
      .addColumn("criteria_version", integer, (column) => column.notNull())
      .addColumn("criteria", json, (column) => column.notNull())
      .addColumn("author", text, (column) => column.notNull())
      .addColumn("created_at", timestamp, (column) => column.notNull())
      .addPrimaryKeyConstraint("job_criteria_key", ["tenant", "job_id", "criteria_version"])
      .execute();
    await schema
      .createTable("assessments")
      .addColumn("tenant", text, (column) => column.notNull())
      .addColumn("job_id", text, (column) => column.notNull())
      .addColumn("criteria_version", integer, (column) => column.notNull())
      .addColumn("resume_id", text, (column) => column.notNull())
      .addColumn("resume_version", integer, (column) => column.notNull())
      .addColumn("criterion_id", text, (column) => column.notNull())
      .addColumn("place", integer, (column) => column.notNull())
      .addColumn("verdict", text, (column) => column.notNull())
      .addColumn("reason", text, (column) => column.notNull())
      .addColumn("quotes", json, (column) => column.notNull())
      .addColumn("created_at", timestamp, (column) => column.notNull())
      .addPrimaryKeyConstraint("assessments_key", [
        "tenant",
        "job_id",
        "resume_id",
        "criteria_version",
        "resume_version",
        "criterion_id",
      ])
      .execute();
  },
};
