/** The tables that the store's own tests play with: a library with branches as tenants. */
import { defineMigrations } from "../src/index.ts";

export interface LibraryTables {
  /** The key has the tenant in it: two branches may have a book of the same id. */
  books: { tenant: string; id: string; title: string; pages: number };
  /** The key has not: the id of a loan is taken for all branches. */
  loans: { tenant: string; id: string; book_id: string; reader: string | null };
  /** Shared by all branches. */
  languages: { code: string; name: string };
}

export const library = defineMigrations<LibraryTables>("library", [
  {
    id: "001-books",
    async up(db, types) {
      await db.schema
        .createTable("books")
        .addColumn("tenant", types.text, (column) => column.notNull())
        .addColumn("id", types.text, (column) => column.notNull())
        .addColumn("title", types.text, (column) => column.notNull())
        .addColumn("pages", types.integer, (column) => column.notNull())
        .addPrimaryKeyConstraint("books_key", ["tenant", "id"])
        .execute();
    },
  },
  {
    id: "002-loans",
    async up(db, types) {
      await db.schema
        .createTable("loans")
        .addColumn("id", types.text, (column) => column.primaryKey())
        .addColumn("tenant", types.text, (column) => column.notNull())
        .addColumn("book_id", types.text, (column) => column.notNull())
        .addColumn("reader", types.text)
        .addForeignKeyConstraint("loans_book", ["tenant", "book_id"], "books", ["tenant", "id"])
        .execute();
    },
  },
  {
    id: "003-languages",
    async up(db, types) {
      await db.schema
        .createTable("languages")
        .addColumn("code", types.text, (column) => column.primaryKey())
        .addColumn("name", types.text, (column) => column.notNull())
        .execute();
    },
  },
]);
