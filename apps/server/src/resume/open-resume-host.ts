/** Opens the desk that résumés are edited at, and the conversations about them. */
import { randomUUID } from "node:crypto";
import { LOCAL_OWNER } from "@bole/base";
import { inlineThreads, type Threads } from "@bole/base/threads";
import type { Guardrails } from "@bole/guardrails";
import type { Reader } from "@bole/language";
import type { Embedder, Models } from "@bole/models";
import {
  createModelReading,
  createUnderstand,
  type DeskParts,
  InterviewPreparations,
  ResumeChat,
  ResumeDesk,
  ResumeVariants,
} from "@bole/resume";
import type { ResumeHost } from "./resume-host.ts";

export interface ResumeHostOptions extends Pick<DeskParts, "store" | "talent"> {
  /** Reads messages where no model does. */
  readonly reader: Reader;
  /** Understand what the embedded reader does not. */
  readonly models: Pick<Models, "run" | "converse">;
  /** Stand between what a model says and people. */
  readonly guardrails: Pick<Guardrails, "checkOutput">;
  readonly embedder: Embedder;
  /** Where texts are compared. @default the caller's own thread */
  readonly threads?: Threads;
}

/** In whose name a model's words are checked, and logged where they do not pass. */
const AGENT = { user: "agent:resume_chat", roles: [] };

export interface OpenResumeHost extends ResumeHost {
  /** When nothing is being answered any more; the store stays open. */
  readonly close: () => Promise<void>;
}

export function openResumeHost(options: ResumeHostOptions): OpenResumeHost {
  const { store, talent, models, guardrails, reader, threads = inlineThreads } = options;
  const parts: DeskParts = {
    store,
    talent,
    now: () => new Date(),
    newId: (prefix) => `${prefix}_${randomUUID()}`,
    newEntryId: (prefix) => `${prefix}-${randomUUID().slice(0, 8)}`,
  };
  const chat = new ResumeChat({
    ...parts,
    understand: createUnderstand(reader, threads),
    byModel: createModelReading(reader, threads),
    threads,
    models,
    mayBeSaid: async (words, tenant = LOCAL_OWNER.tenant) => {
      const { allowed } = await guardrails.checkOutput(words, {}, { ...AGENT, tenant });
      return allowed;
    },
  });
  return {
    desk: new ResumeDesk(parts),
    chat,
    variants: new ResumeVariants(parts),
    preparations: new InterviewPreparations(parts),
    embedder: options.embedder,
    close: () => chat.close(),
  };
}
