import type { Migration } from "@bole/store";

/** People, their files and their résumés. */
export const people: Migration = {
  id: "001-people",
  async up({ schema }, { text, json, timestamp, integer, real, blob, counted }) {
    await schema
      .createTable("people")
      .addColumn("pos", integer, counted)
      .addColumn("tenant", text, (column) => column.notNull())
      .addColumn("id", text, (column) => column.notNull())
      .addColumn("name", text, (column) => column.notNull())
      .addColumn("email", text)
      .addColumn("phone", text)
      .addColumn("location", text)
      .addColumn("headline", text)
      .addColumn("consent", text, (column) => column.notNull())
      .addColumn("source", text, (column) => column.notNull())
      .addColumn("note", text, (column) => column.notNull())
      .addColumn("resume_id", text)
      .addColumn("search", text, (column) => column.notNull())
      .addColumn("search_location", text, (column) => column.notNull())
      .addColumn("version", integer, (column) => column.notNull())
      .addColumn("created_at", timestamp, (column) => column.notNull())
      .addColumn("updated_at", timestamp, (column) => column.notNull())
      .addUniqueConstraint("people_key", ["tenant", "id"])
      .execute();
    await schema.createIndex("people_newest").on("people").columns(["tenant", "pos"]).execute();

    await schema
      .createTable("documents")
      .addColumn("pos", integer, counted)
      .addColumn("tenant", text, (column) => column.notNull())
      .addColumn("id", text, (column) => column.notNull())
      .addColumn("sha256", text, (column) => column.notNull())
      .addColumn("name", text, (column) => column.notNull())
      .addColumn("kind", text, (column) => column.notNull())
      .addColumn("size", integer, (column) => column.notNull())
      .addColumn("created_at", timestamp, (column) => column.notNull())
      .addColumn("text", text, (column) => column.notNull())
      .addColumn("read", json, (column) => column.notNull())
      .addColumn("bytes", blob, (column) => column.notNull())
      .addUniqueConstraint("documents_key", ["tenant", "id"])
      .addUniqueConstraint("documents_content", ["tenant", "sha256"])
      .execute();

    await schema
      .createTable("resumes")
      .addColumn("pos", integer, counted)
      .addColumn("tenant", text, (column) => column.notNull())
      .addColumn("id", text, (column) => column.notNull())
      .addColumn("person_id", text, (column) => column.notNull())
      .addColumn("document_id", text)
      .addColumn("title", text, (column) => column.notNull())
      .addColumn("language", text, (column) => column.notNull())
      .addColumn("years", real)
      .addColumn("finding_count", integer, (column) => column.notNull())
      .addColumn("version", integer, (column) => column.notNull())
      .addColumn("created_at", timestamp, (column) => column.notNull())
      .addColumn("updated_at", timestamp, (column) => column.notNull())
      .addColumn("top_skills", json, (column) => column.notNull())
      .addColumn("tags", json, (column) => column.notNull())
      .addColumn("concepts", json, (column) => column.notNull())
      .addColumn("findings", json, (column) => column.notNull())
      .addColumn("data", json, (column) => column.notNull())
      .addColumn("sources", json, (column) => column.notNull())
      .addUniqueConstraint("resumes_key", ["tenant", "id"])
      .execute();
    await schema
      .createIndex("resumes_of_person")
      .on("resumes")
      .columns(["tenant", "person_id", "pos"])
      .execute();
    // What lists are limited by, so that no résumé is read for it.
    await schema
      .createIndex("resumes_years")
      .on("resumes")
      .columns(["tenant", "years", "language", "id"])
      .execute();
    await schema
      .createIndex("resumes_findings")
      .on("resumes")
      .columns(["tenant", "finding_count", "person_id"])
      .execute();
    await schema
      .createIndex("resumes_of_document")
      .on("resumes")
      .columns(["tenant", "document_id"])
      .execute();
  },
};
