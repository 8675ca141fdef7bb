/** Replies, as the runs that wait for them are told. */
import type { Store } from "@bole/store";
import { readMessage } from "../../messages/message-rows.ts";
import type { Db, Tables } from "../../parts.ts";

/** The event's name is `email_reply`. */
export interface ReplyEvent {
  readonly message_id: string;
  readonly thread_id: string;
  readonly person_id: string | null;
  readonly job_id: string | null;
  readonly application_id: string | null;
}

export async function replyEvent(db: Db, id: string): Promise<ReplyEvent> {
  const { thread_id, person_id, job_id } = await readMessage(db, id);
  const application = await db
    .selectFrom("applications")
    .select("id")
    .where("person_id", "=", person_id ?? "")
    .where("job_id", "=", job_id ?? "")
    .executeTakeFirst();
  return { message_id: id, thread_id, person_id, job_id, application_id: application?.id ?? null };
}

export function unannouncedReplies(store: Store<Tables>) {
  return store
    .acrossTenants("after a start, the runs of all tenants are told what they missed")
    .selectFrom("messages")
    .select(["tenant", "id"])
    .where("announced", "=", 0)
    .orderBy("pos")
    .execute();
}
