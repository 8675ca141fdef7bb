/** What comes out of PostgreSQL, so that callers see the same as with SQLite. */
import pg from "pg";

const { builtins } = pg.types;

/** A number where that loses nothing, a bigint where it would. */
function integer(text: string): number | bigint {
  const number = Number(text);
  return Number.isSafeInteger(number) ? number : BigInt(text);
}

/** No column has this type, but `sum` of integers does. */
function numeric(text: string): number | bigint {
  return /^-?\d+$/.test(text) ? integer(text) : Number(text);
}

const bytea = pg.types.getTypeParser(builtins.BYTEA);

function bytes(text: string): Uint8Array {
  return new Uint8Array(bytea(text) as Buffer);
}

const PARSERS = new Map<number, (text: string) => unknown>([
  [builtins.INT8, integer],
  [builtins.NUMERIC, numeric],
  [builtins.BYTEA, bytes],
]);

export const valueTypes: pg.CustomTypesConfig = {
  getTypeParser: (oid, format) =>
    PARSERS.get(oid) ?? pg.types.getTypeParser(oid, format === "binary" ? "text" : format),
};
