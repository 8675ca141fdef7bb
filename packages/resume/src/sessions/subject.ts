/** Which résumé a message is about. A conversation never slips from one to another. */
import type { Principal } from "@bole/base";
import type { DeskParts } from "../desk/parts.ts";
import { resumeErrors } from "../errors.ts";
import { EMPTY_LOG } from "../history/edit-log.ts";
import { type ResumeDocument, readDocument } from "../model/document.ts";
import { TurnMemory } from "../reading/understanding.ts";
import type { ChatRequest } from "./chat-request.ts";
import type { Session } from "./session-rows.ts";

export interface Subject {
  readonly resume_id: string | null;
  readonly document: ResumeDocument;
  readonly version: number;
  readonly memory: TurnMemory;
  /** The résumé came with the message, and is what holds now. */
  readonly isGiven: boolean;
}

export async function subjectOf(
  { talent }: Pick<DeskParts, "talent">,
  principal: Principal,
  { resume_id, resume_data }: Pick<ChatRequest, "resume_id" | "resume_data">,
  session: Session | undefined,
): Promise<Subject> {
  const memory = session?.memory ?? TurnMemory.parse({});
  const id = resume_id ?? session?.resume_id ?? null;
  assertSame(session, id, resume_data !== undefined);
  if (id !== null) {
    const { resume } = await talent.resumes.get(principal, id);
    const { data: document, version } = resume;
    return { resume_id: id, document, version, memory, isGiven: false };
  }
  const { document, log } = session?.inline ?? { document: {}, log: EMPTY_LOG };
  const { version } = log;
  if (resume_data === undefined) {
    return { resume_id: null, document, version, memory, isGiven: false };
  }
  const given = readDocument(resume_data);
  return { resume_id: null, document: given, version, memory, isGiven: true };
}

function assertSame(session: Session | undefined, id: string | null, isGiven: boolean): void {
  if (session === undefined) return;
  if (session.resume_id === id && (id === null || !isGiven)) return;
  const about = session.resume_id === null ? "one that was sent along" : `"${session.resume_id}"`;
  throw resumeErrors.error("session-of-another-resume", {
    detail: `The conversation "${session.id}" is about another résumé: ${about}.`,
    data: { resume_id: session.resume_id },
  });
}
