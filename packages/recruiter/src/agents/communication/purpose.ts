/** What a mail is about; templates are kept by it. */
import type { MailPurpose } from "@bole/talent";
import { z } from "zod";

export const DraftAbout = z.enum(["outreach", "follow_up", "rejection"]);
export type DraftAbout = z.infer<typeof DraftAbout>;

/** Nobody has asked for a first or a second mail: both carry the way not to get any more. */
export const PURPOSE: Readonly<Record<DraftAbout, Exclude<MailPurpose, "interview">>> = {
  outreach: "outreach",
  follow_up: "outreach",
  rejection: "notice",
};
