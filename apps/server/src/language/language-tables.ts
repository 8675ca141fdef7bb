/**
 * The table of what people here have taught the reader. It is the server's: `@bole/language` keeps nothing, and
 * the examples are of all products, so none of their packages is the place for them.
 */
import { defineMigrations, type Migration } from "@bole/store";

export interface LanguageTables {
  language_examples: {
    /** Counted up by the database, so that an insert leaves it out. */
    pos: number | null;
    tenant: string;
    id: string;
    product: string;
    message: string;
    /** The conversation's state before the message, as JSON. */
    state: string;
    /** What the message means, as JSON. */
    calls: string;
    reader: "embedded" | "model";
    author: string;
    created_at: string;
  };
}

const examples: Migration = {
  id: "001-examples",
  async up({ schema }, { text, json, timestamp, integer, counted }) {
    await schema
      .createTable("language_examples")
      .addColumn("pos", integer, counted)
      .addColumn("tenant", text, (column) => column.notNull())
      .addColumn("id", text, (column) => column.notNull())
      .addColumn("product", text, (column) => column.notNull())
      .addColumn("message", text, (column) => column.notNull())
      .addColumn("state", json, (column) => column.notNull())
      .addColumn("calls", json, (column) => column.notNull())
      .addColumn("reader", text, (column) => column.notNull())
      .addColumn("author", text, (column) => column.notNull())
      .addColumn("created_at", timestamp, (column) => column.notNull())
      .addUniqueConstraint("language_examples_key", ["tenant", "id"])
      .execute();
    await schema
      .createIndex("language_examples_newest")
      .on("language_examples")
      .columns(["tenant", "pos"])
      .execute();
  },
};

export const languageMigrations = defineMigrations<LanguageTables>("language", [examples]);
