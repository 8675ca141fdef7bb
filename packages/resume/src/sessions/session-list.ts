/** Conversations as they are looked up again. */
import { z } from "zod";
import { AgentEvent } from "../agent/events.ts";
import type { Db } from "../desk/parts.ts";
import { Proposal, shownProposal } from "./proposal.ts";
import { readSession, readTurns } from "./session-rows.ts";

export const SessionSummary = z.object({
  id: z.string(),
  resume_id: z.string().nullable().describe("Null for one about a résumé that was sent along"),
  title: z.string().describe("How it began"),
  actor: z.string(),
  created_at: z.string(),
  updated_at: z.string(),
});
export type SessionSummary = z.infer<typeof SessionSummary>;

export const Conversation = SessionSummary.extend({
  resume_data: z
    .record(z.string(), z.unknown())
    .nullable()
    .describe("The résumé that was sent along, as it is now"),
  turns: z
    .array(
      z.object({
        id: z.string(),
        message_id: z.string().nullable(),
        message: z.string(),
        events: z.array(AgentEvent).describe("What was answered, without the résumé"),
        solver: z.string().nullable(),
        version: z.int().describe("Of the résumé, after it"),
        proposal: Proposal.nullable().describe("As it is now"),
        created_at: z.string(),
      }),
    )
    .describe("Oldest first, the newest 200"),
});
export type Conversation = z.infer<typeof Conversation>;

export interface SessionFilter {
  readonly resume_id?: string;
  /** @default 50 */
  readonly limit?: number;
  /** The `next` of the page before. */
  readonly after?: string;
}

export interface SessionPage {
  readonly items: SessionSummary[];
  readonly next: string | null;
}

const MAX_TURNS = 200;

/** One's own, those first in which something was said last. */
export async function listSessions(
  db: Db,
  user: string,
  { resume_id, limit = 50, after }: SessionFilter,
): Promise<SessionPage> {
  const from = Number(after ?? 0);
  let query = db
    .selectFrom("resume_sessions")
    .select(["id", "resume_id", "title", "actor", "created_at", "updated_at"])
    .where("actor", "=", user)
    .orderBy("updated_at", "desc")
    .orderBy("pos", "desc")
    .offset(from)
    .limit(limit + 1);
  if (resume_id !== undefined) query = query.where("resume_id", "=", resume_id);
  const rows = await query.execute();
  return {
    items: rows.slice(0, limit),
    next: rows.length > limit ? String(from + limit) : null,
  };
}

export async function readConversation(db: Db, id: string, user: string): Promise<Conversation> {
  const { inline, memory: _, ...session } = await readSession(db, id, user);
  const turns = await readTurns(db, id, MAX_TURNS);
  return {
    ...session,
    resume_data: inline?.document ?? null,
    turns: turns.map(({ session_id: _session, proposal, ...turn }) => ({
      ...turn,
      proposal: proposal && shownProposal(proposal),
    })),
  };
}

export async function removeSession(db: Db, id: string, user: string): Promise<void> {
  await readSession(db, id, user);
  await db.deleteFrom("resume_sessions").where("id", "=", id).execute();
}
