/** The library's conditions as ours. */
import type { CleanedWhere } from "better-auth/adapters";
import type { ExpressionBuilder, SqlBool } from "kysely";
import type { AuthTables } from "../sql/tables.ts";
import { columnOf } from "./columns.ts";

type Tables = Record<keyof AuthTables, Record<string, unknown>>;
type Builder = ExpressionBuilder<Tables, keyof AuthTables>;

/** Those that are joined by "or" are one alternative together, beside all others. */
export function conditionOf(where: readonly CleanedWhere[]) {
  return (eb: Builder) => {
    const all = where.filter(({ connector }) => connector !== "OR").map((one) => single(eb, one));
    const any = where.filter(({ connector }) => connector === "OR").map((one) => single(eb, one));
    return eb.and([...all, ...(any.length > 0 ? [eb.or(any)] : [])]);
  };
}

function single(eb: Builder, { field, operator, value }: CleanedWhere) {
  const column = columnOf(field);
  switch (operator) {
    case "eq":
      return value === null ? eb(column, "is", null) : eb(column, "=", value);
    case "ne":
      return value === null ? eb(column, "is not", null) : eb(column, "!=", value);
    case "lt":
      return eb(column, "<", value);
    case "lte":
      return eb(column, "<=", value);
    case "gt":
      return eb(column, ">", value);
    case "gte":
      return eb(column, ">=", value);
    case "in":
      return oneOf(eb, column, value);
    case "not_in":
      return eb.not(oneOf(eb, column, value));
    default:
      // Nothing that Bole uses searches by parts of words.
      throw new TypeError(`The operator "${operator}" is not supported.`);
  }
}

function oneOf(eb: Builder, column: string, value: CleanedWhere["value"]) {
  const values = Array.isArray(value) ? value : [value];
  return values.length === 0 ? eb.val<SqlBool>(0) : eb(column, "in", values);
}
