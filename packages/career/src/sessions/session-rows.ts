import type { Store } from "@bole/store";
import { careerErrors } from "../errors.ts";
import type { CareerTables } from "../sql/tables.ts";
import type { ItemMark } from "./current-plan.ts";

export type CareerStore = Store<CareerTables>;
type Db = ReturnType<CareerStore["forTenant"]>;

export interface SessionRow {
  readonly pos: number;
  readonly id: string;
  readonly user_id: string;
  readonly title: string;
  readonly input: unknown;
  readonly feed_hash: string | null;
  readonly created_at: string;
}

const COLUMNS = ["pos", "id", "user_id", "title", "input", "feed_hash", "created_at"] as const;

export async function readSessionRow(db: Db, user: string, id: string): Promise<SessionRow> {
  const row = await db
    .selectFrom("career_sessions")
    .select(COLUMNS)
    .where("id", "=", id)
    // What somebody thinks about their career is nobody else's business.
    .where("user_id", "=", user)
    .executeTakeFirst();
  if (row) return fromRow(row);
  throw careerErrors.error("career-session-unknown", `There is no career session "${id}".`);
}

/** Newest first. */
export async function listSessionRows(
  db: Db,
  user: string,
  limit: number,
  before: number | null,
): Promise<SessionRow[]> {
  let query = db
    .selectFrom("career_sessions")
    .select(COLUMNS)
    .where("user_id", "=", user)
    .orderBy("pos", "desc");
  if (before !== null) query = query.where("pos", "<", before);
  const rows = await query.limit(limit).execute();
  return rows.map(fromRow);
}

function fromRow({
  pos,
  input,
  ...row
}: { pos: number | null; input: string } & Omit<SessionRow, "pos" | "input">): SessionRow {
  return { ...row, pos: pos ?? 0, input: JSON.parse(input) };
}

export async function readMarks(db: Db, sessionId: string): Promise<ItemMark[]> {
  return db
    .selectFrom("career_items")
    .select(["item_id", "done_at", "date", "title", "removed_at"])
    .where("session_id", "=", sessionId)
    .execute();
}

export async function writeMark(
  db: Db,
  sessionId: string,
  mark: ItemMark,
  updated_at: string,
): Promise<void> {
  const { done_at, date, title, removed_at } = mark;
  // What is not said stays as it was.
  const values = {
    ...{ done_at, date, updated_at },
    ...(title !== undefined && { title }),
    ...(removed_at !== undefined && { removed_at }),
  };
  await db
    .insertInto("career_items")
    .values({ session_id: sessionId, item_id: mark.item_id, ...values })
    .onConflict((conflict) =>
      conflict.columns(["tenant", "session_id", "item_id"]).doUpdateSet(values),
    )
    .execute();
}
