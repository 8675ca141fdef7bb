/** What the recruiter's agents keep beside talent's records. */
import type { MailPurpose } from "@bole/talent";
import type { Language } from "../agents/shared/language.ts";

interface MailTemplateRow {
  pos: number | null;
  tenant: string;
  id: string;
  name: string;
  about: MailPurpose;
  language: Language;
  subject: string;
  text: string;
  version: number;
  created_at: string;
  updated_at: string;
}

interface SlotHoldRow {
  tenant: string;
  application_id: string;
  interviewer_id: string;
  starts_at: string;
  ends_at: string;
  /** 1 for the one that is proposed, 0 for one that can be chosen instead. */
  proposed: number;
  expires_at: string;
  /** The run that has offered it; empty where that was not kept yet. */
  run_id: string;
}

export interface RecruiterAgentTables {
  mail_templates: MailTemplateRow;
  recruiter_slot_holds: SlotHoldRow;
}
