import type { MailTemplates, Recruiter } from "@bole/recruiter";

/** Where recruiters say what they need, and see it done. */
export interface RecruiterHost {
  readonly recruiter: Recruiter;
  readonly mailTemplates: MailTemplates;
}
