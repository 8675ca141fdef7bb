import type { Embedder } from "@bole/models";
import type { InterviewPreparations, ResumeChat, ResumeDesk, ResumeVariants } from "@bole/resume";

/** Where résumés are edited, and talked to. */
export interface ResumeHost {
  readonly desk: ResumeDesk;
  readonly chat: ResumeChat;
  readonly variants: ResumeVariants;
  readonly preparations: InterviewPreparations;
  /** Compares lines with advertisements by what they mean. */
  readonly embedder: Embedder;
}
