import type { ResumeDesk } from "@bole/resume";

/** Where résumés are edited. */
export interface ResumeHost {
  readonly desk: ResumeDesk;
}
