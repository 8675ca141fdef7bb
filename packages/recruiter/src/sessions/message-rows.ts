/** Messages as they are kept: once for each id, with what they led to. */
import { z } from "zod";
import {
  Attached,
  MessageContext,
  RecordLink,
  Route,
  type SessionMessage,
} from "../model/index.ts";
import { IncomingMessage } from "../reading/message.ts";
import type { RecruiterDb } from "./store.ts";

export interface StoredMessage extends SessionMessage {
  readonly session_id: string;
  readonly user: string;
  readonly input: IncomingMessage;
  readonly reply: string | null;
  readonly workflow_id: string | null;
  readonly links: readonly RecordLink[];
}

const COLUMNS = [
  "session_id",
  "message_id",
  "user_id",
  "message",
  "attachments",
  "context",
  "input",
  "run_id",
  "route",
  "reply",
  "workflow_id",
  "links",
  "created_at",
] as const;

type Row = Awaited<ReturnType<ReturnType<typeof select>["executeTakeFirstOrThrow"]>>;

const select = (db: RecruiterDb) => db.selectFrom("recruiter_messages").select(COLUMNS);

export function storedMessage(row: Row): StoredMessage {
  const { user_id, created_at, ...rest } = row;
  return {
    ...rest,
    user: user_id,
    at: created_at,
    attachments: z.array(Attached).parse(JSON.parse(row.attachments)),
    context: MessageContext.parse(JSON.parse(row.context)),
    input: IncomingMessage.parse(JSON.parse(row.input)),
    links: z.array(RecordLink).parse(JSON.parse(row.links)),
    route: Route.nullable().parse(row.route),
  };
}

export async function findMessage(
  db: RecruiterDb,
  sessionId: string,
  messageId: string,
): Promise<StoredMessage | undefined> {
  const row = await select(db)
    .where("session_id", "=", sessionId)
    .where("message_id", "=", messageId)
    .executeTakeFirst();
  return row && storedMessage(row);
}

/** In the order in which they were sent. */
export async function messagesOf(db: RecruiterDb, sessionId: string): Promise<StoredMessage[]> {
  const rows = await select(db).where("session_id", "=", sessionId).orderBy("pos").execute();
  return rows.map(storedMessage);
}
