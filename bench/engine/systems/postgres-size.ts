import pg from "pg";

/** Bytes of a database now, and as they were at the end once it is over. */
export function postgresSize(url: string) {
  const pool = new pg.Pool({ connectionString: url, max: 1 });
  let last: number | undefined;
  const read = async () => {
    const { rows } = await pool.query("select pg_database_size(current_database()) as size");
    return Number(rows[0]?.size);
  };
  return {
    bytes: async () => last ?? read(),
    async end() {
      last = await read();
      await pool.end();
    },
  };
}
