/** The first message begins a conversation; it belongs to whoever wrote that. */
import { recruiterErrors } from "../errors.ts";
import { NOTHING_KNOWN } from "../reading/memory.ts";
import type { RecruiterDb } from "./store.ts";

const TITLE = 100;

export async function beginSession(
  db: RecruiterDb,
  { id, user, message, at }: { id: string; user: string; message: string; at: string },
): Promise<void> {
  const known = await db
    .selectFrom("recruiter_sessions")
    .select("user_id")
    .where("id", "=", id)
    .executeTakeFirst();
  if (known !== undefined && known.user_id !== user) {
    throw recruiterErrors.error(
      "recruiter-session-unknown",
      `There is no conversation "${id}" of yours.`,
    );
  }
  if (known !== undefined) {
    await db
      .updateTable("recruiter_sessions")
      .set({ updated_at: at })
      .where("id", "=", id)
      .execute();
    return;
  }
  await db
    .insertInto("recruiter_sessions")
    .values({
      id,
      user_id: user,
      title: message.replaceAll(/\s+/g, " ").slice(0, TITLE).toWellFormed(),
      memory: JSON.stringify(NOTHING_KNOWN),
      last_seq: 0,
      created_at: at,
      updated_at: at,
    })
    .execute();
}
