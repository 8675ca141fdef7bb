import { defineMigrations, type Migration } from "@bole/store";
import type { CareerTables } from "./tables.ts";

const sessions: Migration = {
  id: "001-sessions",
  async up({ schema }, { text, json, timestamp, integer, counted }) {
    await schema
      .createTable("career_sessions")
      .addColumn("pos", integer, counted)
      .addColumn("tenant", text, (column) => column.notNull())
      .addColumn("id", text, (column) => column.notNull())
      .addColumn("user_id", text, (column) => column.notNull())
      .addColumn("title", text, (column) => column.notNull())
      .addColumn("input", json, (column) => column.notNull())
      .addColumn("feed_hash", text)
      .addColumn("created_at", timestamp, (column) => column.notNull())
      .addUniqueConstraint("career_sessions_key", ["tenant", "id"])
      .addUniqueConstraint("career_sessions_feed", ["feed_hash"])
      .execute();
    await schema
      .createTable("career_items")
      .addColumn("tenant", text, (column) => column.notNull())
      .addColumn("session_id", text, (column) => column.notNull())
      .addColumn("item_id", text, (column) => column.notNull())
      .addColumn("done_at", timestamp)
      .addColumn("date", text)
      .addColumn("updated_at", timestamp, (column) => column.notNull())
      .addPrimaryKeyConstraint("career_items_key", ["tenant", "session_id", "item_id"])
      .addForeignKeyConstraint(
        "career_items_of_session",
        ["tenant", "session_id"],
        "career_sessions",
        ["tenant", "id"],
        (key) => key.onDelete("cascade"),
      )
      .execute();
  },
};

const checkIns: Migration = {
  id: "002-check-ins",
  async up({ schema }, { text, json, timestamp }) {
    await schema
      .createTable("career_check_ins")
      .addColumn("tenant", text, (column) => column.notNull())
      .addColumn("session_id", text, (column) => column.notNull())
      .addColumn("id", text, (column) => column.notNull())
      .addColumn("content", json, (column) => column.notNull())
      .addColumn("created_at", timestamp, (column) => column.notNull())
      .addPrimaryKeyConstraint("career_check_ins_key", ["tenant", "session_id", "id"])
      .addForeignKeyConstraint(
        "career_check_ins_of_session",
        ["tenant", "session_id"],
        "career_sessions",
        ["tenant", "id"],
        (key) => key.onDelete("cascade"),
      )
      .execute();
  },
};

const ownItems: Migration = {
  id: "003-own-items",
  async up({ schema }, { text, timestamp }) {
    await schema.alterTable("career_items").addColumn("title", text).execute();
    await schema.alterTable("career_items").addColumn("removed_at", timestamp).execute();
  },
};

export const careerMigrations = defineMigrations<CareerTables>("career", [
  sessions,
  checkIns,
  ownItems,
]);
