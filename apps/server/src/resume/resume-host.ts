import type { ResumeChat, ResumeDesk } from "@bole/resume";

/** Where résumés are edited, and talked to. */
export interface ResumeHost {
  readonly desk: ResumeDesk;
  readonly chat: ResumeChat;
}
