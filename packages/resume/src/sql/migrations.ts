import { defineMigrations, type Migration } from "@bole/store";
import type { ResumeTables } from "./tables.ts";

const history: Migration = {
  id: "001-history",
  async up({ schema }, { text, json, timestamp, integer, counted }) {
    await schema
      .createTable("resume_edits")
      .addColumn("pos", integer, counted)
      .addColumn("tenant", text, (column) => column.notNull())
      .addColumn("resume_id", text, (column) => column.notNull())
      .addColumn("version", integer, (column) => column.notNull())
      .addColumn("cause", json, (column) => column.notNull())
      .addColumn("solver", text)
      .addColumn("actor", text, (column) => column.notNull())
      .addColumn("at", timestamp, (column) => column.notNull())
      .addColumn("patch", json, (column) => column.notNull())
      .addColumn("inverse", json, (column) => column.notNull())
      .addColumn("changes", json, (column) => column.notNull())
      .addUniqueConstraint("resume_edits_key", ["tenant", "resume_id", "version"])
      .addForeignKeyConstraint(
        "resume_edits_of_resume",
        ["tenant", "resume_id"],
        "resumes",
        ["tenant", "id"],
        (key) => key.onDelete("cascade"),
      )
      .execute();
    await schema
      .createTable("resume_snapshots")
      .addColumn("pos", integer, counted)
      .addColumn("tenant", text, (column) => column.notNull())
      .addColumn("id", text, (column) => column.notNull())
      .addColumn("resume_id", text, (column) => column.notNull())
      .addColumn("version", integer, (column) => column.notNull())
      .addColumn("name", text, (column) => column.notNull())
      .addColumn("actor", text, (column) => column.notNull())
      .addColumn("created_at", timestamp, (column) => column.notNull())
      .addUniqueConstraint("resume_snapshots_key", ["tenant", "id"])
      .addUniqueConstraint("resume_snapshots_names", ["tenant", "resume_id", "name"])
      .addForeignKeyConstraint(
        "resume_snapshots_of_resume",
        ["tenant", "resume_id"],
        "resumes",
        ["tenant", "id"],
        (key) => key.onDelete("cascade"),
      )
      .execute();
  },
};

const conversations: Migration = {
  id: "002-conversations",
  async up({ schema }, { text, json, timestamp, integer, counted }) {
    await schema
      .createTable("resume_sessions")
      .addColumn("pos", integer, counted)
      .addColumn("tenant", text, (column) => column.notNull())
      .addColumn("id", text, (column) => column.notNull())
      .addColumn("resume_id", text)
      .addColumn("document", json)
      .addColumn("log", json)
      .addColumn("memory", json, (column) => column.notNull())
      .addColumn("title", text, (column) => column.notNull())
      .addColumn("actor", text, (column) => column.notNull())
      .addColumn("created_at", timestamp, (column) => column.notNull())
      .addColumn("updated_at", timestamp, (column) => column.notNull())
      .addUniqueConstraint("resume_sessions_key", ["tenant", "id"])
      .addForeignKeyConstraint(
        "resume_sessions_of_resume",
        ["tenant", "resume_id"],
        "resumes",
        ["tenant", "id"],
        (key) => key.onDelete("cascade"),
      )
      .execute();
    await schema
      .createIndex("resume_sessions_by_resume")
      .on("resume_sessions")
      .columns(["tenant", "resume_id", "updated_at"])
      .execute();
    await schema
      .createIndex("resume_sessions_by_time")
      .on("resume_sessions")
      .columns(["tenant", "updated_at", "pos"])
      .execute();
    await schema
      .createTable("resume_turns")
      .addColumn("pos", integer, counted)
      .addColumn("tenant", text, (column) => column.notNull())
      .addColumn("id", text, (column) => column.notNull())
      .addColumn("session_id", text, (column) => column.notNull())
      .addColumn("message_id", text)
      .addColumn("message", text, (column) => column.notNull())
      .addColumn("events", json, (column) => column.notNull())
      .addColumn("solver", text)
      .addColumn("version", integer, (column) => column.notNull())
      .addColumn("proposal", json)
      .addColumn("created_at", timestamp, (column) => column.notNull())
      .addUniqueConstraint("resume_turns_key", ["tenant", "id"])
      .addUniqueConstraint("resume_turns_once", ["tenant", "session_id", "message_id"])
      .addForeignKeyConstraint(
        "resume_turns_of_session",
        ["tenant", "session_id"],
        "resume_sessions",
        ["tenant", "id"],
        (key) => key.onDelete("cascade"),
      )
      .execute();
    await schema
      .createIndex("resume_turns_of_session")
      .on("resume_turns")
      .columns(["tenant", "session_id", "pos"])
      .execute();
  },
};

const variants: Migration = {
  id: "003-variants",
  async up({ schema }, { text, timestamp, integer, counted }) {
    await schema
      .createTable("resume_variants")
      .addColumn("pos", integer, counted)
      .addColumn("tenant", text, (column) => column.notNull())
      .addColumn("resume_id", text, (column) => column.notNull())
      .addColumn("source_id", text, (column) => column.notNull())
      .addColumn("source_version", integer, (column) => column.notNull())
      .addColumn("created_at", timestamp, (column) => column.notNull())
      .addUniqueConstraint("resume_variants_key", ["tenant", "resume_id"])
      .addForeignKeyConstraint(
        "resume_variants_of_resume",
        ["tenant", "resume_id"],
        "resumes",
        ["tenant", "id"],
        (key) => key.onDelete("cascade"),
      )
      .execute();
  },
};

const interviews: Migration = {
  id: "004-interviews",
  async up({ schema }, { text, json, timestamp, integer, counted }) {
    await schema
      .createTable("resume_interviews")
      .addColumn("pos", integer, counted)
      .addColumn("tenant", text, (column) => column.notNull())
      .addColumn("id", text, (column) => column.notNull())
      .addColumn("resume_id", text, (column) => column.notNull())
      .addColumn("title", text, (column) => column.notNull())
      .addColumn("language", text, (column) => column.notNull())
      .addColumn("questions", json, (column) => column.notNull())
      .addColumn("answers", json, (column) => column.notNull())
      .addColumn("created_at", timestamp, (column) => column.notNull())
      .addColumn("updated_at", timestamp, (column) => column.notNull())
      .addUniqueConstraint("resume_interviews_key", ["tenant", "id"])
      .addForeignKeyConstraint(
        "resume_interviews_of_resume",
        ["tenant", "resume_id"],
        "resumes",
        ["tenant", "id"],
        (key) => key.onDelete("cascade"),
      )
      .execute();
    await schema
      .createIndex("resume_interviews_by_resume")
      .on("resume_interviews")
      .columns(["tenant", "resume_id", "pos"])
      .execute();
  },
};

/** Open the store with talent's before these: their rows hang on résumés. */
export const resumeMigrations = defineMigrations<ResumeTables>("resume", [
  history,
  conversations,
  variants,
  interviews,
]);
