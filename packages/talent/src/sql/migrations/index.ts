import { defineMigrations } from "@bole/store";
import type { TalentTables } from "../tables.ts";
import { people } from "./001-people.ts";
import { sameness } from "./002-sameness.ts";
import { jobs } from "./003-jobs.ts";
import { applications } from "./004-applications.ts";
import { contacts } from "./005-contacts.ts";
import { workflows } from "./006-workflows.ts";
import { effects } from "./007-effects.ts";
import { effectResults } from "./008-effect-results.ts";
import { outbox } from "./009-outbox.ts";
import { calendars } from "./010-calendars.ts";
import { resumesByTime } from "./011-resumes-by-time.ts";
import { cleanJobs } from "./012-clean-jobs.ts";
import { effectGates } from "./013-effect-gates.ts";
import { mailKinds } from "./014-mail-kinds.ts";
import { archivedJobs } from "./016-archived-jobs.ts";
import { personZones } from "./017-person-zones.ts";
import { ownResumes } from "./018-own-resumes.ts";
import { personLabels } from "./019-person-labels.ts";
import { savedViews } from "./020-saved-views.ts";
import { deletedResumes } from "./021-deleted-resumes.ts";
import { personNotes } from "./022-person-notes.ts";
import { auditChain } from "./023-audit-chain.ts";
import { privacy } from "./024-privacy.ts";
import { laterImports } from "./025-later-imports.ts";
import { conversations } from "./026-conversations.ts";

/** Talent's tables; open the store with them. */
export const talentMigrations = defineMigrations<TalentTables>("talent", [
  people,
  sameness,
  jobs,
  applications,
  contacts,
  workflows,
  effects,
  effectResults,
  outbox,
  calendars,
  resumesByTime,
  cleanJobs,
  effectGates,
  mailKinds,
  archivedJobs,
  personZones,
  ownResumes,
  personLabels,
  savedViews,
  deletedResumes,
  personNotes,
  auditChain,
  privacy,
  laterImports,
  conversations,
]);
