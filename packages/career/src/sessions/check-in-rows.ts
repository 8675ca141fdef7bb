import { CheckIn } from "./check-in.ts";
import type { CareerStore } from "./session-rows.ts";

type Db = ReturnType<CareerStore["forTenant"]>;

/** The oldest first. */
export async function readCheckIns(db: Db, sessionId: string): Promise<CheckIn[]> {
  const rows = await db
    .selectFrom("career_check_ins")
    .select("content")
    .where("session_id", "=", sessionId)
    .orderBy("created_at", "asc")
    .execute();
  return rows.map(({ content }) => CheckIn.parse(JSON.parse(content)));
}

export async function writeCheckIn(db: Db, sessionId: string, checkIn: CheckIn): Promise<void> {
  await db
    .insertInto("career_check_ins")
    .values({
      session_id: sessionId,
      id: checkIn.check_in_id,
      content: JSON.stringify(checkIn),
      created_at: checkIn.at,
    })
    .execute();
}

export async function deleteCheckIn(db: Db, sessionId: string, id: string): Promise<void> {
  await db
    .deleteFrom("career_check_ins")
    .where("session_id", "=", sessionId)
    .where("id", "=", id)
    .execute();
}
