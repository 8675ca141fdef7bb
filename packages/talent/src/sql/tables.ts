import type { ContactTables } from "./contact-tables.ts";
import type { EffectTables } from "./effect-tables.ts";
import type { ImportTables } from "./import-tables.ts";
import type { InterviewTables } from "./interview-tables.ts";
import type { JobTables } from "./job-tables.ts";
import type { MailTables } from "./mail-tables.ts";
import type { NoteTables } from "./note-tables.ts";
import type { PeopleTables } from "./people-tables.ts";
import type { PrivacyTables } from "./privacy-tables.ts";
import type { ViewTables } from "./view-tables.ts";
import type { WorkflowTables } from "./workflow-tables.ts";

/** Talent's rows, as they are in SQL. The search index has tables of its own. */
export interface TalentTables
  extends PeopleTables,
    JobTables,
    ContactTables,
    InterviewTables,
    MailTables,
    WorkflowTables,
    ViewTables,
    NoteTables,
    EffectTables,
    PrivacyTables,
    ImportTables {}

/** A tenant's row as it is written: the store fills in the tenant, the database the position. */
export type NewRow<Table extends keyof TalentTables> = Omit<TalentTables[Table], "tenant" | "pos">;
