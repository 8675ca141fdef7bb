import { defineMigrations, type Migration } from "@bole/store";
import { sql } from "kysely";
import type { SearchTables } from "./tables.ts";

const entries: Migration = {
  id: "001-entries",
  async up(db, { text, json, timestamp, integer, real, counted }, kind) {
    const { schema } = db;
    await schema
      .createTable("search_entries")
      .addColumn("pos", integer, counted)
      .addColumn("tenant", text, (column) => column.notNull())
      .addColumn("kind", text, (column) => column.notNull())
      .addColumn("id", text, (column) => column.notNull())
      .addColumn("person_id", text)
      .addColumn("title", text, (column) => column.notNull())
      .addColumn("tags", json, (column) => column.notNull())
      .addColumn("location", text, (column) => column.notNull())
      .addColumn("years", real)
      .addColumn("language", text, (column) => column.notNull())
      .addColumn("status", text, (column) => column.notNull())
      .addColumn("length", integer, (column) => column.notNull())
      .addColumn("change", integer, (column) => column.notNull())
      // Last: SQLite reads what stands before a long text without reading the text.
      .addColumn("text", text, (column) => column.notNull())
      .addUniqueConstraint("search_entries_key", ["tenant", "kind", "id"])
      .execute();
    await schema
      .createIndex("search_entries_change")
      .on("search_entries")
      .columns(["tenant", "kind", "change", "pos"])
      .execute();
    await schema
      .createTable("search_removals")
      .addColumn("tenant", text, (column) => column.notNull())
      .addColumn("kind", text, (column) => column.notNull())
      .addColumn("pos", integer, (column) => column.primaryKey())
      .addColumn("change", integer, (column) => column.notNull())
      .addColumn("removed_at", timestamp, (column) => column.notNull())
      .execute();
    await schema
      .createIndex("search_removals_change")
      .on("search_removals")
      .columns(["tenant", "kind", "change", "pos"])
      .execute();
    if (kind === "sqlite") {
      await schema.createTable("search_clock").addColumn("at", integer).execute();
      await db.insertInto("search_clock").values({ at: 0 }).execute();
    }
  },
};

const words: Migration = {
  id: "002-words",
  async up(db, { integer }, kind) {
    if (kind === "sqlite") {
      // Only which entry has which key: neither the text again nor the places of the words.
      await sql`create virtual table search_words using fts5(words, content='', detail=none,
        contentless_delete=1, tokenize=ascii)`.execute(db);
      return;
    }
    await db.schema
      .createTable("search_words")
      .addColumn("rowid", integer, (column) => column.primaryKey())
      .addColumn("words", sql`integer[]`, (column) => column.notNull())
      .execute();
    // As it is: to unpack it again for each entry of a list would take longer than to read it.
    await sql`alter table search_words alter column words set storage plain`.execute(db);
    // Without a list of pending words, which every search would have to go through.
    await sql`create index search_words_words on search_words using gin (words)
      with (fastupdate = off)`.execute(db);
  },
};

const vectors: Migration = {
  id: "003-vectors",
  async up({ schema }, { text, integer, blob }) {
    await schema
      .createTable("search_vectors")
      .addColumn("tenant", text, (column) => column.notNull())
      .addColumn("kind", text, (column) => column.notNull())
      .addColumn("pos", integer, (column) => column.primaryKey())
      .addColumn("model", text, (column) => column.notNull())
      .addColumn("change", integer, (column) => column.notNull())
      .addColumn("chunks", blob, (column) => column.notNull())
      .execute();
    await schema
      .createIndex("search_vectors_change")
      .on("search_vectors")
      .columns(["tenant", "kind", "change", "pos"])
      .execute();
    await schema
      .createTable("search_queue")
      .addColumn("tenant", text, (column) => column.notNull())
      .addColumn("pos", integer, (column) => column.primaryKey())
      .addColumn("ticket", text, (column) => column.notNull())
      .addColumn("attempts", integer, (column) => column.notNull())
      .addColumn("due_at", integer, (column) => column.notNull())
      .addColumn("owner", text)
      .addColumn("error", text)
      .execute();
    await schema
      .createIndex("search_queue_due")
      .on("search_queue")
      .columns(["due_at", "pos"])
      .execute();
    await schema
      .createIndex("search_queue_tenant")
      .on("search_queue")
      .columns(["tenant", "attempts"])
      .execute();
  },
};

/** The search index's tables; open the store with them. */
export const searchMigrations = defineMigrations<SearchTables>("search", [entries, words, vectors]);
