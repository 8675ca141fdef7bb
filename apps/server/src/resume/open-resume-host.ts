/** Opens the desk that résumés are edited at. There is nothing to close: the store is its opener's. */
import { randomUUID } from "node:crypto";
import { type DeskParts, ResumeDesk } from "@bole/resume";
import type { ResumeHost } from "./resume-host.ts";

export type ResumeHostOptions = Pick<DeskParts, "store" | "talent">;

export function openResumeHost({ store, talent }: ResumeHostOptions): ResumeHost {
  const parts: DeskParts = {
    store,
    talent,
    now: () => new Date(),
    newId: (prefix) => `${prefix}_${randomUUID()}`,
    newEntryId: (prefix) => `${prefix}-${randomUUID().slice(0, 8)}`,
  };
  return { desk: new ResumeDesk(parts) };
}
