/** Opens the desk that résumés are edited at, and the conversations about them. */
import { randomUUID } from "node:crypto";
import type { Models } from "@bole/models";
import { type DeskParts, ResumeChat, ResumeDesk, understand } from "@bole/resume";
import type { ResumeHost } from "./resume-host.ts";

export interface ResumeHostOptions extends Pick<DeskParts, "store" | "talent"> {
  /** Understand what rules do not; without them the rules alone answer. */
  readonly models: Pick<Models, "run">;
}

export interface OpenResumeHost extends ResumeHost {
  /** When nothing is being answered any more; the store stays open. */
  readonly close: () => Promise<void>;
}

export function openResumeHost({ store, talent, models }: ResumeHostOptions): OpenResumeHost {
  const parts: DeskParts = {
    store,
    talent,
    now: () => new Date(),
    newId: (prefix) => `${prefix}_${randomUUID()}`,
    newEntryId: (prefix) => `${prefix}-${randomUUID().slice(0, 8)}`,
  };
  const chat = new ResumeChat({ ...parts, understand, models });
  return { desk: new ResumeDesk(parts), chat, close: () => chat.close() };
}
