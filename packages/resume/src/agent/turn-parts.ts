/** What a message is answered with, and what it is about. */
import type { Threads } from "@bole/base/threads";
import type { Models } from "@bole/models";
import type { ResumeDocument } from "../model/document.ts";
import type { Turn, TurnMemory, Understood } from "../reading/understanding.ts";

export interface TurnParts {
  /** The embedded reader, with what it means for a résumé. */
  readonly understand: (turn: Turn) => Promise<Understood>;
  /** Where texts are read, the model's among them. @default the caller's own thread */
  readonly threads?: Threads;
  /** Without them the rules alone answer. */
  readonly models?: Pick<Models, "run">;
  /** Whether what a model says may be said to people. @default it may */
  readonly mayBeSaid?: (words: string, tenant: string | undefined) => Promise<boolean>;
  /** Such as `edu-3f9a…` for the prefix `edu`. */
  readonly newId: (prefix: string) => string;
  readonly now: () => Date;
}

export interface TurnRequest {
  readonly message: string;
  readonly document: ResumeDocument;
  readonly memory: TurnMemory;
  readonly tenant: string;
  readonly signal?: AbortSignal;
}
