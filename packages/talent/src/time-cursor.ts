/**
 * A place in a list that goes by time, newest first. Rows of the same instant are told apart by their
 * id: by the time alone, those after a page's last row would be left out.
 */
import type { ExpressionBuilder, ExpressionWrapper, ReferenceExpression, SqlBool } from "kysely";
import { z } from "zod";

const CURSOR = /^(\d{4}-\d\d-\d\dT[\d:.]+Z)~(.{1,200})$/;

/** The `next` of the page before. */
export const TimeCursor = z.string().regex(CURSOR, "use the `next` of the page before");

export const timeCursor = (at: string, id: string): string => `${at}~${id}`;

/** Rows after the cursor in a list that is ordered by both columns, descending. */
export function afterCursor<Db, Table extends keyof Db>(
  eb: ExpressionBuilder<Db, Table>,
  cursor: string,
  columns: {
    readonly at: ReferenceExpression<Db, Table>;
    readonly id: ReferenceExpression<Db, Table>;
  },
): ExpressionWrapper<Db, Table, SqlBool> {
  const [, at = "", id = ""] = CURSOR.exec(TimeCursor.parse(cursor)) ?? [];
  return eb.or([
    eb(columns.at, "<", at),
    eb.and([eb(columns.at, "=", at), eb(columns.id, "<", id)]),
  ]);
}
