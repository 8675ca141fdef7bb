/** What the router needs of the house around it. The façade of the recruiter wires it. */
import type { Principal } from "@bole/base";
import type { EmbeddedBecause } from "../model/embedded-because.ts";
import type { RecordLink, ToolCallView } from "../model/events.ts";
import type { Route, WorkflowType } from "../model/names.ts";
import type { Wanted } from "../model/understood.ts";
import type { SessionMemory } from "../reading/memory.ts";
import type { Pending } from "../reading/pending.ts";
import type { Answered, Reading } from "../reading/reading.ts";

export interface Said {
  readonly role: "user" | "assistant";
  readonly text: string;
}

/** One message and what came of it. */
export interface Turn {
  readonly session_id: string;
  readonly message_id: string;
  /** Of the message's own run. */
  readonly run_id: string;
  readonly user: string;
  readonly message: string;
  readonly reply: string;
  readonly route: Route;
  readonly workflow_id: string | null;
  readonly workflow_type: WorkflowType | null;
  readonly links: readonly RecordLink[];
  readonly memory: SessionMemory;
}

export interface Sessions {
  /** Nothing is known of one that begins. */
  memory(tenant: string, session_id: string): Promise<SessionMemory>;
  /** The last few, oldest first, without the message that is being answered. */
  history(tenant: string, session_id: string, limit: number): Promise<Said[]>;
  /** Once for a `message_id`: a repeated call changes nothing. */
  save(tenant: string, turn: Turn): Promise<void>;
}

export interface PendingInterrupts {
  /** Those of the conversation's workflows that wait for a person, newest first. */
  pending(tenant: string, session_id: string): Promise<Pending[]>;
  /** Whom a workflow has found or dealt with, in its order; nobody while it runs. */
  found(tenant: string, workflow_id: string): Promise<readonly RecordLink[]>;
}

export interface StartWorkflow {
  readonly principal: Principal;
  readonly session_id: string;
  readonly message_id: string;
  /** The workflow's run id derives from it: starting twice is starting once. */
  readonly run_id: string;
  readonly goal: string;
  readonly wanted: Wanted;
  readonly route: "planner" | "direct";
  /** Of the message. */
  readonly embedded_because: EmbeddedBecause;
  readonly calls: readonly ToolCallView[];
  readonly reader: Reading["reader"];
}

export type WorkflowState = "running" | "waiting" | "completed" | "failed" | "cancelled";

export interface Started {
  readonly workflow_id: string;
  readonly status: WorkflowState;
}

export interface WorkflowStarter {
  start(workflow: StartWorkflow): Promise<Started>;
}

export interface GivenAnswer extends Answered {
  readonly principal: Principal;
  readonly session_id: string;
  /** The message that answers: what the workflow does from now on is told as its answer. */
  readonly message_id: string;
  readonly language: "zh" | "en";
  readonly calls: readonly ToolCallView[];
  readonly reader: Reading["reader"];
}

export interface Answers {
  /** Refuses with a typed error what has been answered or has expired meanwhile. */
  answer(given: GivenAnswer): Promise<Started>;
}
