import type { ChatParts } from "../chat/parts.ts";
import type { Answers, WorkflowStarter } from "./ports.ts";

/** Everything that a message may need. */
export interface RouterParts extends ChatParts {
  readonly workflows: WorkflowStarter;
  readonly answers: Answers;
}

/** A node by itself is no step of a plan. */
export const PART = { part_of: "recruiter_router" } as const;
