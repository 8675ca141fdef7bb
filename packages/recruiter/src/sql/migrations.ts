import { defineMigrations, type Migration } from "@bole/store";
import type { RecruiterTables } from "./tables.ts";

const conversations: Migration = {
  id: "001-conversations",
  async up({ schema }, { text, json, timestamp, integer, counted }) {
    await schema
      .createTable("recruiter_sessions")
      .addColumn("pos", integer, counted)
      .addColumn("tenant", text, (column) => column.notNull())
      .addColumn("id", text, (column) => column.notNull())
      .addColumn("user_id", text, (column) => column.notNull())
      .addColumn("title", text, (column) => column.notNull())
      .addColumn("memory", json, (column) => column.notNull())
      .addColumn("last_seq", integer, (column) => column.notNull())
      .addColumn("created_at", timestamp, (column) => column.notNull())
      .addColumn("updated_at", timestamp, (column) => column.notNull())
      .addUniqueConstraint("recruiter_sessions_key", ["tenant", "id"])
      .execute();
    await schema
      .createIndex("recruiter_sessions_by_time")
      .on("recruiter_sessions")
      .columns(["tenant", "user_id", "updated_at", "pos"])
      .execute();
    await schema
      .createTable("recruiter_messages")
      .addColumn("pos", integer, counted)
      .addColumn("tenant", text, (column) => column.notNull())
      .addColumn("session_id", text, (column) => column.notNull())
      .addColumn("message_id", text, (column) => column.notNull())
      .addColumn("user_id", text, (column) => column.notNull())
      .addColumn("message", text, (column) => column.notNull())
      .addColumn("attachments", json, (column) => column.notNull())
      .addColumn("context", json, (column) => column.notNull())
      .addColumn("input", json, (column) => column.notNull())
      .addColumn("run_id", text, (column) => column.notNull())
      .addColumn("route", text)
      .addColumn("reply", text)
      .addColumn("workflow_id", text)
      .addColumn("links", json, (column) => column.notNull())
      .addColumn("created_at", timestamp, (column) => column.notNull())
      .addUniqueConstraint("recruiter_messages_once", ["tenant", "session_id", "message_id"])
      .addForeignKeyConstraint(
        "recruiter_messages_of_session",
        ["tenant", "session_id"],
        "recruiter_sessions",
        ["tenant", "id"],
        (key) => key.onDelete("cascade"),
      )
      .execute();
    await schema
      .createTable("recruiter_events")
      .addColumn("tenant", text, (column) => column.notNull())
      .addColumn("session_id", text, (column) => column.notNull())
      .addColumn("seq", integer, (column) => column.notNull())
      .addColumn("message_id", text, (column) => column.notNull())
      .addColumn("workflow_id", text)
      .addColumn("type", text, (column) => column.notNull())
      .addColumn("content", json, (column) => column.notNull())
      .addColumn("source_run", text, (column) => column.notNull())
      .addColumn("source_seq", integer, (column) => column.notNull())
      .addColumn("source_part", integer, (column) => column.notNull())
      .addColumn("at", timestamp, (column) => column.notNull())
      .addPrimaryKeyConstraint("recruiter_events_key", ["tenant", "session_id", "seq"])
      .addUniqueConstraint("recruiter_events_once", [
        "tenant",
        "source_run",
        "source_seq",
        "source_part",
      ])
      .addForeignKeyConstraint(
        "recruiter_events_of_session",
        ["tenant", "session_id"],
        "recruiter_sessions",
        ["tenant", "id"],
        (key) => key.onDelete("cascade"),
      )
      .execute();
    await schema
      .createIndex("recruiter_events_of_message")
      .on("recruiter_events")
      .columns(["tenant", "session_id", "message_id", "type"])
      .execute();
  },
};

export const recruiterMigrations = defineMigrations<RecruiterTables>("recruiter", [conversations]);
