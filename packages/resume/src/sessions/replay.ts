/** An answer that was given before, as it was given: with the résumé as it was after it. */
import type { Principal } from "@bole/base";
import type { AgentEvent } from "../agent/events.ts";
import { versionOf } from "../desk/commit.ts";
import type { DeskParts } from "../desk/parts.ts";
import { applyPatch } from "../history/apply-patch.ts";
import { documentAt } from "../history/edit-log.ts";
import type { ResumeDocument } from "../model/document.ts";
import { readSession, type Turn } from "./session-rows.ts";

export async function replayOf(
  parts: Pick<DeskParts, "store" | "talent">,
  principal: Principal,
  turn: Turn,
): Promise<AgentEvent[]> {
  const after = await documentAfter(parts, principal, turn);
  // A proposal's results tell what the résumé would be.
  const items = turn.proposal?.items ?? [];
  const resume_data = items.reduce((document, { patch }) => applyPatch(document, patch), after);
  return turn.events.map((event, index) => {
    const call = turn.events[index - 1];
    const isRead = call?.type === "tool_call" && call.content.name === "CVReader";
    if (event.type !== "tool_result" || isRead) return event;
    return { ...event, content: { ...event.content, resume_data } };
  });
}

async function documentAfter(
  { store, talent }: Pick<DeskParts, "store" | "talent">,
  principal: Principal,
  { session_id, version, proposal }: Turn,
): Promise<ResumeDocument> {
  const db = store.forTenant(principal.tenant);
  const { resume_id, inline } = await readSession(db, session_id, principal.user);
  const wanted = proposal?.base_version ?? version;
  if (resume_id === null) {
    return documentAt(wanted, inline?.document ?? {}, inline?.log.edits ?? []);
  }
  const { resume } = await talent.resumes.get(principal, resume_id);
  return versionOf(db, resume, wanted);
}
