/** What a message is answered with, and what it is about. */
import type { Threads } from "@bole/base/threads";
import type { Reading } from "@bole/language";
import type { Models, SaidBefore } from "@bole/models";
import type { ResumeDocument } from "../model/document.ts";
import type { TurnToCarryOut } from "../reading/carry-out.ts";
import type { Turn, TurnMemory, Understood } from "../reading/understanding.ts";

export interface TurnParts {
  /** The embedded reader, with what it means for a résumé. */
  readonly understand: (turn: Turn) => Promise<Understood>;
  /** Where texts are read, the model's among them. @default the caller's own thread */
  readonly threads?: Threads;
  /** Without them the embedded reader alone answers. */
  readonly models?: Pick<Models, "run" | "converse">;
  /** What models' calls are read with. Without it none is asked what a message means. */
  readonly byModel?: ModelReading;
  /** Whether what a model says may be said to people. @default it may */
  readonly mayBeSaid?: (words: string, tenant: string | undefined) => Promise<boolean>;
  /** Such as `edu-3f9a…` for the prefix `edu`. */
  readonly newId: (prefix: string) => string;
  readonly now: () => Date;
}

export interface ModelReading {
  /** What the embedded reader reads, to compare a model's calls with. */
  opinion(turn: Turn): Promise<Reading>;
  carryOut(turn: TurnToCarryOut, reading: Reading): Promise<Understood>;
}

export interface TurnRequest {
  readonly message: string;
  readonly document: ResumeDocument;
  readonly memory: TurnMemory;
  readonly tenant: string;
  readonly signal?: AbortSignal;
  /** What was said before, the oldest first. @default nothing */
  readonly history?: readonly SaidBefore[];
}
