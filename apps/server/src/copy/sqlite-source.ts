/** The tables of an embedded Bole, for reading them one by one. */
import { DatabaseSync } from "node:sqlite";

export interface SourceTable {
  readonly name: string;
  readonly columns: readonly string[];
  readonly rows: number;
}

export class SqliteSource {
  readonly #database: DatabaseSync;

  constructor(file: string) {
    this.#database = new DatabaseSync(file, { readOnly: true });
  }

  /**
   * Those first that others refer to. Without the search index: each database has it in a form and
   * with a clock of its own, and it is made anew from the rest.
   */
  tables(): SourceTable[] {
    const names = this.#database
      .prepare(
        `select name from pragma_table_list where schema = 'main' and type = 'table'
         and name not glob 'sqlite_*' and name not glob 'search_*' and name <> 'schema_migrations'
         order by name`,
      )
      .all()
      .map(({ name }) => String(name));
    const sorted: string[] = [];
    const visit = (name: string, path: readonly string[]) => {
      if (sorted.includes(name) || path.includes(name)) return;
      for (const other of this.#referred(name)) visit(other, [...path, name]);
      sorted.push(name);
    };
    for (const name of names) visit(name, []);
    return sorted.map((name) => ({
      name,
      columns: this.#columns(name),
      rows: Number(this.#database.prepare(`select count(*) as n from "${name}"`).get()?.n),
    }));
  }

  *rows({ name, columns }: SourceTable): Generator<unknown[]> {
    const list = columns.map((column) => `"${column}"`).join(", ");
    const statement = this.#database.prepare(`select ${list} from "${name}"`);
    statement.setReadBigInts(true);
    for (const row of statement.iterate()) yield columns.map((column) => row[column] ?? null);
  }

  close(): void {
    this.#database.close();
  }

  #columns(name: string): string[] {
    const rows = this.#database.prepare("select name from pragma_table_info(?)").all(name);
    return rows.map((row) => String(row.name));
  }

  #referred(name: string): string[] {
    const query = 'select distinct "table" as other from pragma_foreign_key_list(?)';
    return this.#database
      .prepare(query)
      .all(name)
      .map(({ other }) => String(other));
  }
}
