/** Whether a message answers something that waits, and what it says to it. */
import { threadJob } from "@bole/base/threads";
import { languageOf } from "@bole/talent/reading";
import type { SessionMemory } from "../memory.ts";
import type { Pending } from "../pending.ts";
import type { Reading } from "../reading.ts";
import { say } from "../text/said.ts";
import { decideFrom } from "./decide.ts";
import { answerToProposal } from "./proposal.ts";

/** Null where it is anything else: that goes on beside what waits. */
export function readAnswer(
  message: string,
  pending: readonly Pending[],
  memory: SessionMemory,
): Reading | null {
  if (pending.length === 0) return null;
  // What was proposed last is what a plain yes means.
  if (answerToProposal(message, memory) !== null) return null;
  const said = say(message);
  const newest = pending.toSorted((a, b) => (a.asked_at < b.asked_at ? 1 : -1));
  for (const one of newest) {
    const decision = decideFrom(said, one, newest);
    if (decision === null) continue;
    const language = /\p{L}/u.test(said.raw) ? languageOf(said.raw) : (memory.language ?? "en");
    const answered = { workflow_id: one.workflow_id, decisions: [decision] };
    return {
      ...{ route: "resume", wanted: null, confidence: 0.9, language, goal: message },
      ...{ answered, asked: null, question: null, intended: null, notes: [] },
      embedded_because: null,
    };
  }
  return null;
}

export const readAnswerJob = threadJob<typeof readAnswer>(new URL(import.meta.url), "readAnswer");
