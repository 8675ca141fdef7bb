import { statSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";

/** Bytes of a SQLite file with all that was written so far, also what is still in its log. */
export function sqliteSize(file: string): number {
  const database = new DatabaseSync(file);
  database.exec("pragma wal_checkpoint(passive)");
  database.close();
  return statSync(file).size;
}
