/** Conversations and their turns in columns. */
import { z } from "zod";
import { AgentEvent } from "../agent/events.ts";
import type { Db } from "../desk/parts.ts";
import { resumeErrors } from "../errors.ts";
import { EditLog } from "../history/edit-log.ts";
import type { ResumeDocument } from "../model/document.ts";
import { TurnMemory } from "../reading/understanding.ts";
import { StoredProposal } from "./proposal.ts";

export interface Session {
  readonly id: string;
  /** Null for one about a résumé that was sent along. */
  readonly resume_id: string | null;
  /** That résumé with its edits; null where it is stored. */
  readonly inline: { readonly document: ResumeDocument; readonly log: EditLog } | null;
  readonly memory: TurnMemory;
  readonly title: string;
  readonly actor: string;
  readonly created_at: string;
  readonly updated_at: string;
}

export interface Turn {
  readonly id: string;
  readonly session_id: string;
  readonly message_id: string | null;
  readonly message: string;
  /** Without the résumé, which its version tells. */
  readonly events: AgentEvent[];
  readonly solver: string | null;
  readonly version: number;
  readonly proposal: StoredProposal | null;
  readonly created_at: string;
}

const Document = z.record(z.string(), z.unknown());

/** Throws for a conversation of somebody else: what people say of their résumés is between them and Bole. */
export async function findSession(db: Db, id: string, user: string): Promise<Session | undefined> {
  const row = await db
    .selectFrom("resume_sessions")
    .select([
      "id",
      "resume_id",
      "document",
      "log",
      "memory",
      "title",
      "actor",
      "created_at",
      "updated_at",
    ])
    .where("id", "=", id)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  if (row.actor !== user) throw unknown(id);
  const { document, log, memory, ...rest } = row;
  return {
    ...rest,
    memory: TurnMemory.parse(JSON.parse(memory)),
    inline:
      document === null
        ? null
        : {
            document: Document.parse(JSON.parse(document)),
            log: EditLog.parse(JSON.parse(log ?? "{}")),
          },
  };
}

export async function readSession(db: Db, id: string, user: string): Promise<Session> {
  const session = await findSession(db, id, user);
  if (session !== undefined) return session;
  throw unknown(id);
}

function unknown(id: string) {
  return resumeErrors.error("resume-session-unknown", `There is no conversation "${id}".`);
}

/** Begins it, or writes what changed in it. */
export async function saveSession(db: Db, session: Session): Promise<void> {
  const { inline, memory, ...rest } = session;
  const columns = {
    memory: JSON.stringify(memory),
    document: inline && JSON.stringify(inline.document),
    log: inline && JSON.stringify(inline.log),
    updated_at: session.updated_at,
  };
  await db
    .insertInto("resume_sessions")
    .values({ ...rest, ...columns })
    .onConflict((conflict) => conflict.columns(["tenant", "id"]).doUpdateSet(columns))
    .execute();
}

const TURN = [
  "id",
  "session_id",
  "message_id",
  "message",
  "events",
  "solver",
  "version",
  "proposal",
  "created_at",
] as const;

export async function findTurn(
  db: Db,
  session_id: string,
  message_id: string,
): Promise<Turn | undefined> {
  const row = await db
    .selectFrom("resume_turns")
    .select(TURN)
    .where("session_id", "=", session_id)
    .where("message_id", "=", message_id)
    .executeTakeFirst();
  return row && fromTurnRow(row);
}

export async function readProposal(db: Db, session_id: string, id: string): Promise<Turn> {
  const row = await db
    .selectFrom("resume_turns")
    .select(TURN)
    .where("session_id", "=", session_id)
    .where("id", "=", id)
    .where("proposal", "is not", null)
    .executeTakeFirst();
  if (row !== undefined) return fromTurnRow(row);
  throw resumeErrors.error(
    "proposal-unknown",
    `The conversation "${session_id}" has no proposal "${id}".`,
  );
}

export async function saveProposal(db: Db, proposal: StoredProposal): Promise<void> {
  await db
    .updateTable("resume_turns")
    .set({ proposal: JSON.stringify(proposal) })
    .where("id", "=", proposal.id)
    .execute();
}

/** The newest ones, oldest first. */
export async function readTurns(db: Db, session_id: string, limit: number): Promise<Turn[]> {
  const rows = await db
    .selectFrom("resume_turns")
    .select(TURN)
    .where("session_id", "=", session_id)
    .orderBy("pos", "desc")
    .limit(limit)
    .execute();
  return rows.map(fromTurnRow).toReversed();
}

export async function addTurn(db: Db, turn: Turn): Promise<void> {
  const { events, proposal, ...rest } = turn;
  await db
    .insertInto("resume_turns")
    .values({
      ...rest,
      events: JSON.stringify(withoutResumes(events)),
      proposal: proposal && JSON.stringify(proposal),
    })
    .execute();
}

function withoutResumes(events: readonly AgentEvent[]): AgentEvent[] {
  return events.map((event) => {
    if (event.type !== "tool_result") return event;
    const { resume_data: _, ...content } = event.content;
    return { ...event, content };
  });
}

type TurnRow = Omit<Turn, "events" | "proposal"> & { events: string; proposal: string | null };

function fromTurnRow({ events, proposal, ...row }: TurnRow): Turn {
  return {
    ...row,
    events: z.array(AgentEvent).parse(JSON.parse(events)),
    proposal: proposal === null ? null : StoredProposal.parse(JSON.parse(proposal)),
  };
}
